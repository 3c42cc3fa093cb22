import { expect, test } from 'vitest';
import { visitorKey } from './rate-limits.ts';

test('an IPv4 visitor is its address', () => {
  expect(visitorKey('203.0.113.9')).toBe('203.0.113.9');
  expect(visitorKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

test('every address of an IPv6 household counts as one visitor', () => {
  const key = visitorKey('2001:db8:1:2:aaaa::1');
  expect(visitorKey('2001:db8:1:2::9')).toBe(key);
  expect(visitorKey('2001:0db8:0001:0002:1:2:3:4')).toBe(key);
  expect(visitorKey('2001:db8:1:3::9')).not.toBe(key);
  expect(visitorKey('::1')).toBe('0:0:0:0::/64');
});
