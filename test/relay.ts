import { connect, createServer, type Socket } from 'node:net';

/** A TCP relay that can be frozen: nothing is forwarded, rejected or closed. */
export interface Relay {
  port: number;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Opens a relay to a local port. */
export async function openRelay(to: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const add = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    near.pipe(far);
    far.pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    add(near);
    add(far);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    port: address.port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
