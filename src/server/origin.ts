import type { FastifyRequest } from 'fastify';
import type { Origin } from '#core';

/** Where a write came from, as far as the trusted proxies in front of us say. */
export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'],
});
