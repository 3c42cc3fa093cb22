import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicApi } from '#contract';
import type { Core } from '#core';
import { staffCookieName } from './staff-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request may read, of replicas or of the primary database. */
    api: PublicApi;
  }
}

/**
 * Whether a request comes from a member of staff, as far as that decides where it reads: they see at once what they have
 * saved. The answer is the same for everybody, so the cookie is not checked.
 */
const readsFresh = (request: FastifyRequest, https: boolean): boolean =>
  request.headers.cookie?.split('; ').some((pair) => pair.startsWith(`${staffCookieName(https)}=`)) ?? false;

/** Gives every request the reads that are meant for it. */
export function chooseReads(app: FastifyInstance, { api, freshApi }: Core, https: boolean): void {
  app.decorateRequest('api', {
    getter(this: FastifyRequest) {
      return readsFresh(this, https) ? freshApi : api;
    },
  });
}
