import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimiter, OverloadedError, type Release } from '#core';
import { failure, RETRY_AFTER_SECONDS } from './errors.ts';

const INTERVAL_MS = 250;

export interface EventLoopMonitor {
  /** The current event loop delay. */
  delayMs: () => number;
  stop: () => void;
}

/**
 * Measures how late a timer fires. The delay is the smaller of the last two measurements, because a single pause, such
 * as a garbage collection or a suspended machine, is quickly caught up.
 */
export function monitorEventLoop(): EventLoopMonitor {
  let before = 0;
  let last = 0;
  let due = performance.now() + INTERVAL_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    before = last;
    last = now - due;
    due = now + INTERVAL_MS;
  }, INTERVAL_MS);
  timer.unref();
  return { delayMs: () => Math.min(before, last), stop: () => clearInterval(timer) };
}

/**
 * The maximum number of concurrent reads. Rendering is mostly CPU time, so a higher number would not be faster: it
 * would only delay forms, which share this process and its connections.
 */
const MAX_CONCURRENT = 8;
/** About half a second of work; further reads get a 503. */
const MAX_QUEUED = 40;
/** Reached only if a database hangs, or a replica, which is abandoned after three seconds. */
const TIMEOUT_MS = 5_000;

/** At this event loop delay, reads are rejected before any work. */
const MAX_READ_DELAY_MS = 3_000;
/**
 * Forms matter more than pages and are cheap, and a page is useless without its scripts: both are accepted for longer.
 */
const MAX_OTHER_DELAY_MS = 10_000;

const BUSY = 'The site is very busy right now. Please try again in a few seconds.';
const BUSY_PAGE = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment please</title><p>${BUSY}</p></html>`;

declare module 'fastify' {
  interface FastifyRequest {
    /** Rejected because of overload. */
    wasShed?: boolean;
  }
}

/** A 503 that costs almost nothing and is not cached. */
export function answerBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.wasShed = true;
  reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
  if (request.url.startsWith('/api/')) return reply.send(failure(BUSY));
  return reply.type('text/html; charset=utf-8').send(BUSY_PAGE);
}

const isRead = ({ method }: FastifyRequest) => method === 'GET';
const isAsset = ({ url }: FastifyRequest) => url.startsWith('/assets/');

/** The last resort: rejects requests while the event loop is far behind, reads first and forms last. */
export function shedLoad(app: FastifyInstance, { delayMs, stop }: EventLoopMonitor): void {
  app.addHook('onClose', async () => stop());
  app.addHook('onRequest', async (request, reply) => {
    const maxDelayMs = isRead(request) && !isAsset(request) ? MAX_READ_DELAY_MS : MAX_OTHER_DELAY_MS;
    return delayMs() > maxDelayMs ? answerBusy(request, reply) : undefined;
  });
}

/** Limits the concurrent reads of one or more scopes; those that would wait too long get a 503 before any work. */
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
        // Does not render a page if the visitor disconnected while queued.
        release();
        return reply.hijack();
      } catch (error) {
        if (!(error instanceof OverloadedError)) throw error;
        return answerBusy(request, reply);
      }
    });
    // The slot is released after the work, not after the last byte, so that a slow connection does not block others.
    scope.addHook('onSend', async (request, _reply, payload) => {
      releases.get(request)?.();
      return payload;
    });
  };
}
