import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSlug } from './slugs.ts';

test('R-302 any title gives a slug that an address can carry', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = toSlug(title, 'property');
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(90);
    }),
  );
});

test('R-302 a title reads the same as a slug', () => {
  expect(toSlug('3 BHK corner flat, Sector 65', 'property')).toBe('3-bhk-corner-flat-sector-65');
  expect(toSlug('Café & Résidence', 'property')).toBe('cafe-and-residence');
  expect(toSlug('!!!', 'project')).toBe('project');
});
