import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type Backlog, backlogMetrics, businessMetrics } from './backlog-metrics.ts';
import { databaseMetrics } from './database-metrics.ts';
import { requestMetrics } from './request-metrics.ts';
import { workMetrics } from './work-metrics.ts';

/** One metrics registry per process. Labels are route patterns and our own names, never user input. */
export function createMetrics({ role, version }: { role: string; version: string }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'aangan_build_info',
    help: 'Which release runs here, in which role',
    labelNames: ['version', 'role', 'node'],
    registers: [registry],
  }).set({ version, role, node: process.version }, 1);
  return {
    registry,
    requests: requestMetrics(registry),
    database: databaseMetrics(registry),
    work: workMetrics(registry),
    business: businessMetrics(registry),
    watchBacklog: (look: () => Promise<Backlog>) => backlogMetrics(registry, look),
    /** Evaluates at every scrape whether the process may receive traffic. */
    watchReadiness(ready: () => Promise<boolean>): void {
      const gauge = new Gauge({
        name: 'aangan_ready',
        help: 'Whether this process may be sent traffic: its database answers and it is not stopping',
        registers: [],
        async collect() {
          this.set(Number(await ready()));
        },
      });
      registry.registerMetric(gauge);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
