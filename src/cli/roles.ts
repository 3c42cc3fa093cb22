import closeWithGrace from 'close-with-grace';
import { buildApp, buildOperations } from '#server';
import { startWorker } from '#worker';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { type House, openHouse, openTransport, type Role } from './house.ts';

type Close = () => Promise<void>;

async function openSite({ config, logger, core, metrics, tracer }: House): Promise<Close> {
  const app = await buildApp({
    core,
    logger,
    metrics,
    tracer,
    siteOrigin: config.SITE_ORIGIN,
    trustProxy: config.TRUST_PROXY || false,
    version: packageJson.version,
    probeSecret: config.APP_SECRET,
    pages: process.env.NODE_ENV === 'development' ? 'development' : 'built',
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  return () => app.close();
}

async function openWorker(house: House): Promise<Close> {
  const { core, jobs, logger, metrics } = house;
  const transport = openTransport(house);
  const failed = (error: unknown, task: string) => {
    metrics.work.taskFailed(task);
    logger.warn({ err: error, task }, 'housekeeping failed');
  };
  const housekeeping = await startWorker({
    core,
    jobs,
    transport,
    housekeeping: {
      planned: (task, seconds) => metrics.work.taskPlanned(task, seconds),
      done: (task) => metrics.work.taskDone(task),
      failed,
    },
  });
  return async () => {
    await housekeeping.stop();
    transport.close();
  };
}

async function openPrivatePort({ config, pool, jobs, metrics }: House, stopping: () => boolean) {
  const operations = buildOperations({
    metrics,
    probe: async () => {
      if (stopping()) throw new Error('stopping');
      await pool.query('select 1');
      await jobs.depths();
    },
  });
  await operations.listen({ host: config.OPERATIONS_HOST, port: config.OPERATIONS_PORT });
  return () => operations.close();
}

/**
 * Runs a role until the process is asked to stop. Then no new request is taken, those under way finish, unfinished
 * jobs go back to the queue, and the connections close, in that order.
 */
export async function runRole(role: Role, config: Config): Promise<void> {
  const house = await openHouse(config, role);
  let stopping = false;
  const closers: Close[] = [];
  if (role !== 'worker') closers.push(await openSite(house));
  if (role !== 'web') closers.push(await openWorker(house));
  const closePrivatePort = await openPrivatePort(house, () => stopping);
  house.logger.info({ port: config.PORT, origin: config.SITE_ORIGIN }, 'ready');

  closeWithGrace({ delay: config.SHUTDOWN_SECONDS * 1000 }, async ({ err }) => {
    stopping = true;
    if (err) house.logger.error({ err }, 'stopping after an error');
    const [closeFirst, ...rest] = closers;
    await closeFirst?.();
    await house.jobs.stop();
    for (const close of rest) await close();
    await closePrivatePort();
    await house.tracer?.close();
    await house.pool.end();
  });
}
