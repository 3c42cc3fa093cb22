import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const PROBE_PATH = '/.well-known/aangan-probe';
const PROBE_HEADER = 'x-aangan-probe';
const GOOD_FOR_MS = 60_000;

const sign = (secret: string, at: string) => createHmac('sha256', secret).update(`probe ${at}`).digest('hex');

/** IPv4 addresses also come written as IPv6. */
const plain = <T extends string | undefined>(address: T) => address?.replace(/^::ffff:(?=\d+\.)/i, '') as T;

/** How a request arrived here, as `aangan doctor` is told. */
export interface Arrival {
  /** Whom we take the visitor for. */
  visitor: string;
  /** Who really connected to us. */
  peer: string;
  /** Whom they say they ask for, if anybody. */
  claimed: string | undefined;
}

/** The address and the header by which only somebody who knows the secret is told how their request arrived. */
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

/** Tells `aangan doctor`, and nobody else, how its request came through the proxies in front. */
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
