import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface MetricSources {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  jobDepths: () => Promise<{ name: string; waiting: number; active: number; failed: number }[]>;
}

/** What an operator watches: requests by route, connections, queues, and the process itself. */
export function createMetrics({ pool, jobDepths }: MetricSources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'aangan_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'aangan_database_connections',
      help: 'Connections of the pool, and callers waiting for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waited_for' }, pool.waitingCount);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'aangan_jobs',
      help: 'Jobs by queue and state',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        for (const { name, waiting, active, failed } of await jobDepths()) {
          this.set({ queue: name, state: 'waiting' }, waiting);
          this.set({ queue: name, state: 'active' }, active);
          this.set({ queue: name, state: 'failed' }, failed);
        }
      },
    }),
  );
  return {
    registry,
    observe(app: FastifyInstance): void {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown';
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
