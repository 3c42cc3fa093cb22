import {
  type Core,
  clamdScanner,
  createCore,
  createLinks,
  createPictureFetcher,
  diskStore,
  type FileStore,
  folderTransport,
  type JobQueue,
  openJobQueue,
  s3Store,
  smtpTransport,
  withoutScanner,
} from '#core';
import { openDb, openPool, openReplicas, openSignals, type Pool, type Replicas, type Signals, watchPool } from '#db';
import { createLogger, createMetrics, createTracer, type Metrics, type Tracer, traceStatements } from '#server';
import packageJson from '../../package.json' with { type: 'json' };
import { type Config, directUrl, keyRing } from './config.ts';
import type { Role } from './preflight.ts';
import { readBacklog, watchJobs, withMailMetrics, withScanMetrics } from './watches.ts';

export type Logger = ReturnType<typeof createLogger>;

/** Dependencies shared by all roles, opened in order and closed in reverse. */
export interface App {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer | undefined;
  pool: Pool;
  jobs: JobQueue;
  core: Core;
  replicas: Replicas | undefined;
  /** Undefined in a worker, which shows nothing. */
  signals: Signals | undefined;
}

/** Statement timeout for scheduled tasks and commands. */
const MAX_STATEMENT_MS = 10_000;
/** Statement timeout for web requests, shorter because a visitor is waiting. */
const MAX_WEB_STATEMENT_MS = 5_000;

export function connect(config: Config, logger: Logger, statementTimeoutMs = MAX_STATEMENT_MS): Pool {
  return openPool({
    url: config.DATABASE_URL,
    size: config.DATABASE_POOL_SIZE,
    statementTimeoutMs,
    // Shorter than the wait for a pooled connection, so that requests blocked on a lock free their connection first.
    lockTimeoutMs: 4_000,
    applicationName: 'aangan',
    onError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
}

/** Opens the read replicas, if any are configured; switching between them is only logged. */
const openReads = async (config: Config, primary: Pool, logger: Logger): Promise<Replicas | undefined> =>
  config.DATABASE_READ_URLS.length === 0
    ? undefined
    : openReplicas({
        primary,
        urls: config.DATABASE_READ_URLS,
        size: config.DATABASE_POOL_SIZE,
        onExcluded: (host) => logger.warn({ host }, 'a read replica is left out'),
        onIncluded: (host) => logger.info({ host }, 'a read replica is read from'),
      });

/** The file store that the configuration selects. */
export const openFiles = (config: Config): FileStore =>
  config.S3_ENDPOINT === undefined
    ? diskStore(config.FILES_FOLDER)
    : s3Store({
        endpoint: config.S3_ENDPOINT,
        region: config.S3_REGION,
        bucket: config.S3_BUCKET,
        accessKeyId: config.S3_ACCESS_KEY_ID,
        secretAccessKey: config.S3_SECRET_ACCESS_KEY,
      });

/** Watches for changes by other processes; whether they are announced or looked for is only logged. */
const watchSignals = (config: Config, pool: Pool, logger: Logger): Signals =>
  openSignals({
    pool,
    url: directUrl(config),
    onMode: (mode, reason) => {
      if (mode === 'notified') logger.info('notifications of the database arrive');
      else
        logger.warn(
          { err: reason },
          'notifications of the database do not arrive: new leads are looked for every second. Set DATABASE_DIRECT_URL to a connection past the pooler',
        );
    },
  });

function openTracer(config: Config, role: Role, logger: Logger): Tracer | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config;
  if (endpoint === undefined) return undefined;
  const resource = { 'service.name': 'aangan', 'service.version': packageJson.version, 'aangan.role': role };
  const onLoss = (error: unknown) => logger.warn({ err: error }, 'traces are lost');
  return createTracer({ endpoint, ratio, resource, onLoss });
}

/** Opens everything that a role needs; `preflight` has found that the database fits this release. */
export async function createApp(config: Config, role: Role): Promise<App> {
  const { version } = packageJson;
  const logger = createLogger(config.LOG_LEVEL).child({ role, version });
  const metrics = createMetrics({ role, version });
  const pool = connect(config, logger, role === 'web' ? MAX_WEB_STATEMENT_MS : MAX_STATEMENT_MS);
  const tracer = openTracer(config, role, logger);
  const watcher = metrics.database.watcher('primary', pool);
  watchPool(pool, tracer ? [watcher, { statement: traceStatements(tracer) }] : [watcher]);
  const jobs = await openJobQueue({
    pool,
    supervise: role !== 'web',
    onError: (error) => logger.warn({ err: error }, 'job queue'),
    around: watchJobs(logger, metrics, tracer),
  });
  const links = createLinks(config.SITE_ORIGIN, keyRing(config));
  const replicas = await openReads(config, pool, logger);
  const signals = role === 'worker' ? undefined : watchSignals(config, pool, logger);
  const core = createCore({
    db: openDb(pool),
    replicas,
    signals,
    jobs,
    links,
    now: () => new Date(),
    files: openFiles(config),
    scan:
      config.CLAMD_ADDRESS === undefined
        ? withoutScanner
        : withScanMetrics(clamdScanner(config.CLAMD_ADDRESS), metrics),
    fetchPicture: createPictureFetcher(),
    cacheFolder: config.CACHE_FOLDER,
    visitorMailsPerHour: config.VISITOR_MAILS_PER_HOUR,
    emit: (what) => metrics.business.emit(what),
  });
  metrics.watchBacklog(() => readBacklog(jobs, core));
  return { config, logger, metrics, tracer, pool, jobs, core, replicas, signals };
}

export const openTransport = ({ config: { SMTP_URL, MAIL_FOLDER, MAIL_FROM }, metrics }: App) =>
  withMailMetrics(
    SMTP_URL === undefined ? folderTransport(MAIL_FOLDER, MAIL_FROM) : smtpTransport(SMTP_URL, MAIL_FROM),
    metrics,
  );
