import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
}

/**
 * A site whose answers grow old within seconds, to see what a cache does then. The path says what is answered:
 * `/says/<cache-control>`, with a cookie under `/cookie/…`, after 300 ms under `/slow/…`. Every answer has another number.
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
    /** From now on it answers so. */
    answers: (next: number) => {
      status = next;
    },
    open,
    close,
  };
}

export type SmallOrigin = Awaited<ReturnType<typeof openSmallOrigin>>;
