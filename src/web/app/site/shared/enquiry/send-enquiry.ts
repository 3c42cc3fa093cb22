import type { EnquiryAnswer, EnquiryInput } from '#contract';
import { CallError, call } from '../../../data/http.ts';
import { createSubmissionKeys } from '../forms/submission.ts';

type Enquiry = Omit<EnquiryInput, 'submission_key'>;

const keys = createSubmissionKeys();

/** Sends an enquiry; resolves only when the server confirms what it accepted. */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  const body: EnquiryInput = { ...enquiry, submission_key: keys.get(enquiry) };
  const { accepted } = await call<EnquiryAnswer>('/contactUs', { method: 'POST', body });
  if (accepted.length === 0) throw new CallError(0);
  keys.confirm();
}
