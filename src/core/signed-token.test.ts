import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readToken, signToken } from './links.ts';

const SECRET = 'a secret of sufficient length for tests';
const NOW = new Date('2026-11-15T10:00:00Z');

describe('a signed link', () => {
  test('opens what it was made for, for any id', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 14 }), (id) => {
        expect(readToken(SECRET, 'unsubscribe', signToken(SECRET, 'unsubscribe', id), NOW)).toBe(id);
      }),
    );
  });

  test('does not open anything else', () => {
    const token = signToken(SECRET, 'unsubscribe', 7);
    expect(readToken(SECRET, 'confirm-subscription', token, NOW)).toBeUndefined();
    expect(readToken('another secret', 'unsubscribe', token, NOW)).toBeUndefined();
    expect(readToken(SECRET, 'unsubscribe', token.replace(/^7/, '8'), NOW)).toBeUndefined();
  });

  test('stops working when it expires', () => {
    const token = signToken(SECRET, 'confirm-subscription', 7, new Date('2026-11-15T09:59:59Z'));
    expect(readToken(SECRET, 'confirm-subscription', token, NOW)).toBeUndefined();
  });

  test('never throws, whatever is in the address', () => {
    fc.assert(
      fc.property(fc.string(), (token) => {
        expect(readToken(SECRET, 'unsubscribe', token, NOW)).toBeUndefined();
      }),
    );
  });
});
