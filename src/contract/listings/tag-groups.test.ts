import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getTagGroups } from './collections.ts';

test.each([
  ['Featured', ['featured']],
  ['Top Pick', ['top']],
  ['TOP', ['top']],
  ['Newly added', ['new']],
  ['Trending now', ['trending']],
  ['New & trending', ['trending', 'new']],
  ['Rooftop', []],
  ['Renewed lease', []],
  ['Laptop room', []],
  ['Corner unit', []],
])('R-047 R-329 the tag %j belongs to %j', (tag, groups) => {
  expect(getTagGroups(tag)).toEqual(groups);
});

test('R-047 a letter or digit before the word keeps a tag out of its group', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('a', 'Z', '7', 'é', 'क'),
      fc.constantFrom('top', 'new', 'featured', 'trending'),
      (before, word) => {
        expect(getTagGroups(before + word)).toEqual([]);
        expect(getTagGroups(`${before} ${word}`)).toHaveLength(1);
      },
    ),
  );
});
