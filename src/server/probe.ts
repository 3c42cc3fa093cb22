import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const PROBE_PATH = '/.well-known/aangan-probe';
const PROBE_HEADER = 'x-aangan-probe';
const GOOD_FOR_MS = 60_000;

const sign = (secret: string, at: string) => createHmac('sha256', secret).update(`probe ${at}`).digest('hex');

/** IPv4 addresses can be mapped to IPv6. */
const plain = <T extends string | undefined>(address: T) => address?.replace(/^::ffff:(?=\d+\.)/i, '') as T;

/** How a request of `aangan doctor` arrived. */
export interface Arrival {
  /** The visitor's address as we determine it. */
  visitor: string;
  /** The address that connected to us. */
  peer: string;
  /** The last address in X-Forwarded-For, if any. */
  claimed: string | undefined;
}

/** URL and signed header of a probe; without the secret the probe is not answered. */
export function probeRequest(siteOrigin: string, secret: string, now: Date) {
  const at = String(now.getTime());
  return { url: `${siteOrigin}${PROBE_PATH}?at=${at}`, headers: { [PROBE_HEADER]: `${at}.${sign(secret, at)}` } };
}

function isSigned(header: unknown, secret: string, now: Date): boolean {
  const [at = '', signature = ''] = typeof header === 'string' ? header.split('.') : [];
  const expected = sign(secret, at);
  const fresh = Math.abs(now.getTime() - Number(at)) < GOOD_FOR_MS;
  return (
    fresh && signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  );
}

/** Reports to `aangan doctor` only how its request passed the proxies. */
export function mountProbe(app: FastifyInstance, secret: string): void {
  app.get(PROBE_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSigned(request.headers[PROBE_HEADER], secret, new Date())) return reply.code(404).send();
    const arrival: Arrival = {
      visitor: plain(request.ip),
      peer: plain(request.socket.remoteAddress ?? ''),
      claimed: plain(request.headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()),
    };
    return arrival;
  });
}
