import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { getClientIp } from './origin.ts';

const request = (ip: string | undefined) => ({ ip, socket: { remoteAddress: '10.0.0.7' } as FastifyRequest['socket'] });

test('a visitor has the address that the proxies in front of us say', () => {
  expect(getClientIp(request('203.0.113.9'))).toBe('203.0.113.9');
  expect(getClientIp(request('2001:db8::9'))).toBe('2001:db8::9');
});

test('the name of a network card is no part of an address', () => {
  expect(getClientIp(request('fe80::1%eth0'))).toBe('fe80::1');
});

test.each(['unknown', '', '203.0.113.9:4711', "'; drop table"])(
  '%j is not an address: the peer of the connection counts',
  (ip) => {
    expect(getClientIp(request(ip))).toBe('10.0.0.7');
  },
);

test('a request that was aborted has no address, and reading it does not fail', () => {
  const ended = { remoteAddress: undefined } as FastifyRequest['socket'];
  expect(getClientIp({ ip: undefined, socket: ended })).toBe('::');
});
