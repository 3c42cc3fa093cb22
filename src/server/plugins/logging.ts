import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Names under which personal data or secrets could reach a log line. */
const PERSONAL = [
  'email',
  'full_name',
  'fullName',
  'name',
  'mobile',
  'mobile_number',
  'phone',
  'phone_number',
  'phoneNumber',
  'address',
  'message_text',
  'password',
  'token',
  'recipient',
  'invitedBy',
  'ip',
];

/** Mail servers repeat the recipient in their errors, and libraries repeat the input they could not parse. */
const withoutPeople = (message: string) =>
  message
    .replace(/[^\s<>"'(),;:@]{1,64}@[^\s<>"'(),;:@]{1,253}/g, '[address]')
    .replaceAll(TOKEN, '[token]')
    .replace(/\+?\d[\d -]{8,30}\d/g, '[number]');

const SAFE_ERROR_FIELDS = ['code', 'constraint', 'table', 'severity', 'routine', 'statusCode'] as const;

/**
 * An error without the data that caused it: message and detail of database errors contain the values of a failed
 * statement, so only its text and the names of the failed objects are logged.
 */
function describeError(thrown: Error): Record<string, unknown> {
  const error = thrown as Error & { [field: string]: unknown };
  const statement = typeof error.query === 'string' && 'params' in error ? error.query : undefined;
  const message = statement === undefined ? withoutPeople(error.message) : `Failed query: ${statement}`;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: frames?.join('\n'),
    ...Object.fromEntries(
      SAFE_ERROR_FIELDS.flatMap((field) => (error[field] === undefined ? [] : [[field, error[field]]])),
    ),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** A signed link, as `createLinks` makes it. */
const TOKEN = /\d{1,15}\.\d{1,12}\.[\w-]{43}/g;

/** The path without the query and without tokens, which open private pages. */
export const toLoggedPath = (url: string | undefined) => url?.split('?')[0]?.replaceAll(TOKEN, '-');

/** Structured log lines without query strings, addresses and personal fields. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
    serializers: {
      err: (error: unknown) => (error instanceof Error ? describeError(error) : stdSerializers.err(error as Error)),
      req: ({ method, url }: { method?: string; url?: string }) => ({ method, path: toLoggedPath(url) }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Uses the request id set by a proxy, or generates one. */
export const genReqId: NonNullable<FastifyServerOptions['genReqId']> = (request) => {
  const requestId = request.headers['x-request-id'];
  return typeof requestId === 'string' && REQUEST_ID.test(requestId) ? requestId : randomUUID();
};
