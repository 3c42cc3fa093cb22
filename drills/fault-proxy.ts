import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../scripts/local-postgres.ts';

/** What is wrong with the way; changed while it is in use. */
export interface Fault {
  /** Everything arrives so much later, in each direction. */
  latencyMs: number;
  /** So many of a hundred new connections are reset at once. */
  resetPercent: number;
  /** Nothing arrives until this is over, as when a line is down: then what was held back arrives after all. */
  stalled: boolean;
}

const SOUND: Fault = { latencyMs: 0, resetPercent: 0, stalled: false };

/** Hands bytes on in order, as late as the fault says. */
function carry(from: Socket, to: Socket, fault: Fault, held: (() => void)[]): void {
  const write = (chunk: Buffer) => !to.destroyed && to.write(chunk);
  from.on('data', (chunk) => {
    if (fault.stalled) held.push(() => write(chunk));
    else if (fault.latencyMs > 0) setTimeout(write, fault.latencyMs, chunk);
    else write(chunk);
  });
}

/** A way to a TCP server that can be made slow, unreliable or dead. */
export async function openFaultProxy(target: string) {
  const { hostname, port } = new URL(target);
  const fault = { ...SOUND };
  const held: (() => void)[] = [];
  const pairs = new Set<[near: Socket, far: Socket]>();
  const server = createServer((near) => {
    near.on('error', () => {});
    if (Math.random() * 100 < fault.resetPercent) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    far.on('error', () => {});
    carry(near, far, fault, held);
    carry(far, near, fault, held);
    near.on('close', () => {
      far.destroy();
      pairs.delete(pair);
    });
    // Whoever was forgotten on the far side keeps waiting on the near one.
    far.on('close', () => pairs.has(pair) && near.destroy());
  });
  const own = await freePort();
  await new Promise<void>((done) => server.listen(own, '127.0.0.1', done));
  const url = new URL(target);
  url.port = String(own);
  return {
    url: url.href,
    /** Makes the way as bad as said, and sound in everything that is not said. */
    make: (bad: Partial<Fault>) => {
      Object.assign(fault, SOUND, bad);
      if (fault.stalled) return;
      for (const release of held.splice(0)) release();
    },
    /** Cuts some of the connections without a farewell. */
    reset: (percent: number) => {
      for (const [near] of pairs) if (Math.random() * 100 < percent) near.resetAndDestroy();
    },
    /** The far side forgets its connections, and the near side is not told. */
    forget: () => {
      for (const pair of pairs) {
        pairs.delete(pair);
        pair[1].destroy();
      }
    },
    close: async () => {
      for (const [near] of pairs) near.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
