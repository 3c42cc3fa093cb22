import { describe, expect, test } from 'vitest';
import { demoData, getPictures } from './demo-data.ts';
import { artFile } from './drawings/index.ts';

const data = demoData();
const pictures = getPictures(data);

/** The name without its seed, because all names of one pattern are either valid or invalid. */
const toPattern = (name: string): string => name.replaceAll(/-\d+(?=-(?:dawn|day|golden|dusk)$|$)/g, '-#');

describe('the pictures of the demo', () => {
  test('are drawn: one of every form, and with a seed that any picture of the form takes', () => {
    const forms = Map.groupBy(pictures, ({ name }) => toPattern(name));
    for (const [form, [one]] of forms) {
      expect([form, artFile(one?.name ?? '')?.startsWith('<svg')]).toEqual([form, true]);
    }
    const seeds = pictures.flatMap(({ name }) => /-(\d+)(?:-(?:dawn|day|golden|dusk))?$/.exec(name)?.[1] ?? []);
    expect(seeds.length).toBeGreaterThan(5000);
    expect(seeds.filter((seed) => String(Number(seed) >>> 0) !== seed)).toEqual([]);
  });

  test('are one file for one name, with words for those who cannot see them', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(8);
  });

  test('show the street first, then rooms of the same seed and light; business and land show a map', () => {
    for (const { row, pictures: shown } of data.properties) {
      const [first, ...others] = shown.map(({ name }) => name);
      const [, type, seed, time] = /^elevation-([a-z-]+)-(\d+)-([a-z]+)$/.exec(first ?? '') ?? [];
      const rooms = ['living', 'kitchen', 'bedroom', 'balcony'].map((room) => `interior-${room}-${seed}-${time}`);
      const expected = row.residencyType === 'residential' ? rooms : [`map-${seed}`];
      expect(type).toBeDefined();
      expect(others).toEqual(expected.slice(0, others.length));
    }
  });

  test('are at most five for a listing; a few listings have only one, and some postings none', () => {
    const counts = [...data.projects, ...data.properties, ...data.posted].map((listing) => listing.pictures.length);
    expect(Math.max(...counts)).toBe(5);
    expect(data.properties.filter((property) => property.pictures.length === 1).length).toBeGreaterThan(20);
    expect(data.posted.filter((posted) => posted.pictures.length === 0).length).toBeGreaterThan(3);
    expect(data.posted.some((posted) => posted.pictures.length === 5)).toBe(true);
  });

  test('stand in another light than those of the neighbour', () => {
    const lights = data.properties.map((property) => property.pictures[0]?.name.split('-').at(-1));
    expect(lights.filter((light, index) => index > 0 && light === lights[index - 1])).toEqual([]);
  });
});
