import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRYGADA, drawable, FIGTREE_BOLD, FIGTREE_MEDIUM, measureWidth, outline } from './text-paths.ts';

const FACES = [FIGTREE_BOLD, FIGTREE_MEDIUM, BRYGADA];
const CHARACTERS = [...Array.from({ length: 600 }, (_, code) => String.fromCodePoint(code)), '₹', '–', '…', 'घ', '🏡'];
const PATH = /^[MLQCZ\d. -]*$/;

describe('text as outlines', () => {
  test('knows the rupee sign, dashes and the letters of names', () => {
    expect(drawable('₹\u00a092.5\u00a0L – 12.4\u00a0Cr', FIGTREE_BOLD)).toBe('₹ 92.5 L – 12.4 Cr');
    expect(drawable('Škoda café, Thiruvānanthapuram…', BRYGADA)).toBe('Škoda café, Thiruvānanthapuram…');
  });

  test('leaves out what the typeface cannot draw, instead of drawing boxes', () => {
    expect(drawable('घर by the lake 🏡', BRYGADA)).toBe('by the lake');
    expect(outline('घर', BRYGADA, 40, 0, 0)).toBe('');
  });

  test('kerns, and grows with the size of the letters', () => {
    const apart = measureWidth('A', FIGTREE_BOLD, 40) + measureWidth('V', FIGTREE_BOLD, 40);
    expect(measureWidth('AV', FIGTREE_BOLD, 40)).toBeLessThan(apart);
    expect(measureWidth('Aangan', BRYGADA, 80)).toBeCloseTo(2 * measureWidth('Aangan', BRYGADA, 40));
  });

  test('is drawable path data for any text at any place', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...CHARACTERS) }),
        fc.constantFrom(...FACES),
        fc.double({ min: 10, max: 80, noNaN: true }),
        fc.double({ min: 0, max: 1200, noNaN: true }),
        (text, face, size, x) => {
          expect(outline(text, face, size, x, 100)).toMatch(PATH);
          expect(measureWidth(text, face, size)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 40, examples: [['Sector 81', FIGTREE_MEDIUM, 28, 686]] },
    );
  });
});
