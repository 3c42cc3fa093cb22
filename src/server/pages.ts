import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CreateWebHandler, PlainForm, WebDependencies } from '#contract';
import { SCRIPT_MARK_HEADER } from '#contract/web-handler.ts';
import type { Core } from '#core';
import { receivePlainForms } from './plain-forms.ts';
import { RETRY_AFTER_SECONDS } from './plugins/errors.ts';
import { ANY_CALL, limitRates, PUBLIC_WRITE } from './plugins/rate-limits.ts';
import { pagePolicy } from './plugins/security-headers.ts';
import type { SharedCounter } from './plugins/shared-counter.ts';
import type { limitConcurrentReads } from './plugins/shed-load.ts';

type WebHandler = ReturnType<CreateWebHandler>;
interface WebModule {
  createWebHandler: CreateWebHandler;
}

const WEB = new URL('../web/', import.meta.url);
const CLIENT = fileURLToPath(new URL('build/client', WEB));
/** The built scripts, styles and fonts of this release. */
export const BUILT_ASSETS = join(CLIENT, 'assets');
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
  // A form that was parsed before is handed over with the request, not in it.
  const body = typeof request.body === 'string' ? { body: request.body } : {};
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
  for (const [name, value] of response.headers) if (name !== SCRIPT_MARK_HEADER) reply.header(name, value);
  // A failed page is not cached: caches continue to serve the one they have.
  if (response.status >= 500) reply.header('cache-control', 'no-store');
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const mark = response.headers.get(SCRIPT_MARK_HEADER) ?? undefined;
  const { html, policy } = pagePolicy(await response.text(), mark);
  if (mark !== undefined && !development) reply.header('content-security-policy', policy);
  return reply.send(html);
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

const ASSET_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves the build. Pages that were opened before a release ask for files of the earlier one, which the store has. */
async function builtHandler(
  app: FastifyInstance,
  dependencies: WebDependencies,
  readAsset: PagesOptions['readAsset'],
): Promise<WebHandler> {
  await app.register(fastifyStatic, {
    root: CLIENT,
    // One route per file, registered at start: every other path reaches the React app.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : HOUR);
    },
  });
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const file = await readAsset(name);
    if (!file) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .type(ASSET_TYPES[extname(name)] ?? 'application/octet-stream')
      .header('cache-control', IMMUTABLE)
      .send(file.body);
  });
  const module = (await import(pathToFileURL(fileURLToPath(new URL('build/server/index.js', WEB))).href)) as WebModule;
  return module.createWebHandler(dependencies);
}

interface PagesOptions {
  development: boolean;
  /** Applies the concurrency limit to the reads of a scope. */
  limitReads: ReturnType<typeof limitConcurrentReads>;
  /** Reads a built file of an earlier release. */
  readAsset: (name: string) => Promise<{ body: Readable } | undefined>;
  /** Stores the forms of visitors without scripts. */
  core: Core;
  /** The target of a path without a page, if there is a redirect. */
  redirect: (url: string) => Promise<string | undefined>;
  limits: SharedCounter | undefined;
}

/** Every path that is neither an API call nor a file is a page of the React app, rendered in this process. */
export async function mountPages(
  app: FastifyInstance,
  dependencies: WebDependencies,
  { development, limitReads, readAsset, redirect, limits, core }: PagesOptions,
): Promise<void> {
  const handler = await (development
    ? developmentHandler(app, dependencies)
    : builtHandler(app, dependencies, readAsset));
  await app.register(async (pages) => {
    limitReads(pages, 'page');
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    const render = (request: FastifyRequest, reply: FastifyReply, form?: PlainForm): Promise<Response> =>
      handler(toRequest(request, reply, dependencies.siteOrigin), {
        api: request.api,
        onMatch: (pattern) => {
          request.pageRoute = `/${pattern.replace(/^\//, '')}`;
        },
        ...(form && { form }),
      });
    await pages.register(async (reads) => {
      // Counted by this process alone: a shared counter would cost every page a round trip.
      await limitRates(reads, { name: 'page', shared: undefined, ...ANY_CALL });
      reads.get('/*', async (request, reply) => {
        const page = await render(request, reply);
        // Redirects are looked up only after a 404, so other pages have no extra cost.
        const moved = page.status === 404 ? await redirect(request.originalUrl) : undefined;
        if (moved === undefined) return sendResponse(reply, page, development);
        await page.body?.cancel();
        return reply.header('cache-control', MOVED).redirect(moved, 301);
      });
    });
    await pages.register(async (forms) => {
      await limitRates(forms, { name: 'page', shared: limits, ...PUBLIC_WRITE.rateLimit });
      // What a form leads to is for the visitor who sent it, also on a page that is the same for everyone.
      forms.addHook('onSend', async (_request, reply, payload) => {
        reply.header('cache-control', 'private, no-store');
        return payload;
      });
      forms.post('/*', async (request, reply) => sendResponse(reply, await render(request, reply), development));
      await forms.register((plain) =>
        receivePlainForms(plain, core, dependencies.siteOrigin, async (request, reply, form) =>
          sendResponse(reply, await render(request, reply, form), development),
        ),
      );
    });
  });
}
