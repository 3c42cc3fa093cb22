import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRanged, PART_SIZE, partNamed, type SitemapKind, toIdRange, toPartName } from './parts.ts';

const kinds = fc.constantFrom<SitemapKind>('properties', 'projects', 'blogs', 'pages', 'jobs');

describe('the parts of the sitemap', () => {
  test('D-42 cover every id exactly once, fifty thousand each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 45 }), (id) => {
        const part = Math.floor((id - 1) / PART_SIZE);
        const { first, last } = toIdRange(part);
        expect(id).toBeGreaterThanOrEqual(first);
        expect(id).toBeLessThanOrEqual(last);
        expect(last - first + 1).toBe(50_000);
        expect(toIdRange(part + 1).first).toBe(last + 1);
      }),
    );
  });

  test('have one name each, by which they are found again', () => {
    fc.assert(
      fc.property(kinds, fc.nat({ max: 99_999_999 }), (kind, part) => {
        expect(partNamed(toPartName({ kind, part }))).toEqual({ kind, part });
      }),
    );
    expect(toPartName({ kind: 'properties', part: 0 })).toBe('properties-00001');
    expect(toPartName({ kind: 'properties', part: 199 })).toBe('properties-00200');
  });

  test.each([
    '',
    'properties',
    'properties-0',
    'properties-00000',
    'properties-000001',
    'properties-1e9',
    'users-00001',
    'properties-99999999999',
    '../pages-00001',
  ])('are not called %j', (name) => {
    expect(partNamed(name)).toBeUndefined();
  });

  test('come in ranges where the business grows', () => {
    expect(isRanged('properties')).toBe(true);
    expect(isRanged('jobs')).toBe(false);
  });
});
