import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '#core';

/**
 * The visitor's IP address according to the trusted proxies. A proxy that forwards the visitor's own header may deliver
 * an invalid address; then the address of the connection is used. A connection that has ended has no address, although
 * Fastify declares one.
 */
export function getClientIp({ ip, socket }: { ip: string | undefined; socket: FastifyRequest['socket'] }): string {
  const [address = ''] = (ip ?? '').split('%');
  return isIP(address) === 0 ? (socket.remoteAddress ?? '::') : address;
}

export const originFrom = (request: FastifyRequest): Origin => ({
  ip: getClientIp(request),
  userAgent: request.headers['user-agent'],
});
