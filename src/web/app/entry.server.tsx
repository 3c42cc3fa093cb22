import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerInstrumentation,
  ServerRouter,
} from 'react-router';
import { SCRIPT_MARK_HEADER } from '#contract/web-handler.ts';
import { matchContext, NonceContext, reportContext } from './data/context.ts';

const RENDER_TIMEOUT_MS = 5_000;

/** Lowers the priority of scripts, so that the style sheet, fonts and the first picture load first. */
const scriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/**
 * Renders the whole page before sending it, so that status, length and script hashes are known. Scripts of the renderer
 * are marked with a secret of this page, which the server removes after it has hashed them: a script that got into the
 * page in any other way has no mark and does not run.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('hex');
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(SCRIPT_MARK_HEADER, nonce);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      // Otherwise large parts are sent later and moved into place by a script, which fails without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
  });
  return new Response(scriptsLast(html), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(reportContext)(error, new URL(request.url).pathname);
};

/** Reports the matched route pattern of a request for the metrics. */
export const instrumentations: ServerInstrumentation[] = [
  {
    handler: (requests) =>
      requests.instrument({
        request: async (handle, { context }) => {
          const { meta } = await handle();
          if (meta) context?.get(matchContext)(meta.pattern);
        },
      }),
  },
];
