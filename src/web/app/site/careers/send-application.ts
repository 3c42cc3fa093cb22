import type { ApplicationAnswer } from '#contract';
import type { ApplicationErrors, ApplicationFields } from '#contract/careers/application-rules.ts';
import { CallError, call } from '../../data/http.ts';
import { HONEYPOT, TERMS } from '../shared/forms/controls.ts';
import { FIELDS } from './application-fields.ts';

/** Long enough for a 5 MB document on a slow connection. */
const TIMEOUT_MS = 120_000;

export interface Application {
  slug: string;
  values: ApplicationFields;
  file: File;
  website: string;
}

/** The last unconfirmed attempt; resending the same application reuses its key, so it is stored once. */
let lastTry: { fingerprint: string; key: string } | undefined;

const toFingerprint = ({ slug, values, file: { name, size, lastModified } }: Application) =>
  JSON.stringify([slug, values, name, size, lastModified]);

/** Sends an application; resolves only when the server confirms what it accepted. */
export async function sendApplication(application: Application): Promise<void> {
  const { slug, values, file, website } = application;
  const fingerprint = toFingerprint(application);
  if (lastTry?.fingerprint !== fingerprint) lastTry = { fingerprint, key: crypto.randomUUID() };
  const body = new FormData();
  for (const name of FIELDS) body.set(name, values[name]);
  body.set(TERMS, 'Yes');
  body.set(HONEYPOT, website);
  body.set('submission_key', lastTry.key);
  body.set('file', file);
  const path = `/public/jobs/${encodeURIComponent(slug)}/apply`;
  const { accepted } = await call<ApplicationAnswer>(path, { method: 'POST', body, timeoutMs: TIMEOUT_MS });
  if (accepted.length === 0) throw new CallError(0);
  lastTry = undefined;
}

const NAMED = new Set<string>([...FIELDS, 'file']);

/** Field errors from the server, or undefined if the request failed for another reason. */
export function readFieldErrors(error: unknown): ApplicationErrors | undefined {
  const errors = error instanceof CallError && error.status === 400 ? (error.failure?.errors ?? []) : [];
  const named = errors.flatMap(({ field, message }) =>
    field !== undefined && NAMED.has(field) ? [[field, message]] : [],
  );
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** Whether the application period ended while the page was open. */
export const isClosed = (error: unknown): boolean => error instanceof CallError && error.status === 410;
