import { DomainError } from '../errors.ts';

/** Messages for unique violations, by constraint name. */
export type Conflicts = Record<string, { field: string; message: string }>;

interface ConstraintViolation {
  code: string;
  constraint: string | undefined;
}

/** The driver's error is the cause of the query error. */
function getViolation(error: unknown): ConstraintViolation | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || typeof cause.code !== 'string')
    return undefined;
  const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
  return { code: cause.code, constraint };
}

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

/** Converts constraint violations to domain errors with a message for the user; returns any other error unchanged. */
export function explain(error: unknown, conflicts: Conflicts): unknown {
  const violation = getViolation(error);
  const conflict = violation?.constraint === undefined ? undefined : conflicts[violation.constraint];
  if (violation?.code === UNIQUE && conflict) return new DomainError('conflict', conflict.message, conflict.field);
  if (violation?.code === FOREIGN_KEY)
    return new DomainError('conflict', 'Something that was chosen is not there any more');
  return error;
}
