import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CreateWebHandler, WebDependencies } from '#contract';
import { RETRY_AFTER_SECONDS } from './plugins/errors.ts';
import { limitRates, PUBLIC_WRITE } from './plugins/rate-limits.ts';
import { pagePolicy } from './plugins/security-headers.ts';
import type { SharedCounter } from './plugins/shared-counter.ts';

type WebHandler = ReturnType<CreateWebHandler>;
interface WebModule {
  createWebHandler: CreateWebHandler;
}

const WEB = new URL('../web/', import.meta.url);
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Without a limit browsers would cache a redirect forever, even a mistaken one. */
const MOVED = 'public, max-age=60';

function toRequest(request: FastifyRequest, reply: FastifyReply, siteOrigin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? '']) headers.append(name, item);
  }
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const body = request.method === 'POST' ? { body: request.body as string } : {};
  return new Request(siteOrigin + request.originalUrl, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...body,
  });
}

/** Sends the page in one piece, so that status and length are known and the policy lists exactly its inline scripts. */
async function sendResponse(reply: FastifyReply, response: Response, development: boolean): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  // A failed page is not cached: caches continue to serve the one they have.
  if (response.status >= 500) reply.header('cache-control', 'no-store');
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const body = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (isPage && !development) reply.header('content-security-policy', pagePolicy(body));
  return reply.send(body);
}

async function developmentHandler(app: FastifyInstance, dependencies: WebDependencies): Promise<WebHandler> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const root = fileURLToPath(WEB);
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: { server: app.server }, hmr: { server: app.server } },
  });
  app.addHook('onClose', async () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/media/')) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run server code here');
  return async (request, visit) => {
    const { createWebHandler } = await ssr.runner.import<WebModule>('/server/handler.ts');
    return createWebHandler(dependencies)(request, visit);
  };
}

async function builtHandler(app: FastifyInstance, dependencies: WebDependencies): Promise<WebHandler> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('build/client', WEB)),
    // One route per file, registered at start: every other path reaches the React app.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : HOUR);
    },
  });
  const module = (await import(pathToFileURL(fileURLToPath(new URL('build/server/index.js', WEB))).href)) as WebModule;
  return module.createWebHandler(dependencies);
}

interface PagesOptions {
  development: boolean;
  /** Applies the concurrency limit to the reads of a scope. */
  limitReads: (scope: FastifyInstance) => void;
  /** The target of a path without a page, if there is a redirect. */
  redirect: (url: string) => Promise<string | undefined>;
  limits: SharedCounter | undefined;
}

/** Every path that is neither an API call nor a file is a page of the React app, rendered in this process. */
export async function mountPages(
  app: FastifyInstance,
  dependencies: WebDependencies,
  { development, limitReads, redirect, limits }: PagesOptions,
): Promise<void> {
  const handler = await (development ? developmentHandler : builtHandler)(app, dependencies);
  await app.register(async (pages) => {
    limitReads(pages);
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    const render = (request: FastifyRequest, reply: FastifyReply): Promise<Response> =>
      handler(toRequest(request, reply, dependencies.siteOrigin), {
        api: request.api,
        onMatch: (pattern) => {
          request.pageRoute = `/${pattern.replace(/^\//, '')}`;
        },
      });
    pages.get('/*', async (request, reply) => {
      const page = await render(request, reply);
      // Redirects are looked up only after a 404, so other pages have no extra cost.
      const moved = page.status === 404 ? await redirect(request.originalUrl) : undefined;
      if (moved === undefined) return sendResponse(reply, page, development);
      await page.body?.cancel();
      return reply.header('cache-control', MOVED).redirect(moved, 301);
    });
    await pages.register(async (forms) => {
      await limitRates(forms, { name: 'page', shared: limits, ...PUBLIC_WRITE.rateLimit });
      forms.post('/*', async (request, reply) => sendResponse(reply, await render(request, reply), development));
    });
  });
}
