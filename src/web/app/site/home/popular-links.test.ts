import { expect, test } from 'vitest';
import { popularLinksFor } from './hero.tsx';

const link = (title: string, cityId: number | null) => ({ title, slug: title.toLowerCase(), cityId });
const LINKS = [
  link('India', null),
  link('Projects 1', 1),
  link('Homes 1', 1),
  link('Homes 2', 2),
  link('Homes 3', 3),
  link('Homes 4', 4),
];
const titlesFor = (cityId: number | undefined) => popularLinksFor(cityId, LINKS).map(({ title }) => title);

test('D-40 the home page shows the popular links of its city', () => {
  expect(titlesFor(1)).toEqual(['Projects 1', 'Homes 1']);
  expect(titlesFor(4)).toEqual(['Homes 4']);
});

test('D-40 without a city, or for one without links, it shows one for each of the first three', () => {
  expect(titlesFor(undefined)).toEqual(['Projects 1', 'Homes 2', 'Homes 3']);
  expect(titlesFor(5)).toEqual(titlesFor(undefined));
  expect(popularLinksFor(undefined, [])).toEqual([]);
});
