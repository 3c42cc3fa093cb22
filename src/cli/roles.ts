import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { BUILT_ASSETS, buildOperations, buildServer, openSharedCounter } from '#server';
import { startWorker } from '#worker';
import packageJson from '../../package.json' with { type: 'json' };
import { type App, connect, createApp, openTransport } from './app.ts';
import type { Config } from './config.ts';
import type { Role } from './preflight.ts';

type Close = () => Promise<void>;

const openLimits = ({ config, logger }: App) =>
  config.REDIS_URL === undefined
    ? undefined
    : openSharedCounter({
        url: config.REDIS_URL,
        onLost: (error) =>
          logger.warn({ err: error }, 'Redis is unavailable: each instance applies rate limits separately'),
        onBack: () => logger.info('Redis is available again: rate limits are shared'),
      });

async function openSite(app: App): Promise<Close> {
  const { config, logger, core, metrics, tracer } = app;
  const limits = openLimits(app);
  const server = await buildServer({
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
  await server.listen({ host: config.HOST, port: config.PORT });
  // Not waited for: a file store that is away must not keep the site from starting.
  void core.assets
    .store(BUILT_ASSETS)
    .catch((error: unknown) => logger.warn({ err: error }, 'scripts were not copied to the file store'));
  return async () => {
    await server.close();
    limits?.close();
  };
}

async function openWorker(app: App): Promise<Close> {
  const { config, core, jobs, logger, metrics } = app;
  const transport = openTransport(app);
  const failed = (error: unknown, task: string) => {
    metrics.work.taskFailed(task);
    logger.warn({ err: error, task }, 'scheduled task failed');
  };
  const scheduler = await startWorker({
    core,
    jobs,
    transport,
    purgeUrls: config.CACHE_PURGE_URLS,
    assetsFolder: BUILT_ASSETS,
    scheduler: {
      planned: (task, seconds) => metrics.work.taskPlanned(task, seconds),
      done: (task) => metrics.work.taskDone(task),
      failed,
    },
  });
  return async () => {
    await scheduler.stop();
    // Emails that are being sent still need the transport.
    await jobs.stop();
    transport.close();
  };
}

async function openPrivatePort({ config, logger, metrics }: App, stopping: () => boolean) {
  // A separate connection, so that a busy pool does not make the site unready.
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
 * Runs a role until the process is asked to stop. Shutdown order: report not ready, wait for the load balancer to
 * drain, finish running requests, return unfinished jobs to the queue, close the connections.
 */
export async function runRole(role: Role, config: Config): Promise<void> {
  const app = await createApp(config, role);
  let stopping = false;
  const closers: Close[] = [];
  if (role !== 'worker') closers.push(await openSite(app));
  if (role !== 'web') closers.push(await openWorker(app));
  const closePrivatePort = await openPrivatePort(app, () => stopping);
  app.logger.info({ port: config.PORT, origin: config.SITE_ORIGIN }, 'ready');

  closeWithGrace({ delay: (config.DRAIN_SECONDS + config.SHUTDOWN_SECONDS) * 1000 }, async ({ err }) => {
    stopping = true;
    if (err) app.logger.error({ err }, 'stopping after an error');
    if (role !== 'worker' && !err) await pause(config.DRAIN_SECONDS * 1000);
    for (const close of closers) await close();
    await app.jobs.stop();
    await closePrivatePort();
    await app.signals?.close();
    await app.replicas?.close();
    await app.tracer?.close();
    await app.pool.end();
  });
}
