import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics/index.ts';
import { remembered } from './metrics/remembered.ts';

export interface OperationsOptions {
  metrics: Metrics;
  /** Throws while this process should get no traffic. */
  probe: () => Promise<void>;
}

/** A database that says nothing for so long is as good as none. */
const TIMEOUT_MS = 2_000;

/** The private port: is the process alive, may it be sent traffic, what does it measure. */
export function buildOperations({ metrics, probe }: OperationsOptions): FastifyInstance {
  const app = Fastify();
  const passes = remembered(() => probe().then(() => true), { ttlMs: 0, timeoutMs: TIMEOUT_MS });
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
