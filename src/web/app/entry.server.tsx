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
import { matchContext, reportContext } from './data/context.ts';

const RENDER_TIMEOUT_MS = 5_000;

/** Lowers the priority of scripts, so that the style sheet, fonts and the first picture load first. */
const scriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** Renders the whole page before sending it, so that status, length and script hashes are known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
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
