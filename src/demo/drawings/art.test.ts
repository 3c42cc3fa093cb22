import { describe, expect, test } from 'vitest';
import {
  COVERS,
  courtyard,
  cover,
  ELEVATION_TYPES,
  elevation,
  floorplan,
  hash,
  interior,
  monogram,
  PLANS,
  ROOMS,
  SKYLINE_CITIES,
  SPOTS,
  skyline,
  spot,
  streetMap,
  TIMES,
} from './index.ts';
import { findSvgIssues } from './svg-issues.ts';

const SEEDS = [0, 1, 2, 3, 7, 2 ** 32 - 1];

const pairs = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] =>
  first.flatMap((a) => second.map((b): [A, B] => [a, b]));

describe('every picture is sound markup', () => {
  test.each(pairs(ELEVATION_TYPES, TIMES))('a %s at %s', (type, time) => {
    for (const seed of SEEDS) {
      expect(findSvgIssues(elevation({ type, seed, time }))).toEqual([]);
    }
  });

  test.each(pairs(SKYLINE_CITIES, TIMES))('%s at %s', (city, time) => {
    expect(findSvgIssues(skyline({ city, time }))).toEqual([]);
    expect(findSvgIssues(courtyard({ city, time }))).toEqual([]);
    expect(findSvgIssues(courtyard({ city, time, arches: 1, flat: true }))).toEqual([]);
  });

  test.each(pairs(ROOMS, TIMES))('a %s at %s', (room, time) => {
    for (const seed of SEEDS) {
      expect(findSvgIssues(interior({ room, seed, time }))).toEqual([]);
    }
  });

  test.each(pairs(PLANS, SEEDS))('a plan of %s with seed %i', (bhk, seed) => {
    expect(findSvgIssues(floorplan({ bhk, seed }))).toEqual([]);
  });

  test.each(pairs(COVERS, SEEDS))('a cover of %s with seed %i', (theme, seed) => {
    expect(findSvgIssues(cover({ theme, seed }))).toEqual([]);
  });

  test.each(pairs(SPOTS, TIMES))('a spot for %s at %s', (kind, time) => {
    expect(findSvgIssues(spot({ kind, time }))).toEqual([]);
  });

  test('a street map and a monogram', () => {
    for (const seed of SEEDS) {
      expect(findSvgIssues(streetMap({ seed }))).toEqual([]);
      expect(findSvgIssues(monogram({ seed, name: 'Banyan Realty' }))).toEqual([]);
    }
  });
});

describe('a seed stands for one picture', () => {
  const drawings: [string, (seed: number) => string][] = [
    ...ELEVATION_TYPES.map((type): [string, (seed: number) => string] => [type, (seed) => elevation({ type, seed })]),
    ...ROOMS.map((room): [string, (seed: number) => string] => [room, (seed) => interior({ room, seed })]),
    ['skyline', (seed) => skyline({ city: 'Goa', seed })],
    ['courtyard', (seed) => courtyard({ seed })],
    ['cover', (seed) => cover({ seed })],
    ['streetMap', (seed) => streetMap({ seed })],
  ];

  test.each(drawings)('%s: the same seed gives the same bytes', (_name, draw) => {
    expect(draw(41)).toBe(draw(41));
  });

  test.each(drawings)('%s: another seed gives another picture', (_name, draw) => {
    expect(draw(41)).not.toBe(draw(42));
  });
});

test('without a time the seed decides the light, so that a page of listings is not all in one mood', () => {
  expect(elevation({ type: 'villa', seed: 6 })).toBe(elevation({ type: 'villa', seed: 6, time: 'golden' }));
  expect(elevation({ type: 'villa', seed: 7 })).toBe(elevation({ type: 'villa', seed: 7, time: 'dusk' }));
});

test('an old or spaced name finds its city, and an unknown place is drawn as India', () => {
  const at = (city: string): string => skyline({ city, seed: 1, time: 'day' });
  expect(at('Gurgaon')).toBe(at('gurugram'));
  expect(at('Greater Noida')).toBe(at('noida'));
  expect(at('BANGALORE')).toBe(at('bengaluru'));
  expect(at('Atlantis')).toBe(at('india'));
  expect(at('constructor')).toBe(at('india'));
});

test('a number of bedrooms outside the plans gets the nearest plan', () => {
  expect(floorplan({ bhk: 7 })).toBe(floorplan({ bhk: '4' }));
  expect(floorplan({ bhk: 2.5 })).toBe(floorplan({ bhk: '2' }));
  expect(floorplan({ bhk: Number.NaN })).toBe(floorplan({ bhk: '3' }));
});

test('a title becomes the accessible name and cannot break out of its attribute', () => {
  const svg = elevation({ type: 'shop', title: 'Shop "A" & <B>\n\u0000' });
  expect(svg).toContain('role="img" aria-label="Shop &quot;A&quot; &amp; &lt;B&gt;  "');
  expect(findSvgIssues(svg)).toEqual([]);
});

test('a monogram says whose it is, safely, and falls back to A without Latin letters', () => {
  expect(monogram({ name: 'Ritu & Sameer' })).toContain('aria-label="Ritu &amp; Sameer monogram"');
  expect(findSvgIssues(monogram({ name: '"><script>alert(1)</script>' }))).toEqual([]);
  expect(findSvgIssues(monogram({ name: 'मीरा' }))).toEqual([]);
  expect(findSvgIssues(monogram({ name: '' }))).toEqual([]);
});

test('a hash is a stable seed from 0 to 2^32 - 1', () => {
  expect(hash('')).toBe(2166136261);
  expect(hash('palm-residency')).toBe(hash('palm-residency'));
  expect(hash('palm-residency')).not.toBe(hash('palm-residencz'));
  expect(hash('घर')).toBeLessThan(2 ** 32);
});
