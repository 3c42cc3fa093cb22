import { CallError } from './http.ts';

const STATUS = new Map<unknown, 404 | 410>([
  ['not_found', 404],
  ['gone', 410],
]);

/**
 * Why there is nothing to show: never there (404) or there no more (410). Any other failure is not an answer at all.
 * In process an error carries a code; over HTTP it came with a status.
 */
export function missingStatus(error: unknown): 404 | 410 | undefined {
  if (error instanceof CallError) return error.status === 404 || error.status === 410 ? error.status : undefined;
  return error instanceof Error && 'code' in error ? STATUS.get(error.code) : undefined;
}
