import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { clamdScanner } from './virus-scan.ts';

let server: Server | undefined;

/** Stands for clamd: reads what it is sent by its own protocol and finds what holds the word 'virus'. */
async function startClamd(answer: (content: string, socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const content = contentOf(received);
      if (content !== undefined) answer(content, socket);
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function contentOf(received: Buffer): string | undefined {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts).toString();
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const verdict = (content: string, socket: Socket) =>
  socket.end(content.includes('virus') ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');

afterEach(() => {
  server?.close();
});

test('D-11 a file is clean or infected, as the scanner says', async () => {
  const scan = clamdScanner(await startClamd(verdict));
  expect(await scan(Buffer.from('a letter'))).toBe('clean');
  expect(await scan(Buffer.from('a virus'))).toBe('infected');
  expect(await scan(Buffer.alloc(5 * 1024 * 1024, 'x'))).toBe('clean');
});

test('a scanner that is away, or speaks of something else, has said nothing', async () => {
  expect(await clamdScanner('127.0.0.1:1')(Buffer.from('x'))).toBe('unavailable');
  const confused = await startClamd((_content, socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'));
  expect(await clamdScanner(confused)(Buffer.from('x'))).toBe('unavailable');
});
