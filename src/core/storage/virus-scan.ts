import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** The result of a scan; a file that is `unavailable` is scanned again later. */
type ScanResult = 'clean' | 'infected' | 'unavailable';
export type Scan = (body: Buffer) => Promise<ScanResult>;

/** Short, because a visitor waits for it; after a timeout the file is scanned later. */
const TIMEOUT_MS = 10_000;

/** Used when no scanner is configured. */
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

/** Scans with clamd at `host:port` or a socket path, by INSTREAM: a command, length-prefixed bytes, a zero length. */
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
