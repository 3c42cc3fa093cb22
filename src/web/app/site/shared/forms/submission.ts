import type { FieldErrors } from '#contract/forms/field-errors.ts';
import { CallError } from '../../../data/http.ts';

/** Keys of submissions: sending the same input again reuses its key until it is confirmed, so it is stored once. */
export function createSubmissionKeys() {
  let unconfirmed: { fingerprint: string; key: string } | undefined;
  return {
    get(input: unknown): string {
      const fingerprint = JSON.stringify(input);
      if (unconfirmed?.fingerprint !== fingerprint) unconfirmed = { fingerprint, key: crypto.randomUUID() };
      return unconfirmed.key;
    },
    confirm(): void {
      unconfirmed = undefined;
    },
  };
}

/** The errors that the server found in these fields, or undefined if the request failed for another reason. */
export function readFieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FieldErrors<Field> | undefined {
  const errors = error instanceof CallError && error.status === 400 ? (error.failure?.errors ?? []) : [];
  const named = errors.filter(({ field }) => fields.some((name) => name === field));
  if (named.length === 0) return undefined;
  return Object.fromEntries(named.map(({ field, message }) => [field, message])) as FieldErrors<Field>;
}
