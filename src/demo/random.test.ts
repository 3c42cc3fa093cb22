import { describe, expect, test } from 'vitest';
import { cyclic, randomFor } from './random.ts';

describe('a stream of choices', () => {
  test('is the same for the same key and another for another', () => {
    const draw = (key: string) => Array.from({ length: 5 }, randomFor(key).next);
    expect(draw('property 17')).toEqual(draw('property 17'));
    expect(draw('property 17')).not.toEqual(draw('property 18'));
  });

  test('takes some of the items, none twice, and never more than there are', () => {
    const items = [1, 2, 3, 4, 5, 6];
    expect(new Set(randomFor('a').some(items, 4)).size).toBe(4);
    expect(new Set(randomFor('b').some(items, 99))).toEqual(new Set(items));
  });

  test('prefers what weighs more and leaves out what weighs nothing', () => {
    const random = randomFor('weights');
    const drawn = Array.from({ length: 400 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ] as const),
    );
    const count = (word: string) => drawn.filter((one) => one === word).length;
    expect(count('never')).toBe(0);
    expect(count('often')).toBeGreaterThan(4 * count('seldom'));
  });

  test('refuses to pick from nothing', () => {
    expect(() => randomFor('empty').pick([])).toThrow(RangeError);
    expect(cyclic(['a', 'b'], 3)).toBe('b');
  });
});
