import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decrypt, encrypt } from './links.ts';

const RING = ['a secret of sufficient length for tests'] as const;

describe('a sealed text', () => {
  test('opens for what it was sealed for, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const ciphertext = encrypt(RING, 'user 7', text);
        expect(decrypt(RING, 'user 7', ciphertext)).toBe(text);
        expect(encrypt(RING, 'user 7', text)).not.toBe(ciphertext);
      }),
      { numRuns: 30 },
    );
  });

  test('stays closed for anything else', () => {
    const ciphertext = encrypt(RING, 'user 7', 'a text');
    expect(decrypt(RING, 'user 8', ciphertext)).toBeUndefined();
    expect(decrypt(['another secret'], 'user 7', ciphertext)).toBeUndefined();
    const bytes = Buffer.from(ciphertext, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(decrypt(RING, 'user 7', bytes.toString('base64url'))).toBeUndefined();
  });

  test('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), (stored) => {
        expect(decrypt(RING, 'x', stored)).toBeUndefined();
      }),
    );
  });

  test('opens with an earlier secret too, and not without it', () => {
    const ciphertext = encrypt(RING, 'user 7', 'a text');
    expect(decrypt(['a new secret of sufficient length', RING[0]], 'user 7', ciphertext)).toBe('a text');
    expect(decrypt(['a new secret of sufficient length'], 'user 7', ciphertext)).toBeUndefined();
  });
});
