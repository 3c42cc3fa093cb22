import type { ApplicationAnswer } from '#contract';
import { CallError, call } from '../../data/http.ts';
import { HONEYPOT, TERMS } from '../shared/forms/controls.ts';
import { createSubmissionKeys } from '../shared/forms/submission.ts';

/** Long enough for a 5 MB document on a slow connection. */
const TIMEOUT_MS = 120_000;

interface Application {
  slug: string;
  values: Record<string, string>;
  /** Null if the form could not be checked; the server then asks for it. */
  file: File | null;
  website: string;
}

const keys = createSubmissionKeys();

/** Sends an application; resolves only when the server confirms what it accepted. */
export async function sendApplication({ slug, values, file, website }: Application): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  body.set(TERMS, 'Yes');
  body.set(HONEYPOT, website);
  body.set('submission_key', keys.get([slug, values, file?.name, file?.size, file?.lastModified]));
  if (file) body.set('file', file);
  const path = `/public/jobs/${encodeURIComponent(slug)}/apply`;
  const { accepted } = await call<ApplicationAnswer>(path, { method: 'POST', body, timeoutMs: TIMEOUT_MS });
  if (accepted.length === 0) throw new CallError(0);
  keys.confirm();
}

/** Whether the application period ended while the page was open. */
export const isClosed = (error: unknown): boolean => error instanceof CallError && error.status === 410;
