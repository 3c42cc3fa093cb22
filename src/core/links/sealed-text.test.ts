import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealText, unsealText } from './sealed-text.ts';

const SECRET = 'a secret of sufficient length for tests';

describe('a sealed text', () => {
  test('opens for what it was sealed for, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sealed = sealText(SECRET, 'user 7', text);
        expect(unsealText(SECRET, 'user 7', sealed)).toBe(text);
        expect(sealText(SECRET, 'user 7', text)).not.toBe(sealed);
      }),
      { numRuns: 30 },
    );
  });

  test('stays closed for anything else', () => {
    const sealed = sealText(SECRET, 'user 7', 'a text');
    expect(unsealText(SECRET, 'user 8', sealed)).toBeUndefined();
    expect(unsealText('another secret', 'user 7', sealed)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(unsealText(SECRET, 'user 7', bytes.toString('base64url'))).toBeUndefined();
  });

  test('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), (stored) => {
        expect(unsealText(SECRET, 'x', stored)).toBeUndefined();
      }),
    );
  });
});
