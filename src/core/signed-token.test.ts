import { createHmac, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readToken, signToken, tokenVariants } from './links.ts';

const RING = ['a secret of sufficient length for tests'] as const;
const NOW = new Date('2026-11-15T10:00:00Z');

describe('a signed link', () => {
  test('opens what it was made for, for any id', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 14 }), (id) => {
        expect(readToken(RING, 'unsubscribe', signToken(RING, 'unsubscribe', id), NOW)).toBe(id);
      }),
    );
  });

  test('does not open anything else', () => {
    const token = signToken(RING, 'unsubscribe', 7);
    expect(readToken(RING, 'confirm-subscription', token, NOW)).toBeUndefined();
    expect(readToken(['another secret'], 'unsubscribe', token, NOW)).toBeUndefined();
    expect(readToken(RING, 'unsubscribe', token.replace(/^7/, '8'), NOW)).toBeUndefined();
  });

  test('stops working when it expires', () => {
    const token = signToken(RING, 'confirm-subscription', 7, new Date('2026-11-15T09:59:59Z'));
    expect(readToken(RING, 'confirm-subscription', token, NOW)).toBeUndefined();
  });

  test('never throws, whatever is in the address', () => {
    fc.assert(
      fc.property(fc.string(), (token) => {
        expect(readToken(RING, 'unsubscribe', token, NOW)).toBeUndefined();
      }),
    );
  });
});

describe('after the secret was replaced', () => {
  const [OLD] = RING;
  const BOTH = ['another secret of sufficient length', OLD] as const;

  test('links made with the old one work, and end with it', () => {
    const token = signToken(RING, 'unsubscribe', 7);
    expect(readToken(BOTH, 'unsubscribe', token, NOW)).toBe(7);
    expect(readToken([BOTH[0]], 'unsubscribe', token, NOW)).toBeUndefined();
  });

  test('new links are made with the new one', () => {
    const token = signToken(BOTH, 'unsubscribe', 7);
    expect(readToken([BOTH[0]], 'unsubscribe', token, NOW)).toBe(7);
    expect(readToken(RING, 'unsubscribe', token, NOW)).toBeUndefined();
  });

  test('a link is found by the hash that either key made, and a forged one by none', () => {
    const [before, after] = [signToken(RING, 'manage-posting', 7), signToken(BOTH, 'manage-posting', 7)];
    for (const token of [before, after])
      expect(tokenVariants(BOTH, 'manage-posting', token)).toEqual(expect.arrayContaining([before, after]));
    expect(tokenVariants(BOTH, 'unsubscribe', before)).toEqual([]);
  });
});

describe('the keys', () => {
  const sign = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url');

  test('of two purposes differ, so that the key of one signs nothing for another', () => {
    const [, , unsubscribe] = signToken(RING, 'unsubscribe', 7).split('.');
    const key = new Uint8Array(hkdfSync('sha256', RING[0], '', 'aangan unsubscribe', 32));
    expect(sign(key, 'unsubscribe.7.0')).toBe(unsubscribe);
    expect(readToken(RING, 'withdraw-enquiry', `7.0.${sign(key, 'withdraw-enquiry.7.0')}`, NOW)).toBeUndefined();
  });

  test('of release 0.2.0, which signed with the secret itself, are accepted', () => {
    expect(readToken(RING, 'unsubscribe', `7.0.${sign(RING[0], 'unsubscribe.7.0')}`, NOW)).toBe(7);
  });
});
