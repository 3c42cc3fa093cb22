import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './plugins/metrics.ts';

export interface OperationsOptions {
  metrics: Metrics;
  /** Throws while this process should get no traffic. */
  probe: () => Promise<void>;
}

/** The private port: is the process alive, may it be sent traffic, what does it measure. */
export function buildOperations({ metrics, probe }: OperationsOptions): FastifyInstance {
  const app = Fastify();
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await probe();
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
