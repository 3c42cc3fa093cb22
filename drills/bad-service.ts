import { createServer } from 'node:http';
import type { Socket } from 'node:net';

/** Where a service was: nobody, somebody who never answers, or one that answers 500 to everything. */
export type Fault = 'away' | 'silent' | 'failing';

/** Puts a fault at the port of a service that was stopped. */
export async function putFault(port: number, fault: Fault): Promise<() => Promise<void>> {
  if (fault === 'away') return async () => {};
  const sockets = new Set<Socket>();
  const server = createServer((_request, response) => {
    if (fault === 'failing') response.writeHead(500).end();
  });
  server.on('connection', (socket) => sockets.add(socket));
  // What is no HTTP gets no answer either.
  server.on('clientError', () => {});
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((closed) => server.close(() => closed()));
  };
}
