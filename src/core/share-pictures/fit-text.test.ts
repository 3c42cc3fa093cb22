import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitText } from './draw.ts';

/** Every character is one wide. */
const measure = (text: string) => Array.from(text).length;

describe('fitting a text', () => {
  test('breaks between words and keeps them all when there is room', () => {
    expect(fitText('a flat by the lake', 10, 2, measure)).toEqual(['a flat by', 'the lake']);
    expect(fitText('  a  flat ', 10, 2, measure)).toEqual(['a flat']);
    expect(fitText('', 10, 2, measure)).toEqual([]);
  });

  test('ends in an ellipsis after a whole word when there is not', () => {
    expect(fitText('a flat by the lake, with a view', 10, 2, measure)).toEqual(['a flat by', 'the lake…']);
    expect(fitText('a courtyard', 10, 1, measure)).toEqual(['a…']);
    expect(fitText('Thiruvananthapuram', 10, 1, measure)).toEqual(['Thiruvana…']);
  });

  const texts = fc.string({ unit: fc.constantFrom(...Array.from('ab c,–é₹🏡\n ')), maxLength: 60 });

  test('never exceeds the lines or the width, whatever the text', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 3 }), (text, width, maxLines) => {
        const lines = fitText(text, width, maxLines, measure);
        expect(lines.length).toBeLessThanOrEqual(maxLines);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('loses nothing where there is room for every word', () => {
    fc.assert(
      fc.property(texts, fc.nat({ max: 20 }), (text, spare) => {
        const words = text.split(/\s+/).filter(Boolean);
        const width = Math.max(0, ...words.map(measure)) + spare;
        expect(fitText(text, width, words.length + 1, measure).join(' ')).toBe(words.join(' '));
      }),
    );
  });
});
