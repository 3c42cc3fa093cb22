import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFileError, insertInOrder, pictureAdvice } from './use-picture-uploads.ts';

describe('a picture for a listing', () => {
  test.each([
    [1200, 800, undefined],
    [1600, 1200, undefined],
    [1920, 1080, undefined],
    [1199, 800, 'Only 1199 px wide: it may look blurred'],
    [1500, 2000, 'Taller than 3:2: cards crop its top and bottom'],
    [1920, 480, 'Wider than 3:2: cards crop its sides'],
  ])('of %d × %d is advised: %s', (width, height, advice) => {
    expect(pictureAdvice({ width, height })).toBe(advice);
  });

  test('R-335 that is a 360° view is twice as wide as high', () => {
    expect(pictureAdvice({ width: 4096, height: 2048 }, 'panorama')).toBeUndefined();
    expect(pictureAdvice({ width: 1600, height: 1200 }, 'panorama')).toMatch(/^A 360° view is twice as wide as high/);
  });

  test('is not sent when it is no picture, or larger than 8 MB', () => {
    expect(getFileError({ type: 'image/webp', size: 8 * 1024 * 1024 })).toBeUndefined();
    expect(getFileError({ type: 'image/webp', size: 8 * 1024 * 1024 + 1 })).toBe('Pictures can be at most 8 MB');
    expect(getFileError({ type: 'image/svg+xml', size: 10 })).toBe('Pictures must be JPG, PNG or WebP files');
  });
});

test('R-421 pictures that are uploaded together end up in the order they were chosen in', () => {
  const files = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 20 });
  fc.assert(
    fc.property(files, fc.array(fc.integer({ min: 100, max: 120 })), (arrivals, stored) => {
      const earlier = [...new Set(stored)].map((id) => ({ id }));
      const orders = new Map<number, number>();
      let list = earlier;
      for (const id of arrivals) {
        orders.set(id, id);
        list = insertInOrder(list, { id }, orders);
      }
      expect(list.map(({ id }) => id)).toEqual([
        ...earlier.map(({ id }) => id),
        ...arrivals.toSorted((one, other) => one - other),
      ]);
    }),
  );
});
