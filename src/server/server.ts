import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Core, isUnavailable } from '#core';
import { mountFeed, mountManifest, mountRobots, mountSecurityText, mountSitemap } from './crawler-files.ts';
import { mountMedia } from './media.ts';
import type { Metrics } from './metrics/index.ts';
import { mountPages } from './pages.ts';
import { answerErrors, failure } from './plugins/errors.ts';
import { genReqId, toLoggedPath } from './plugins/logging.ts';
import { chooseReads, storeCounts } from './plugins/read-api.ts';
import { addSecurityHeaders, bareHeaders } from './plugins/security-headers.ts';
import type { SharedCounter } from './plugins/shared-counter.ts';
import { limitConcurrentReads, monitorEventLoop, shedLoad } from './plugins/shed-load.ts';
import { mountProbe } from './probe.ts';
import { type Tracer, traceRequests } from './tracing/tracer.ts';
import { mountApi } from './v1/api.ts';

export interface ServerOptions {
  core: Core;
  logger: FastifyBaseLogger;
  /** Absolute origin of the public site, without a trailing slash. */
  siteOrigin: string;
  /** The proxy addresses whose X-Forwarded-For is trusted. */
  trustProxy: string | false;
  version: string;
  /** Pages from source with hot reload, from the build, or none. */
  pages: 'development' | 'built' | 'none';
  metrics?: Metrics;
  /** The counter of rate limits shared by all instances; without it each instance counts separately. */
  limits?: SharedCounter | undefined;
  tracer?: Tracer | undefined;
  /** Enables the probe of `aangan doctor`. */
  probeSecret?: string;
}

/**
 * While stopping, responses close their connection: a keep-alive connection would delay the exit by its idle timeout.
 */
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

/** Builds the web server without listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { core, logger, siteOrigin, trustProxy, version, metrics, limits } = options;
  const https = siteOrigin.startsWith('https:');
  const development = options.pages === 'development';
  const app = Fastify({
    // An invalid URL is answered before any hook runs.
    frameworkErrors: (_error, _request, reply) =>
      void reply.raw
        .writeHead(400, { ...bareHeaders(https), 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(failure('This address cannot be read'))),
    // HEAD is handled as GET, so that it has the same headers, also of compression; Node leaves out the body.
    rewriteUrl: (request) => {
      if (request.method === 'HEAD') request.method = 'GET';
      return request.url ?? '/';
    },
    exposeHeadRoutes: false,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId,
    trustProxy,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    // Headers must arrive quickly; uploads may take long on a slow connection.
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
    const line = { req: request.raw, staff: request.staff?.id, status: reply.statusCode };
    request.log.info({ ...line, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  // Compiling pages in development and running tests block the event loop for seconds.
  if (options.pages === 'built') shedLoad(app, monitorEventLoop());
  await addSecurityHeaders(app, { https, development });
  await app.register(etag, { weak: true });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Compresses in one piece, so that the length is known: nginx delays cached responses without a length by 40 ms.
    syncThreshold: 1024 * 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // An uncompressed response also varies by encoding, which caches must know.
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('vary') && !request.url.startsWith('/media/')) reply.header('vary', 'accept-encoding');
    return payload;
  });
  // Pages and public calls share one limit, because they share one CPU.
  const limitReads = limitConcurrentReads((visitor) => metrics?.requests.countReader(visitor));
  const onViolation = (directive: string) => metrics?.requests.countViolation(directive);
  await mountApi(app, { core, siteOrigin, version, limits, limitReads, onViolation });
  mountMedia(app, core);
  mountSitemap(app, core);
  mountFeed(app, core);
  mountManifest(app, core);
  mountRobots(app, siteOrigin);
  if (options.probeSecret !== undefined) mountProbe(app, options.probeSecret);
  mountSecurityText(app, core, siteOrigin);
  if (options.pages !== 'none') {
    const onError = (error: unknown, path: string) =>
      logger.error({ err: error, path: toLoggedPath(path) }, 'page failed');
    await mountPages(
      app,
      { forms: core.forms, siteOrigin, isUnavailable, onError },
      {
        core,
        development,
        limitReads,
        readAsset: (name) => core.assets.read(name),
        redirect: (url) => core.redirect(url),
        limits,
      },
    );
  }
  return app;
}
