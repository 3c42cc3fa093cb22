import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Core, isUnavailable } from '#core';
import { mountFeed } from './feed.ts';
import { mountMedia } from './media.ts';
import type { Metrics } from './metrics/index.ts';
import { mountPages } from './pages.ts';
import { answerErrors, failure } from './plugins/errors.ts';
import { monitorEventLoop } from './plugins/event-loop-monitor.ts';
import { genReqId } from './plugins/logging.ts';
import { chooseReads } from './plugins/read-api.ts';
import { addSecurityHeaders, bareHeaders } from './plugins/security-headers.ts';
import type { SharedCounter } from './plugins/shared-counter.ts';
import { limitConcurrentReads, shedLoad } from './plugins/shed-load.ts';
import { storeCounts } from './plugins/store-counts.ts';
import { mountProbe } from './probe.ts';
import { mountRobots } from './robots.ts';
import { mountSecurityText } from './security-text.ts';
import { mountSitemap } from './sitemap.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import type { Tracer } from './tracing/tracer.ts';
import { mountApi } from './v1/api.ts';

export interface ServerOptions {
  core: Core;
  logger: FastifyBaseLogger;
  /** Absolute origin under which visitors reach the site, without a trailing slash. */
  siteOrigin: string;
  /** Which addresses in front of us may say who the visitor is. */
  trustProxy: string | false;
  version: string;
  /** Pages from source with hot reload, from the build, or none at all. */
  pages: 'development' | 'built' | 'none';
  metrics?: Metrics;
  /** Where limits are counted that all instances share; each has its own without it. */
  limits?: SharedCounter | undefined;
  tracer?: Tracer | undefined;
  /** Lets `aangan doctor` see how its request arrives. */
  probeSecret?: string;
}

/** While stopping, answers end their connection: one kept alive would hold the process for its whole idle time. */
function endConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (stopping) reply.header('connection', 'close');
    return payload;
  });
}

/** Builds the web server from what it depends on; it listens nowhere and has touched nothing yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { core, logger, siteOrigin, trustProxy, version, metrics, limits } = options;
  const https = siteOrigin.startsWith('https:');
  const development = options.pages === 'development';
  const app = Fastify({
    // An address that cannot be read is answered before any hook runs.
    frameworkErrors: (_error, _request, reply) =>
      void reply.raw
        .writeHead(400, { ...bareHeaders(https), 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(failure('This address cannot be read'))),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId,
    trustProxy,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    // Headers come at once or not at all; documents and pictures take their time on a slow line.
    http: { headersTimeout: 30_000 },
    requestTimeout: 180_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  answerErrors(app);
  endConnectionsWhenStopping(app);
  metrics?.requests.observe(app);
  if (options.tracer) traceRequests(app, options.tracer);
  storeCounts(app, core);
  chooseReads(app, core, https);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request.raw, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  // In development the same process compiles the pages, in tests it runs the tests: both keep it busy for seconds.
  if (options.pages === 'built') shedLoad(app, monitorEventLoop());
  await addSecurityHeaders(app, { https, development });
  await app.register(etag, { weak: true });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // In one go, so that the length is known: nginx sends what it keeps without a length 40 ms late, every time.
    syncThreshold: 1024 * 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // What is sent as it is could have been compressed for somebody else: a cache must know that, too.
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('vary') && !request.url.startsWith('/media/')) reply.header('vary', 'accept-encoding');
    return payload;
  });
  // Pages and public calls together: they share one processor.
  const limitReads = limitConcurrentReads();
  await mountApi(app, { core, siteOrigin, version, limits, limitReads });
  mountMedia(app, core);
  mountSitemap(app, core);
  mountFeed(app, core);
  mountRobots(app, siteOrigin);
  if (options.probeSecret !== undefined) mountProbe(app, options.probeSecret);
  mountSecurityText(app, core, siteOrigin);
  if (options.pages !== 'none') {
    const onError = (error: unknown, path: string) => logger.error({ err: error, path }, 'page failed');
    await mountPages(
      app,
      { forms: core.forms, siteOrigin, isUnavailable, onError },
      {
        development,
        limitReads,
        redirect: (url) => core.redirect(url),
        limits,
      },
    );
  }
  return app;
}
