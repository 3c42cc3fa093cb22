import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, getSide, shortenParts, type TextPart } from './compare-texts.ts';

const joinText = (pieces: TextPart[], without: TextPart['kind']) =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

const sentence = fc.array(fc.constantFrom('a', 'lake', 'view', '\n', ' ', 'of', 'hills'), { maxLength: 40 });

test('R-307 both texts can be read off their comparison, whatever they are', () => {
  fc.assert(
    fc.property(sentence, sentence, (before, after) => {
      const pieces = compareTexts(before.join(' '), after.join(' '));
      expect(joinText(pieces, 'new')).toBe(before.join(' '));
      expect(joinText(pieces, 'gone')).toBe(after.join(' '));
    }),
  );
});

test('R-307 a changed word is all that differs', () => {
  expect(compareTexts('A flat near the lake.', 'A villa near the lake.')).toEqual([
    { kind: 'same', text: 'A ' },
    { kind: 'gone', text: 'flat' },
    { kind: 'new', text: 'villa' },
    { kind: 'same', text: ' near the lake.' },
  ]);
});

test('R-307 several changed words in a row are one change', () => {
  const pieces = compareTexts('found within a month, they said', 'found in five weeks, they said');
  expect(getSide(pieces, 'gone').map(({ text }) => text)).toEqual(['found ', 'within a month,', ' they said']);
  expect(getSide(pieces, 'new').map(({ text }) => text)).toEqual(['found ', 'in five weeks,', ' they said']);
});

test('R-307 what stayed the same over a long stretch is left out', () => {
  const long = Array.from({ length: 200 }, (_, place) => `word${place}`).join(' ');
  const pieces = shortenParts(compareTexts(`${long} old`, `${long} new`));
  expect(pieces[0]?.text.length).toBeLessThan(100);
  expect(pieces[0]?.text).toContain('…');
  expect(pieces[0]?.text).toContain('word199');
});
