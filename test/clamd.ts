import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface TestClamd {
  address: string;
  port: number;
  stop: () => Promise<void>;
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** The transmitted content, once it is complete. */
function parseContent(received: Buffer): string | undefined {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return undefined;
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts).toString();
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const verdict = (content: string) => (content.includes('virus') ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');

/** A fake clamd that implements its protocol and reports content with the word 'virus'. */
export async function startClamd({
  port = 0,
  answer = verdict,
}: {
  port?: number;
  answer?: (content: string) => string;
} = {}): Promise<TestClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const content = parseContent(received);
      if (content !== undefined) socket.end(answer(content));
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const bound = (server.address() as AddressInfo).port;
  return {
    address: `127.0.0.1:${bound}`,
    port: bound,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
