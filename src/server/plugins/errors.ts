import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure, FieldError } from '#contract';
import {
  ChangedMeanwhile,
  DomainError,
  type DomainErrorCode,
  escapeMarkup,
  InUse,
  isUnavailable,
  UncheckedWarnings,
} from '#core';

const STATUS: Record<DomainErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  gone: 410,
  conflict: 409,
  changed: 412,
  too_many: 429,
  unavailable: 503,
  no_space: 507,
};

/** Logged, because an operator may want to know who is trying. */
const REJECTED = new Set([401, 403, 429]);

const UNKNOWN = 'Something went wrong';
const SOON = 'The site is temporarily unavailable. Please try again in a moment.';
/** Retry-After of responses that failed because of missing dependencies, disk space or capacity. */
export const RETRY_AFTER_SECONDS = '5';

export const failure = (msg: string, errors: FieldError[] = [{ message: msg }]): Failure => ({
  success: false,
  msg,
  errors,
});

const toPage = ({ msg }: Failure): string =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please try again</title><p>${escapeMarkup(msg)}</p></html>`;

/** Sends an error: to calls of the API as JSON, to a browser that asked for a page or sent a form as text to read. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, body: Failure): FastifyReply =>
  request.url.startsWith('/api/') ? reply.send(body) : reply.type('text/html; charset=utf-8').send(toPage(body));

/** The parts of an error that a form acts on. */
function getDetails(error: DomainError): Partial<Failure> {
  if (error instanceof InUse) return { in_use: error.count };
  if (error instanceof UncheckedWarnings) return { warnings: error.warnings };
  return error instanceof ChangedMeanwhile ? { changed: { by: error.by, at: error.at.toISOString() } } : {};
}

function answerTo(error: FastifyError): { status: number; body: Failure } {
  if (error instanceof DomainError) {
    const body = failure(error.message, error.fieldErrors);
    return { status: STATUS[error.code], body: { ...body, ...getDetails(error) } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fieldErrors = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.slice(1).replaceAll('/', '.'),
      message: message ?? 'Invalid',
    }));
    return { status: 400, body: failure(fieldErrors[0]?.message ?? 'Invalid request', fieldErrors) };
  }
  if (isUnavailable(error)) return { status: 503, body: failure(SOON) };
  const status = error.statusCode ?? 500;
  return { status, body: failure(status < 500 ? error.message : UNKNOWN) };
}

/** Converts every error to one shape; unexpected errors are logged under their request id and not exposed. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = answerTo(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 503 || status === 507) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (REJECTED.has(status)) request.log.warn({ req: request.raw, status, staff: request.staff?.id }, 'refused');
    return sendFailure(request, reply.code(status).header('cache-control', 'no-store'), body);
  });
}
