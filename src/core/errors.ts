export type DomainErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'gone'
  | 'conflict'
  | 'too_many';

/** A refusal that the caller is meant to read. The edge turns the code into a status; the message is shown as it is. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly field: string | undefined;

  constructor(code: DomainErrorCode, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}
