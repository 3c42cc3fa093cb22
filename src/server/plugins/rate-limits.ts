import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#core';
import { getClientIp } from '../origin.ts';
import { limitStore } from './limit-store.ts';
import type { SharedCounter } from './shared-counter.ts';

/** The key of one visitor: an IPv4 address, also if mapped to IPv6, or the /64 network of an IPv6 address. */
export function visitorKey(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const full = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The default for every call; routes lower it in their own `config`. */
export const ANY_CALL = { max: 600, timeWindow: '1 minute' };
/** For forms that are open to the public. */
export const PUBLIC_WRITE = { rateLimit: { max: 10, timeWindow: '10 minutes' } };
/** Page views are counted separately, high enough for the many users behind one address of a mobile network. */
export const PAGE_VIEW = { rateLimit: { max: 300, timeWindow: '10 minutes' } };
export const SIGN_IN = { rateLimit: { max: 20, timeWindow: '5 minutes' } };

/** Limits all routes registered after it, per visitor; with `shared`, across all instances. */
export async function limitRates(
  app: FastifyInstance,
  { name, shared, ...limits }: { name: string; shared: SharedCounter | undefined; max: number; timeWindow: string },
): Promise<void> {
  await app.register(rateLimit, {
    ...limits,
    keyGenerator: (request: FastifyRequest) => visitorKey(getClientIp(request)),
    errorResponseBuilder: (_request, { after }) =>
      new DomainError('too_many', `Too many requests. Please try again in ${after}.`),
    ...(shared && { store: limitStore(shared, name) }),
  });
}
