import { createServer } from 'node:http';
import type { Socket } from 'node:net';

/** `down`: the port is closed; `silent`: it never responds; `failing`: it responds 500 to everything. */
export type Fault = 'down' | 'silent' | 'failing';

/** Replaces a stopped service by a faulty one on the same port. */
export async function putFault(port: number, fault: Fault): Promise<() => Promise<void>> {
  if (fault === 'down') return async () => {};
  const sockets = new Set<Socket>();
  const server = createServer((_request, response) => {
    if (fault === 'failing') response.writeHead(500).end();
  });
  server.on('connection', (socket) => sockets.add(socket));
  // Requests that are not HTTP get no response either.
  server.on('clientError', () => {});
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((closed) => server.close(() => closed()));
  };
}
