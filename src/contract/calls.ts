import { z } from 'zod';

/**
 * The definition of one call of the API. The server validates and describes the call with it, and the clients take
 * their types from it, so that method, path, input and answer are written once.
 */
export interface Call {
  /** Groups the call in the API description. */
  tag: string;
  /** Values in the path, such as `:slug`. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The statuses that answer with a `Failure`, besides those that every call may have. */
  failures?: readonly number[];
}

/** The failures of a call for one record. */
export const MISSING = [404];
/** The failures of a call for one record that says whether the record has been deleted. */
export const MISSING_OR_GONE = [404, 410];

type Part<Definition, Name extends string> =
  Definition extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : unknown;

/** The validated input of a call, as the server receives it. */
export interface CallParts<Definition> {
  params: Part<Definition, 'params'>;
  query: Part<Definition, 'query'>;
  body: Part<Definition, 'body'>;
}

/** The input of a call, as a client passes it: the values of path and query, and the body under its own name. */
export type CallInput<Definition> = Part<Definition, 'params'> &
  Part<Definition, 'query'> &
  (Definition extends { body: z.ZodType } ? Wire<Pick<CallParts<Definition>, 'body'>> : unknown);

export type CallAnswer<Definition extends Call> = z.output<Definition['answer']>;

/** Lets a caller cancel a request it no longer needs. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** The arguments of a call: the input can be omitted if there is none. */
export type CallArgs<Definition> =
  unknown extends CallInput<Definition>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<Definition>, options?: CallOptions];

/** A record as JSON: dates are text. */
export type Wire<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Name in keyof Value]: Wire<Value[Name]> }
    : Value;
