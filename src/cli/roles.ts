import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp, buildOperations, openSharedCounter } from '#server';
import { startWorker } from '#worker';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { connect, type House, openHouse, openTransport } from './house.ts';
import type { Role } from './preflight.ts';

type Close = () => Promise<void>;

const openLimits = ({ config, logger }: House) =>
  config.REDIS_URL === undefined
    ? undefined
    : openSharedCounter({
        url: config.REDIS_URL,
        onLost: (error) => logger.warn({ err: error }, 'Redis is away: every instance limits visitors for itself'),
        onBack: () => logger.info('Redis is back: limits are shared again'),
      });

async function openSite(house: House): Promise<Close> {
  const { config, logger, core, metrics, tracer } = house;
  const limits = openLimits(house);
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
    limits,
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  return async () => {
    await app.close();
    limits?.close();
  };
}

async function openWorker(house: House): Promise<Close> {
  const { config, core, jobs, logger, metrics } = house;
  const transport = openTransport(house);
  const failed = (error: unknown, task: string) => {
    metrics.work.taskFailed(task);
    logger.warn({ err: error, task }, 'housekeeping failed');
  };
  const housekeeping = await startWorker({
    core,
    jobs,
    transport,
    purgeUrls: config.CACHE_PURGE_URLS,
    housekeeping: {
      planned: (task, seconds) => metrics.work.taskPlanned(task, seconds),
      done: (task) => metrics.work.taskDone(task),
      failed,
    },
  });
  return async () => {
    await housekeeping.stop();
    // Mails that are on their way keep their connection.
    await jobs.stop();
    transport.close();
  };
}

async function openPrivatePort({ config, logger, metrics }: House, stopping: () => boolean) {
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
 * Runs a role until the process is asked to stop. Then it says that it is not ready and waits until nobody is sent here
 * any more; no new request is taken, those under way finish, unfinished jobs go back to the queue, and the connections
 * close, in that order.
 */
export async function runRole(role: Role, config: Config): Promise<void> {
  const house = await openHouse(config, role);
  let stopping = false;
  const closers: Close[] = [];
  if (role !== 'worker') closers.push(await openSite(house));
  if (role !== 'web') closers.push(await openWorker(house));
  const closePrivatePort = await openPrivatePort(house, () => stopping);
  house.logger.info({ port: config.PORT, origin: config.SITE_ORIGIN }, 'ready');

  closeWithGrace({ delay: (config.DRAIN_SECONDS + config.SHUTDOWN_SECONDS) * 1000 }, async ({ err }) => {
    stopping = true;
    if (err) house.logger.error({ err }, 'stopping after an error');
    if (role !== 'worker' && !err) await pause(config.DRAIN_SECONDS * 1000);
    for (const close of closers) await close();
    await house.jobs.stop();
    await closePrivatePort();
    await house.replicas?.close();
    await house.tracer?.close();
    await house.pool.end();
  });
}
