import closeWithGrace from 'close-with-grace';
import { buildApp, buildOperations, createMetrics } from '#server';
import { startWorker } from '#worker';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { connect, type House, openHouse, openTransport } from './house.ts';

export type Role = 'web' | 'worker' | 'all';

type Close = () => Promise<void>;

async function openSite({ config, logger, core }: House, metrics: ReturnType<typeof createMetrics>): Promise<Close> {
  const app = await buildApp({
    core,
    logger,
    metrics,
    siteOrigin: config.SITE_ORIGIN,
    trustProxy: config.TRUST_PROXY || false,
    version: packageJson.version,
    pages: process.env.NODE_ENV === 'development' ? 'development' : 'built',
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  return () => app.close();
}

async function openWorker({ config, core, jobs, logger }: House): Promise<Close> {
  const transport = openTransport(config);
  const onError = (error: unknown) => logger.warn({ err: error }, 'housekeeping failed');
  const housekeeping = await startWorker({ core, jobs, transport, onError });
  return async () => {
    await housekeeping.stop();
    transport.close();
  };
}

async function openPrivatePort(
  { config, logger }: House,
  metrics: ReturnType<typeof createMetrics>,
  stopping: () => boolean,
) {
  // A connection of its own: a site that is busy is still ready.
  const watch = connect({ ...config, DATABASE_POOL_SIZE: 1 }, logger);
  const operations = buildOperations({
    metrics,
    probe: async () => {
      if (stopping()) throw new Error('stopping');
      await watch.query('select 1');
    },
  });
  await operations.listen({ host: config.OPERATIONS_HOST, port: config.OPERATIONS_PORT });
  return async () => {
    await operations.close();
    await watch.end();
  };
}

/**
 * Runs a role until the process is asked to stop. Then no new request is taken, those under way finish, unfinished
 * jobs go back to the queue, and the connections close, in that order.
 */
export async function runRole(role: Role, config: Config): Promise<void> {
  const house = await openHouse(config, { supervise: role !== 'web' });
  const metrics = createMetrics({ pool: house.pool, jobDepths: () => house.jobs.depths() });
  let stopping = false;
  const closers: Close[] = [];
  if (role !== 'worker') closers.push(await openSite(house, metrics));
  if (role !== 'web') closers.push(await openWorker(house));
  const closePrivatePort = await openPrivatePort(house, metrics, () => stopping);
  house.logger.info({ role, port: config.PORT, origin: config.SITE_ORIGIN }, 'ready');

  closeWithGrace({ delay: config.SHUTDOWN_SECONDS * 1000 }, async ({ err }) => {
    stopping = true;
    if (err) house.logger.error({ err }, 'stopping after an error');
    const [closeFirst, ...rest] = closers;
    await closeFirst?.();
    await house.jobs.stop();
    for (const close of rest) await close();
    await closePrivatePort();
    await house.pool.end();
  });
}
