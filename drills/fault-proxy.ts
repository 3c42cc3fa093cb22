import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../scripts/local-postgres.ts';

/** Faults of the connection; can be changed while it is in use. */
export interface Fault {
  /** Delay in each direction. */
  latencyMs: number;
  /** Percentage of new connections that are reset immediately. */
  resetPercent: number;
  /** Nothing is delivered until this is false again, then the held data is delivered, as after a network outage. */
  stalled: boolean;
}

const SOUND: Fault = { latencyMs: 0, resetPercent: 0, stalled: false };

/** Forwards bytes in order, with the delay of the fault. */
function carry(from: Socket, to: Socket, fault: Fault, held: (() => void)[]): void {
  const write = (chunk: Buffer) => !to.destroyed && to.write(chunk);
  from.on('data', (chunk) => {
    if (fault.stalled) held.push(() => write(chunk));
    else if (fault.latencyMs > 0) setTimeout(write, fault.latencyMs, chunk);
    else write(chunk);
  });
}

/** A TCP proxy that can be made slow, unreliable or unresponsive. */
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
    // After `forget` the near side stays open and keeps waiting.
    far.on('close', () => pairs.has(pair) && near.destroy());
  });
  const own = await freePort();
  await new Promise<void>((done) => server.listen(own, '127.0.0.1', done));
  const url = new URL(target);
  url.port = String(own);
  return {
    url: url.href,
    /** Applies the given faults and clears all others. */
    make: (bad: Partial<Fault>) => {
      Object.assign(fault, SOUND, bad);
      if (fault.stalled) return;
      for (const release of held.splice(0)) release();
    },
    /** Resets a percentage of the connections. */
    reset: (percent: number) => {
      for (const [near] of pairs) if (Math.random() * 100 < percent) near.resetAndDestroy();
    },
    /** Drops all connections on the server side without closing the client side. */
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
