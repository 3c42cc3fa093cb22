import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './plugins/metrics.ts';

export interface OperationsOptions {
  metrics: Metrics;
  /** Throws while this process should get no traffic. */
  probe: () => Promise<void>;
}

/** A balancer asks every few seconds: whoever cannot say in this time that all is well is not ready. */
const PROBE_MS = 2_000;

const late = async () => {
  await pause(PROBE_MS, undefined, { ref: false });
  throw new Error('no answer in time');
};

/** The private port: is the process alive, may it be sent traffic, what does it measure. */
export function buildOperations({ metrics, probe }: OperationsOptions): FastifyInstance {
  const app = Fastify();
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await Promise.race([probe(), late()]);
      return { ready: true };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return app;
}
