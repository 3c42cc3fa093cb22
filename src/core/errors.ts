import type { FieldError } from '#contract';

export type DomainErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'gone'
  | 'conflict'
  | 'too_many'
  /** A dependency is unavailable: the same call may succeed later. */
  | 'unavailable'
  /** There is no room to keep what was sent. */
  | 'no_space';

/** A refusal that the caller is meant to read. The edge turns the code into a status; the message is shown as it is. */
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

/** Several things are wrong with what was sent, each at its field. */
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

/** Something cannot be deleted because others refer to it; `count` says how many. */
export class InUse extends DomainError {
  readonly count: number;

  constructor(message: string, count: number) {
    super('conflict', message);
    this.count = count;
  }
}
