import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '#core';

/**
 * The visitor's address, as far as the trusted proxies in front of us say. A proxy that hands on what the visitor wrote
 * into the header may name no address at all: then it is the address of whoever is connected to us.
 */
export function getClientIp({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const [address = ''] = ip.split('%');
  return isIP(address) === 0 ? (socket.remoteAddress ?? '::') : address;
}

/** Where a write came from. */
export const originFrom = (request: FastifyRequest): Origin => ({
  ip: getClientIp(request),
  userAgent: request.headers['user-agent'],
});
