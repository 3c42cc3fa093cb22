import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimiter, OverloadedError, type Release } from '#core';
import { failure, RETRY_AFTER_SECONDS } from './errors.ts';
import type { EventLoopMonitor } from './event-loop-monitor.ts';

/**
 * Reads that are worked on at once. A page is mostly processor time, so more of them would not be done sooner: they would
 * only keep forms waiting, which share this process and its connections.
 */
const MAX_CONCURRENT = 8;
/** About half a second of work: whoever would wait longer is told to come back. */
const MAX_QUEUED = 40;
/** Those in front are held up by something else: a database that hangs, or a replica, which is given up after three. */
const TIMEOUT_MS = 5_000;

/** When the process is this late, reads are refused before anything is done for them. */
const MAX_READ_DELAY_MS = 3_000;
/** Forms are small and worth more than pages, and a page without its scripts is worth little: they are taken long after. */
const MAX_OTHER_DELAY_MS = 10_000;

const BUSY = 'Many people are here right now. Please try again in a few seconds.';
const BUSY_PAGE = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment please</title><p>${BUSY}</p></html>`;

declare module 'fastify' {
  interface FastifyRequest {
    /** It was turned away for want of room. */
    wasShed?: boolean;
  }
}

/** Sends somebody away who may come back soon. Costs next to nothing, and no cache keeps it. */
export function answerBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.wasShed = true;
  reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
  if (request.url.startsWith('/api/')) return reply.send(failure(BUSY));
  return reply.type('text/html; charset=utf-8').send(BUSY_PAGE);
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const isAsset = ({ url }: FastifyRequest) => url.startsWith('/assets/');

/** The last resort: refuses everything while the process is far behind, reads first and forms last. */
export function shedLoad(app: FastifyInstance, { delayMs, stop }: EventLoopMonitor): void {
  app.addHook('onClose', async () => stop());
  app.addHook('onRequest', async (request, reply) => {
    const maxDelayMs = isRead(request) && !isAsset(request) ? MAX_READ_DELAY_MS : MAX_OTHER_DELAY_MS;
    return delayMs() > maxDelayMs ? answerBusy(request, reply) : undefined;
  });
}

/** Makes the reads of one or more scopes take turns; those that would wait too long are answered 503 before any work. */
export function limitConcurrentReads(): (scope: FastifyInstance) => void {
  const acquire = createConcurrencyLimiter({
    maxConcurrent: MAX_CONCURRENT,
    maxQueued: MAX_QUEUED,
    timeoutMs: TIMEOUT_MS,
  });
  const releases = new WeakMap<FastifyRequest, Release>();
  return (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isRead(request)) return undefined;
      try {
        const release = await acquire();
        releases.set(request, release);
        reply.raw.once('close', release);
        if (!reply.raw.destroyed) return undefined;
        // Whoever has gone while waiting gets no page rendered.
        release();
        return reply.hijack();
      } catch (error) {
        if (!(error instanceof OverloadedError)) throw error;
        return answerBusy(request, reply);
      }
    });
    // The turn ends with the work, not with the last byte: a slow line must not keep others out.
    scope.addHook('onSend', async (request, _reply, payload) => {
      releases.get(request)?.();
      return payload;
    });
  };
}
