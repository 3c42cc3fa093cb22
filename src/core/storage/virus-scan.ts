import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a scanner says of a file; without an answer the file waits for one. */
type ScanResult = 'clean' | 'infected' | 'unavailable';
export type Scan = (body: Buffer) => Promise<ScanResult>;

/** A visitor waits for it; who gets no answer by then is scanned later. */
const TIMEOUT_MS = 10_000;

/** Where nobody asked for a scanner, nothing waits for one. */
export const withoutScanner: Scan = async () => 'clean';

const toLengthPrefix = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

function reach(address: string): Socket {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? [];
  return host === undefined ? connect(address) : connect(Number(port), host);
}

/** Asks clamd, at `host:port` or at its socket file, in its own words: a command, the bytes by length, an end. */
export function clamdScanner(address: string): Scan {
  return async (body) => {
    const socket = reach(address);
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd does not answer')));
    try {
      socket.write('zINSTREAM\0');
      socket.write(toLengthPrefix(body.length));
      socket.write(body);
      socket.end(toLengthPrefix(0));
      const answer = await text(socket);
      if (answer.includes('FOUND')) return 'infected';
      return /^stream: OK\0?$/.test(answer) ? 'clean' : 'unavailable';
    } catch {
      return 'unavailable';
    } finally {
      socket.destroy();
    }
  };
}
