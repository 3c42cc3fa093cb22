import type { Failure, PostingAnswer } from '#contract';
import type { PostingErrors } from '#contract/leads/posting-rules.ts';
import { CallError } from '../../data/http.ts';
import { HONEYPOT, TERMS } from '../shared/forms/controls.ts';
import { type PostingValues, STEPS, toFields } from './posting-fields.ts';

/** Five pictures on a slow line. */
const TIMEOUT_MS = 180_000;

export interface Posting {
  values: PostingValues;
  pictures: File[];
  website: string;
  /** How long the form was open. */
  filledInMs: number;
}

/** The last try that is not known to have arrived. The same property sent again carries its key and is stored once. */
let lastTry: { fingerprint: string; key: string } | undefined;

function getSubmissionKey({ values, pictures }: Posting): string {
  const files = pictures.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const fingerprint = JSON.stringify([values, files]);
  if (lastTry?.fingerprint !== fingerprint) lastTry = { fingerprint, key: crypto.randomUUID() };
  return lastTry.key;
}

function toFormData(posting: Posting): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(toFields(posting.values))) body.set(name, value);
  body.set(TERMS, 'Yes');
  body.set(HONEYPOT, posting.website);
  body.set('filled_in_ms', String(posting.filledInMs));
  body.set('submission_key', getSubmissionKey(posting));
  for (const picture of posting.pictures) body.append('images', picture);
  return body;
}

/** `fetch` cannot tell how much of a body has been sent; this can. Without an answer its status is 0. */
const send = (body: FormData, onProgress: (share: number) => void): Promise<PostingAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/public/public-property');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => {
      if (request.status === 201) resolve(request.response as PostingAnswer);
      else reject(new CallError(request.status, (request.response as Failure | null) ?? undefined));
    });
    request.send(body);
  });

/** Sends a property with its pictures, telling how much has gone out. */
export async function sendPosting(posting: Posting, onProgress: (share: number) => void): Promise<PostingAnswer> {
  const answer = await send(toFormData(posting), onProgress);
  lastTry = undefined;
  return answer;
}

const NAMED = new Set<string>(STEPS.flatMap(({ fields }) => fields));

/** A picture is named by its place; people count from one. */
const pictureError = (field: string, message: string): [string, string] => {
  const place = /^images\.(\d)$/.exec(field)?.[1];
  return place === undefined ? [field, message] : ['images', `Picture ${Number(place) + 1}: ${message}`];
};

/** What the server found wrong with the fields, or undefined when it failed for another reason. */
export function readFieldErrors(error: unknown): PostingErrors | undefined {
  const errors = error instanceof CallError ? (error.failure?.errors ?? []) : [];
  const named = errors
    .flatMap(({ field, message }) => (field === undefined ? [] : [pictureError(field, message)]))
    .filter(([field]) => NAMED.has(field));
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** Why nothing was taken, where the server says so in words meant to be read. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof CallError && error.status === 429 && error.failure ? error.failure.msg : 'Something went wrong!';
