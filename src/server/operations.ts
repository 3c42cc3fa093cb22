import Fastify, { type FastifyInstance } from 'fastify';
import { cacheWithTimeout } from './metrics/backlog-metrics.ts';
import type { Metrics } from './metrics/index.ts';

export interface OperationsOptions {
  metrics: Metrics;
  /** Throws while this process should receive no traffic. */
  probe: () => Promise<void>;
}

/** A database that does not respond by then counts as unavailable. */
const TIMEOUT_MS = 2_000;

/** The private port: liveness, readiness and metrics. */
export function buildOperations({ metrics, probe }: OperationsOptions): FastifyInstance {
  const app = Fastify();
  const passes = cacheWithTimeout(() => probe().then(() => true), { ttlMs: 0, timeoutMs: TIMEOUT_MS });
  const ready = async () => (await passes()) === true;
  metrics.watchReadiness(ready);
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) =>
    (await ready()) ? { ready: true } : reply.code(503).send({ ready: false }),
  );
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return app;
}
