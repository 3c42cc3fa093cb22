import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
}

/**
 * An origin whose responses expire within seconds. The path selects the response: `/says/<cache-control>`, with a
 * cookie under `/cookie/…`, after 300 ms under `/slow/…`. Every response has a different number as its body.
 */
export async function openSmallOrigin() {
  const seen: Seen[] = [];
  let status = 200;
  let server: Server | undefined;
  let port = 0;
  const open = async () => {
    server = createServer((request, answer) => {
      const url = request.url ?? '';
      const [, kind, rule = ''] = new URL(url, 'http://origin').pathname.split('/');
      seen.push({ url, headers: request.headers });
      const headers = {
        'content-type': 'text/plain',
        'cache-control': status === 200 ? decodeURIComponent(rule) : 'no-store',
        ...(kind === 'cookie' && { 'set-cookie': 'session=secret' }),
      };
      setTimeout(() => answer.writeHead(status, headers).end(String(seen.length)), kind === 'slow' ? 300 : 0);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const close = async () => {
    server?.closeAllConnections();
    await new Promise((done) => server?.close(done));
  };
  await open();
  return {
    port,
    seen,
    /** Sets the status of all further responses. */
    answers: (next: number) => {
      status = next;
    },
    open,
    close,
  };
}

export type SmallOrigin = Awaited<ReturnType<typeof openSmallOrigin>>;
