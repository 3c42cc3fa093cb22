import type { Failure, PostingAnswer } from '#contract';
import type { FieldErrors } from '#contract/forms/field-errors.ts';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { CallError } from '../../data/http.ts';
import { HONEYPOT, TERMS, toCountryCode } from '../shared/forms/controls.ts';
import { createDraftStore } from '../shared/forms/drafts.ts';
import { createSubmissionKeys } from '../shared/forms/submission.ts';
import { EMPTY_PROPERTY, PROPERTY_FIELDS } from './property-values.ts';

export const EMPTY = {
  posted_by: '',
  name: '',
  email: '',
  country: DEFAULT_COUNTRY,
  phone_number: '',
  rera_number: '',
  ...EMPTY_PROPERTY,
};

/** Form values by field name. */
export type PostingValues = typeof EMPTY;

export type PostingField = Exclude<keyof PostingValues, 'country'> | 'country_code' | 'images' | 'iAgreeToTerms';
export type PostingErrors = FieldErrors<PostingField>;

/** Draft of a property that could not be sent; images cannot be stored and are chosen again. */
export const postingDraft = createDraftStore<PostingValues>('posting-draft');

/** Steps of the form, shown one at a time on phones. */
export const STEPS: { title: string; fields: PostingField[] }[] = [
  {
    title: 'Who you are',
    fields: ['posted_by', 'rera_number', 'name', 'email', 'country_code', 'phone_number'],
  },
  {
    title: 'The property',
    fields: PROPERTY_FIELDS,
  },
  { title: 'Pictures and consent', fields: ['images', 'iAgreeToTerms'] },
];

/** The first step with an error. */
export const stepWith = (errors: PostingErrors): number =>
  STEPS.findIndex(({ fields }) => fields.some((field) => errors[field] !== undefined));

/** Errors of one step. */
export const stepErrors = (step: number, errors: PostingErrors): PostingErrors =>
  Object.fromEntries((STEPS[step]?.fields ?? []).flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));

/** Long enough for five images on a slow connection. */
const TIMEOUT_MS = 180_000;

interface Posting {
  values: PostingValues;
  pictures: File[];
  website: string;
  /** How long the form was open. */
  filledInMs: number;
}

const keys = createSubmissionKeys();

function getSubmissionKey({ values, pictures }: Posting): string {
  return keys.get([values, pictures.map(({ name, size, lastModified }) => [name, size, lastModified])]);
}

function toFormData(posting: Posting): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(toCountryCode(posting.values))) body.set(name, value);
  body.set(TERMS, 'Yes');
  body.set(HONEYPOT, posting.website);
  body.set('filled_in_ms', String(posting.filledInMs));
  body.set('submission_key', getSubmissionKey(posting));
  for (const picture of posting.pictures) body.append('images', picture);
  return body;
}

/** Uses XMLHttpRequest because `fetch` does not report upload progress; without a response the status is 0. */
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

/** Sends a property with its images and reports upload progress. */
export async function sendPosting(posting: Posting, onProgress: (share: number) => void): Promise<PostingAnswer> {
  const answer = await send(toFormData(posting), onProgress);
  keys.confirm();
  return answer;
}

const NAMED = new Set<string>(STEPS.flatMap(({ fields }) => fields));

/** Image fields have a zero-based index; the message counts from one. */
export const pictureError = (field: string, message: string): [string, string] => {
  const place = /^images\.(\d)$/.exec(field)?.[1];
  return place === undefined ? [field, message] : ['images', `Picture ${Number(place) + 1}: ${message}`];
};

/** Field errors from the server, or undefined if the request failed for another reason. */
export function readFieldErrors(error: unknown): PostingErrors | undefined {
  const errors = error instanceof CallError ? (error.failure?.errors ?? []) : [];
  const named = errors
    .flatMap(({ field, message }) => (field === undefined ? [] : [pictureError(field, message)]))
    .filter(([field]) => NAMED.has(field));
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** The server's message for a rate limit, or else a generic one. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof CallError && error.status === 429 && error.failure ? error.failure.msg : 'Something went wrong!';
