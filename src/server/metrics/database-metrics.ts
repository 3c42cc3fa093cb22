import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

interface PoolSizes {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max: number };
}

/** The first two characters of an SQLSTATE are the error class; without one the connection broke. */
function getErrorClass(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection';
}

/** Use of the database connections, and the time spent waiting for them and for statements. */
export function databaseMetrics(registry: Registry) {
  const registers = [registry];
  const pools = new Map<string, PoolSizes>();
  const connections = new Gauge({
    name: 'aangan_database_connections',
    help: 'Connections of a pool, and callers waiting for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount, options }] of pools) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waited_for' }, waitingCount);
        this.set({ pool, state: 'most' }, options.max);
      }
    },
  });
  const waited = new Histogram({
    name: 'aangan_database_wait_seconds',
    help: 'Time until a caller had a connection',
    labelNames: ['pool'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5],
    registers,
  });
  const statements = new Histogram({
    name: 'aangan_database_statement_seconds',
    help: 'Time of a statement, from sending it to its answer',
    labelNames: ['pool'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10],
    registers,
  });
  const errors = new Counter({
    name: 'aangan_database_errors_total',
    help: 'Statements that failed, by class of SQLSTATE (23 are refused values, 57 a stopped server)',
    labelNames: ['pool', 'class'],
    registers,
  });

  return {
    connections,
    /** Callbacks of a pool; `pool` is its label in the metrics. */
    watcher(pool: string, sizes: PoolSizes) {
      pools.set(pool, sizes);
      errors.inc({ pool, class: 'connection' }, 0);
      return {
        waited: (seconds: number) => waited.observe({ pool }, seconds),
        statement: () => {
          const stop = statements.startTimer({ pool });
          return (error?: unknown) => {
            stop();
            if (error) errors.inc({ pool, class: getErrorClass(error) });
          };
        },
      };
    },
  };
}
