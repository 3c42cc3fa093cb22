import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PictureKind } from '../listings/enumerations.ts';
import { clearAlts, fillAlts, suggestAlts } from './picture-alts.ts';

const TITLE = '3 BHK flat in Sector 65';

test('R-421 the kind and the title suggest an alternative text', () => {
  const kinds = ['outside', 'living', 'bedroom', 'bedroom', 'view', null] as const;
  expect(
    suggestAlts(
      ` ${TITLE} `,
      kinds.map((kind) => ({ kind })),
    ),
  ).toEqual([
    'Outside of 3 BHK flat in Sector 65',
    'Living room of 3 BHK flat in Sector 65',
    'Bedroom of 3 BHK flat in Sector 65',
    'Bedroom 2 of 3 BHK flat in Sector 65',
    'View from 3 BHK flat in Sector 65',
    '3 BHK flat in Sector 65, picture 6',
  ]);
  expect(suggestAlts(TITLE, [{}])).toEqual([TITLE]);
});

const pictures = fc.array(
  fc.record({
    kind: fc.option(fc.constantFrom(...PictureKind.options)),
    alt: fc.constantFrom('', ' ', 'Our own words'),
  }),
  { maxLength: 20 },
);
const title = fc.string({ minLength: 3, maxLength: 160 }).filter((text) => text.trim() !== '');

test('R-421 what is left empty is filled, what was written stays, and suggestions are told from written texts', () => {
  fc.assert(
    fc.property(title, pictures, (name, list) => {
      const filled = fillAlts(name, list);
      const written = filled.filter((_picture, index) => list[index]?.alt.trim());
      expect(written.every(({ alt }) => alt === 'Our own words')).toBe(true);
      expect(filled.every(({ alt }) => alt !== '' && alt.length <= 200)).toBe(true);
      expect(clearAlts(name, filled).map(({ alt }) => alt)).toEqual(list.map(({ alt }) => alt.trim()));
    }),
  );
});

test('R-421 no two pictures of a listing get the same text', () => {
  fc.assert(
    fc.property(pictures, (list) => {
      const alts = suggestAlts(TITLE, list);
      expect(new Set(alts).size).toBe(alts.length);
    }),
  );
});
