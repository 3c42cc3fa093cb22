import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Failure,
  IncomingLead,
  IncomingLeadAnswer,
  type LeadScope,
  LeadStatusAnswer,
  LeadStatusParams,
} from '#contract';
import { type Core, DomainError, type KnownSource } from '#core';
import { memoryCounter } from '../../plugins/rate-limits.ts';

const MINUTE_MS = 60_000;
/** Of one network, so that keys cannot be guessed and a busy portal is not cut off before its own limit. */
const ANY_SOURCE = { rateLimit: { max: 900, timeWindow: '1 minute' } };

const readKey = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** The calls of other systems that send leads, such as portals and advertising forms, each with its key. */
export const leadRoutes = ({ enquiries: { source } }: Core): FastifyPluginAsyncZod => {
  const uses = memoryCounter();
  const callers = new WeakMap<FastifyRequest, KnownSource>();
  /** Before the body is read, so that nothing is said about it to who has no key. */
  const authorise = (scope: LeadScope) => async (request: FastifyRequest) => {
    const known = await source.read(readKey(request), scope);
    if (uses.count(String(known.id), MINUTE_MS).current > known.perMinute)
      throw new DomainError('too_many', `This key may be used ${known.perMinute} times a minute.`);
    callers.set(request, known);
  };
  const getCaller = (request: FastifyRequest): KnownSource => {
    const known = callers.get(request);
    if (!known) throw new DomainError('unauthenticated', 'This key is not valid');
    return known;
  };
  const security = [{ leadKey: [] }];
  const failures = { 400: Failure, 401: Failure, 403: Failure, 429: Failure };
  return async (app) => {
    app.post(
      '/leads',
      {
        config: ANY_SOURCE,
        preValidation: authorise('add'),
        schema: { tags: ['leads'], security, body: IncomingLead, response: { 200: IncomingLeadAnswer, ...failures } },
      },
      async (request, reply) => {
        await source.receive(getCaller(request), request.body);
        reply.header('cache-control', 'no-store');
        return { success: true as const, reference: request.body.reference };
      },
    );
    app.get(
      '/leads/:reference',
      {
        config: ANY_SOURCE,
        preValidation: authorise('status'),
        schema: {
          tags: ['leads'],
          security,
          params: LeadStatusParams,
          response: { 200: LeadStatusAnswer, 404: Failure, ...failures },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { success: true as const, ...(await source.status(getCaller(request), request.params.reference)) };
      },
    );
  };
};
