import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWindows1252 } from '../../../test/messy-sheet.ts';
import { decodeText, isUtf16 } from './decode-text.ts';

/** Text of a sheet: any script, but no control characters. */
const sheetText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  .filter((text) => text.isWellFormed() && !/\p{Cc}/u.test(text) && !text.startsWith('\uFEFF'));

test('R-422 text in UTF-8 is read, with and without a mark', () => {
  fc.assert(
    fc.property(sheetText, (text) => {
      expect(decodeText(Buffer.from(text))).toEqual({ text, encoding: 'utf-8' });
      expect(decodeText(Buffer.from(`\uFEFF${text}`))).toEqual({ text, encoding: 'utf-8' });
    }),
  );
});

test('R-422 text in UTF-16 with a mark is read in both byte orders', () => {
  fc.assert(
    fc.property(sheetText, (text) => {
      const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
      expect(decodeText(little)).toEqual({ text, encoding: 'utf-16' });
      expect(decodeText(Buffer.from(little).swap16())).toEqual({ text, encoding: 'utf-16' });
    }),
  );
});

test('R-422 UTF-16 without a mark is known by its zero bytes', () => {
  const little = Buffer.from('Name,City\nA café,Noida', 'utf16le');
  for (const body of [little, Buffer.from(little).swap16()]) {
    expect(isUtf16(body)).toBe(true);
    expect(decodeText(body).text).toBe('Name,City\nA café,Noida');
  }
});

test('R-422 what is no UTF-8 is Windows-1252', () => {
  expect(decodeText(toWindows1252('Café – park'))).toEqual({ text: 'Café – park', encoding: 'windows-1252' });
});

test.each([
  ['a byte that Windows-1252 does not have', Buffer.from('R\u0081sidence', 'latin1')],
  ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0xfd])],
  ['bytes of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0x01, 0xff, 0x03])],
])('R-422 %s is no text', (_what, body) => {
  expect(() => decodeText(body)).toThrow();
});

test('R-422 the same bytes give the same text, whatever they are', () => {
  const read = (body: Buffer) => {
    try {
      return decodeText(body);
    } catch {
      return 'no text';
    }
  };
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const body = Buffer.from(bytes);
      expect(read(body)).toEqual(read(Buffer.from(body)));
    }),
  );
});
