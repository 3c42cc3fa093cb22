import { CallError } from './http.ts';

const STATUS = new Map<unknown, 404 | 410>([
  ['not_found', 404],
  ['gone', 410],
]);

/**
 * The status of missing data: never existed (404) or no longer exists (410); undefined for other errors. In-process
 * errors have a code, HTTP errors a status.
 */
export function missingStatus(error: unknown): 404 | 410 | undefined {
  if (error instanceof CallError) return error.status === 404 || error.status === 410 ? error.status : undefined;
  return error instanceof Error && 'code' in error ? STATUS.get(error.code) : undefined;
}
