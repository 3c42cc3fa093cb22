import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimiter, OverloadedError, type Release } from '#core';
import { getClientIp } from '../origin.ts';
import { failure, RETRY_AFTER_SECONDS, sendFailure } from './errors.ts';
import { visitorKey } from './rate-limits.ts';

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
/**
 * One visitor cannot occupy the process: rendering is work of one processor, so a second page at the same time would
 * only delay the pages of others. Calls wait for the database most of the time.
 */
const MAX_PER_VISITOR = { page: 1, call: 3 };
/** More than the people behind one address of a mobile network ask for at once; further reads get a 503. */
const MAX_QUEUED = 60;
/** Reached only if a database hangs, or a replica, which is abandoned after three seconds. */
const TIMEOUT_MS = 5_000;

/** At this event loop delay, reads are rejected before any work. */
const MAX_READ_DELAY_MS = 3_000;
/**
 * Forms matter more than pages and are cheap, and a page is useless without its scripts: both are accepted for longer.
 */
const MAX_OTHER_DELAY_MS = 10_000;

const BUSY = 'The site is very busy right now. Please try again in a few seconds.';

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
  return sendFailure(request, reply, failure(BUSY));
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

/** A client that asks again at once would cost as much as pages do, so its refusals are slow. */
const MIN_REFUSAL_DELAY_MS = 1_000;
const MAX_REFUSAL_DELAY_MS = 3_000;
/** A delayed refusal holds a connection; beyond this number they are immediate. */
const MAX_DELAYED = 2_000;

/** Delays the refusals of visitors who cause the load themselves. */
function delayRefusals(): (error: OverloadedError) => Promise<void> {
  let delayed = 0;
  return async ({ isOwnLoad }) => {
    if (!isOwnLoad || delayed >= MAX_DELAYED) return;
    delayed += 1;
    // Not all at the same moment, because their next requests come together too.
    await setTimeout(randomInt(MIN_REFUSAL_DELAY_MS, MAX_REFUSAL_DELAY_MS));
    delayed -= 1;
  };
}

/** Limits the concurrent reads of one or more scopes; those that would wait too long get a 503 before any work. */
export function limitConcurrentReads(
  onRead: (visitor: string) => void,
): (scope: FastifyInstance, kind: keyof typeof MAX_PER_VISITOR) => void {
  const acquire = createConcurrencyLimiter({
    maxConcurrent: MAX_CONCURRENT,
    maxQueued: MAX_QUEUED,
    timeoutMs: TIMEOUT_MS,
  });
  const delayRefusal = delayRefusals();
  const releases = new WeakMap<FastifyRequest, Release>();
  return (scope, kind) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isRead(request)) return undefined;
      try {
        const visitor = visitorKey(getClientIp(request));
        onRead(visitor);
        const release = await acquire(`${kind} ${visitor}`, MAX_PER_VISITOR[kind]);
        releases.set(request, release);
        reply.raw.once('close', release);
        if (!reply.raw.destroyed) return undefined;
        // Does not render a page if the visitor disconnected while queued.
        release();
        return reply.hijack();
      } catch (error) {
        if (!(error instanceof OverloadedError)) throw error;
        await delayRefusal(error);
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
