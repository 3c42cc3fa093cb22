import type { z } from 'zod';

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

type Part<Definition, Name extends string> =
  Definition extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : unknown;

/** The values of path and query, and the body under its own name. */
export type CallInput<Definition> = Part<Definition, 'params'> &
  Part<Definition, 'query'> &
  (Definition extends { body: infer Schema extends z.ZodType } ? { body: z.input<Schema> } : unknown);

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
