import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const matches = (name: string, term: string) => highlight(name, term).filter((_, index) => index % 2 === 1);

describe('the highlight of a name', () => {
  test.each([
    ['Kaveri Waterfront, Tower 2', 'kav', ['Kav']],
    ['Kaveri Waterfront, Tower 2', 'waterfront tow', ['Waterfront, Tow']],
    ['Ganga Ghat Housing', 'G', ['G', 'G']],
    ['Élan Square', 'éLAN', ['Élan']],
    ["D'Souza Court", 'd souza', ["D'Souza"]],
    ['2.5 BHK flat', '2.5', ['2.5']],
    ['गुरुग्राम', 'ग', ['गु']],
    ['Straße 7', 'STRASSE', []],
    ['Kaveri Waterfront', 'kaviri', []],
    ['Aravalli', 'ravalli', []],
    ['C++ (Tower) [B]', '( tower', ['Tower']],
    ['C++ (Tower) [B]', '.*', []],
    ['Any name', '', []],
    ['Any name', ' \u0000 ', []],
  ])('of %j for %j is %j', (name, term, expected) => {
    expect(matches(name, term)).toEqual(expected);
  });

  test('loses no letter, whatever name and term are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, term) => {
        expect(highlight(name, term).join('')).toBe(name);
      }),
    );
  });

  const words = fc.array(fc.constantFrom('Kaveri', 'WATER', 'front', 'Été', 'ñandú', 'घर', 'गुरुग्राम', 'Łódź', '2'), {
    minLength: 1,
    maxLength: 5,
  });

  test('marks what a name begins with at any of its words, in any case and with any punctuation between', () => {
    fc.assert(
      fc.property(
        words,
        fc.nat(),
        fc.nat(),
        fc.constantFrom(', ', '-', ' · '),
        fc.boolean(),
        (all, at, cut, gap, up) => {
          const characters = Array.from(all.slice(at % all.length).join(' '));
          const term = characters
            .slice(0, 1 + (cut % characters.length))
            .join('')
            .trim();
          const found = matches(all.join(gap), up ? term.toUpperCase() : term.toLowerCase());
          const plain = found.map((text) => text.replaceAll(gap, ' ').toLowerCase());
          expect(plain.some((text) => text.startsWith(term.toLowerCase()))).toBe(true);
        },
      ),
    );
  });

  test('marks nothing but the term, at the beginning of a word, with the marks of its last letter', () => {
    fc.assert(
      fc.property(words, words, fc.nat(), (all, other, cut) => {
        const term = Array.from(other.join(' '))
          .slice(0, 1 + (cut % 8))
          .join('')
          .trim();
        const parts = highlight(all.join(' '), term);
        parts.forEach((text, index) => {
          if (index % 2 === 0) return;
          expect(text.toLowerCase().replace(/\p{M}+$/u, '')).toBe(term.toLowerCase().replace(/\p{M}+$/u, ''));
          expect(parts[index - 1]).toMatch(/(^| )$/);
          expect(parts[index + 1]).not.toMatch(/^\p{M}/u);
        });
      }),
    );
  });
});
