import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicApi } from '#contract';
import type { Core } from '#core';
import { staffCookieName } from './staff-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The public reads of this request, on a replica or on the primary database. */
    api: PublicApi;
  }
}

/**
 * Staff read from the primary, so that they see their changes at once. Both return the same public data, so the cookie
 * is not verified.
 */
const readsFresh = (request: FastifyRequest, https: boolean): boolean =>
  request.headers.cookie?.split('; ').some((pair) => pair.startsWith(`${staffCookieName(https)}=`)) ?? false;

/** Adds the public reads to every request. */
export function chooseReads(app: FastifyInstance, { api, freshApi }: Core, https: boolean): void {
  app.decorateRequest('api', {
    getter(this: FastifyRequest) {
      return readsFresh(this, https) ? freshApi : api;
    },
  });
}

const EVERY_MS = 5_000;

/** Stores the counts every few seconds, and once more when the server stops. */
export function storeCounts(app: FastifyInstance, { counts }: Core): void {
  const store = () => counts.store().catch((error: unknown) => app.log.warn({ err: error }, 'counts were not stored'));
  const timer = setInterval(() => void store(), EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
}
