import { DomainError } from '../errors.ts';

/** What to tell whom a rule of the database refuses, by the name of the rule. */
export type Conflicts = Record<string, { field: string; message: string }>;

interface ConstraintViolation {
  code: string;
  constraint: string | undefined;
}

/** The driver's own error lies below the one that names the statement. */
function getViolation(error: unknown): ConstraintViolation | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || typeof cause.code !== 'string')
    return undefined;
  const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
  return { code: cause.code, constraint };
}

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

/** Turns what the database refused into words for the person who asked for it; anything else stays an error. */
export function explain(error: unknown, conflicts: Conflicts): unknown {
  const violation = getViolation(error);
  const conflict = violation?.constraint === undefined ? undefined : conflicts[violation.constraint];
  if (violation?.code === UNIQUE && conflict) return new DomainError('conflict', conflict.message, conflict.field);
  if (violation?.code === FOREIGN_KEY)
    return new DomainError('conflict', 'Something that was chosen is not there any more');
  return error;
}
