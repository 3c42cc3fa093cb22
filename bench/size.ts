import { type LocalPostgres, startLocalPostgres } from '../scripts/local-postgres.ts';

/** One server for all benchmarks, with one database per data size. */
export const startBenchPostgres = (): Promise<LocalPostgres> =>
  startLocalPostgres({
    directory: '.local/bench-postgres',
    disposable: true,
    keep: true,
    settings: {
      shared_buffers: '4GB',
      work_mem: '64MB',
      // The load builds two indexes at the same time, each sorted in memory by one process.
      maintenance_work_mem: '2GB',
      max_parallel_maintenance_workers: '0',
      effective_cache_size: '16GB',
      random_page_cost: '1.1',
      max_wal_size: '16GB',
      checkpoint_timeout: '30min',
      jit: 'off',
      // The data can be made again, and the load vacuums and analyses its tables.
      wal_level: 'minimal',
      max_wal_senders: '0',
      full_page_writes: 'off',
      autovacuum: 'off',
    },
  });

export const toDatabaseName = (listings: number): string => `bench_${listings}`;
