import { createHash } from 'node:crypto';

/** A UUID that is the same for the same facts about a lead, so that it is stored once. */
export function toSubmissionKey(facts: string): string {
  const hex = createHash('sha256').update(facts).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
