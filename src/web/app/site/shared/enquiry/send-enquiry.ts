import type { EnquiryAnswer, EnquiryInput } from '#contract';
import type { EnquiryErrors } from '#contract/leads/enquiry-rules.ts';
import { CallError, call } from '../../../data/http.ts';

type Enquiry = Omit<EnquiryInput, 'submission_key'>;

/** The last unconfirmed attempt; resending the same enquiry reuses its key, so it is stored once. */
let lastTry: { fingerprint: string; key: string } | undefined;

/** Sends an enquiry; resolves only when the server confirms what it accepted. */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  const fingerprint = JSON.stringify(enquiry);
  if (lastTry?.fingerprint !== fingerprint) lastTry = { fingerprint, key: crypto.randomUUID() };
  const body: EnquiryInput = { ...enquiry, submission_key: lastTry.key };
  const { accepted } = await call<EnquiryAnswer>('/contactUs', { method: 'POST', body });
  if (accepted.length === 0) throw new CallError(0);
  lastTry = undefined;
}

const FIELDS = new Set(['full_name', 'email', 'country_code', 'phone_number', 'message']);

/** Field errors from the server, or undefined if the request failed for another reason. */
export function readFieldErrors(error: unknown): EnquiryErrors | undefined {
  const errors = error instanceof CallError && error.status === 400 ? (error.failure?.errors ?? []) : [];
  const named = errors.flatMap(({ field, message }) =>
    field !== undefined && FIELDS.has(field) ? [[field, message]] : [],
  );
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
