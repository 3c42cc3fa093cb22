import type { FieldError, ListingWarning } from '#contract';

export type DomainErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'gone'
  | 'conflict'
  /** The record was changed after the caller read it. */
  | 'changed'
  | 'too_many'
  /** A dependency is unavailable: the same call may succeed later. */
  | 'unavailable'
  /** There is no storage space for the upload. */
  | 'no_space';

/** An error for the caller: the server maps the code to an HTTP status and shows the message as it is. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly field: string | undefined;

  constructor(code: DomainErrorCode, message: string, field?: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.field = field;
  }

  get fieldErrors(): FieldError[] {
    return [this.field === undefined ? { message: this.message } : { field: this.field, message: this.message }];
  }
}

/** Several invalid fields, each with its own message. */
export class InvalidFields extends DomainError {
  readonly #problems: FieldError[];

  constructor(fieldErrors: FieldError[]) {
    super('invalid', fieldErrors[0]?.message ?? 'Invalid request');
    this.#problems = fieldErrors;
  }

  override get fieldErrors(): FieldError[] {
    return this.#problems;
  }
}

/** A record cannot be deleted because `count` others refer to it. */
export class InUse extends DomainError {
  readonly count: number;

  constructor(message: string, count: number) {
    super('conflict', message);
    this.count = count;
  }
}

/** A record was changed after the caller read it; `by` is unknown for changes that are not in the audit log. */
export class ChangedMeanwhile extends DomainError {
  readonly by: string | null;
  readonly at: Date;

  constructor(by: string | null, at: Date) {
    super('changed', 'This record was changed after you opened it');
    this.by = by;
    this.at = at;
  }
}

/** A listing was not published because of warnings that the caller has not acknowledged. */
export class UncheckedWarnings extends DomainError {
  readonly warnings: ListingWarning[];

  constructor(warnings: ListingWarning[]) {
    super('conflict', `Check before publishing: ${warnings.map(({ title }) => title).join(', ')}`);
    this.warnings = warnings;
  }
}

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
    return new DomainError('conflict', 'A selected item no longer exists. Choose another.');
  return error;
}
