import { describe, expect, test } from 'vitest';
import { PropertyType } from '#contract';
import { BASE_DATE, daysFrom } from './calendar.ts';
import { demoData } from './demo-data.ts';
import type { DemoProperty } from './rows/demo-rows.ts';

const { projects, properties } = demoData();
const published = properties.filter(({ row }) => row.status === 'published');
const listings = [...projects, ...properties];

const countBy = <T>(items: readonly T[], key: (item: T) => string) =>
  Object.fromEntries([...Map.groupBy(items, key)].map(([name, group]) => [name, group.length]));

/** A tag group of the home page, matched at the start of a word. */
const inGroup = (start: string) => (property: DemoProperty) =>
  property.tags.some((tag) => new RegExp(`\\b${start}`, 'i').test(tag));

describe('the listings of the demo', () => {
  test('are 150 projects, 1,200 properties for sale and 240 for rent, most of them published', () => {
    expect(countBy(projects, ({ row }) => row.status ?? '')).toEqual({
      published: 140,
      draft: 4,
      scheduled: 2,
      withdrawn: 2,
      sold: 2,
    });
    expect(countBy(properties, ({ row }) => row.status ?? '')).toEqual({
      published: 1390,
      draft: 14,
      scheduled: 8,
      withdrawn: 18,
      sold: 10,
    });
    expect(properties.filter(({ row }) => row.deletedAt)).toHaveLength(6);
  });

  test('R-077 R-078 R-079 show at least twelve published properties of each of the nineteen types', () => {
    const counts = countBy(published, ({ row }) => row.propertyType ?? '');
    expect(Object.keys(counts).sort()).toEqual([...PropertyType.options].sort());
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(12);
    expect(Object.entries(counts).sort(([, a], [, b]) => b - a)[0]?.[0]).toBe('flat/apartment');
  });

  test('R-047 D-21 fill the four groups of the home page, in every large city, and Rooftop is in none', () => {
    for (const start of ['feature', 'top', 'trending', 'new']) {
      const group = published.filter(inGroup(start));
      expect(group.length).toBeGreaterThanOrEqual(12);
      for (const city of ['gurugram', 'delhi', 'noida', 'mumbai', 'bengaluru', 'pune']) {
        expect(group.some((property) => property.city === city)).toBe(true);
      }
      expect(new RegExp(`\\b${start}`, 'i').test('Rooftop')).toBe(false);
    }
    expect(properties.some(({ tags }) => tags.includes('Rooftop'))).toBe(true);
    expect(properties.some(({ tags }) => tags.includes('Renewed lease'))).toBe(true);
  });

  test('have titles unlike each other and slugs of the right shape, none twice', () => {
    expect(new Set(properties.map(({ row }) => row.title)).size).toBe(1440);
    for (const group of [projects, properties]) {
      const slugs = group.map(({ row }) => row.slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^(?=.{3,120}$)[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    for (const { row } of listings) expect(row.title.length).toBeLessThanOrEqual(160);
  });

  test('D-30 have a BHK where people live and nowhere else', () => {
    for (const { row, bhks } of properties) {
      const isDwelling = /flat|apartment|residential|villa|penthouse|farmhouse/.test(row.propertyType ?? '');
      expect([row.slug, bhks.length]).toEqual([row.slug, isDwelling ? 1 : 0]);
      const isLand = /plot|land/.test(row.propertyType ?? '');
      expect([row.slug, row.furnishing === null]).toEqual([row.slug, isLand]);
    }
  });

  test('stand in a project of their city and of its builder three times in five', () => {
    const bySlug = new Map(projects.map((project) => [project.row.slug, project]));
    const inside = properties.filter(({ project }) => project !== null);
    expect(inside.length / properties.length).toBeGreaterThan(0.55);
    expect(inside.length / properties.length).toBeLessThan(0.65);
    for (const { project, city, builder, row } of inside) {
      const home = bySlug.get(project ?? '');
      expect(home).toMatchObject({ city, builder, possession: row.possessionStatus });
    }
  });

  test('name their price, except one in fifty', () => {
    const onRequest = published.filter(({ row }) => row.priceOnRequest);
    expect(onRequest.length).toBe(24);
    for (const { row } of published) expect(row.price === null).toBe(row.priceOnRequest);
  });

  test('a third of the properties and a quarter of the projects have no rating', () => {
    const unrated = (group: readonly { row: { rating?: number | null | undefined } }[]) =>
      group.filter(({ row }) => row.rating === null).length / group.length;
    expect(unrated(properties)).toBeCloseTo(0.35, 1);
    expect(unrated(projects)).toBeCloseTo(0.25, 1);
  });

  test('are dated in the order of their numbers, over the eighteen months before the base date', () => {
    const oldest = daysFrom(BASE_DATE, -550).getTime();
    for (const group of [projects, properties]) {
      const moments = group.flatMap(({ row }) => (row.publishedAt ? [row.publishedAt.getTime()] : []));
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect(moments[0]).toBeGreaterThan(oldest);
      expect(moments.at(-1)).toBeLessThan(BASE_DATE.getTime());
    }
    for (const { row } of listings.filter((listing) => listing.row.status === 'scheduled')) {
      expect(row.scheduledFor?.getTime()).toBeGreaterThan(BASE_DATE.getTime());
    }
    for (const { row } of listings) {
      const order = [row.createdAt, row.publishedAt, row.confirmedAt, row.updatedAt].flatMap(
        (at) => at?.getTime() ?? [],
      );
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(order.at(-1)).toBeLessThan(BASE_DATE.getTime());
    }
  });

  test('do not speak of several bedrooms where there is one, and stand on a road, not in it', () => {
    const small = properties.filter(({ bhks }) => bhks.some((bhk) => Number.parseFloat(bhk) < 2));
    expect(small.length).toBeGreaterThan(0);
    for (const { row } of small) expect(row.description).not.toMatch(/bedrooms|(?:main|second) bedroom/i);
    for (const { row } of listings)
      expect(row.description).not.toMatch(/\bin [A-Z]\w* (?:Road|Highway|Bypass|Drive)\b/);
    expect(listings.some(({ row }) => row.description?.includes('on Sarjapur Road'))).toBe(true);
  });

  test('describe themselves in two to five paragraphs without a gap left open', () => {
    for (const { row } of listings) {
      const paragraphs = row.description?.match(/<p>/g) ?? [];
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length).toBeLessThanOrEqual(5);
      expect(row.description).not.toMatch(/[{}]|undefined|NaN|<p><\/p>|\s{2}/);
      expect(row.title).not.toMatch(/[{}]|undefined|\s{2}|^\s/);
    }
  });

  test('R-333 R-334 have areas, floors and years that fit together', () => {
    const misfits = properties.filter(({ row }) => {
      const { carpetAreaValue, superAreaValue, floor, totalFloors, builtYear } = row;
      const builtUp = row.builtUpAreaValue ?? 0;
      return (
        (carpetAreaValue ?? 0) > builtUp ||
        (superAreaValue ?? builtUp) < builtUp ||
        (floor ?? 0) > (totalFloors ?? 200) ||
        (builtYear !== null &&
          builtYear !== undefined &&
          (row.possessionStatus !== 'ready_to_move' || builtYear > 2026))
      );
    });
    expect(misfits.map(({ row }) => row.slug)).toEqual([]);
    expect(properties.filter(({ row }) => row.carpetAreaValue).length).toBeGreaterThan(600);
  });

  test('R-336 a third of the published properties had another price before', () => {
    const changed = published.filter(({ prices }) => prices.length > 1);
    expect(changed.length).toBeGreaterThan(200);
    const last = published.filter(({ row }) => row.price).map(({ prices, row }) => [row.price, prices.at(-1)?.price]);
    expect(last.filter(([price, latest]) => price !== latest)).toEqual([]);
  });

  test('homes for rent are not described as if they were sold', () => {
    const rents = properties.filter(({ row }) => row.purpose === 'rent');
    for (const { row } of rents)
      expect(`${row.title} ${row.description}`).not.toMatch(
        /\b(?:resale|for sale|seller|loan|registry|invest\w*|buyers?)\b/i,
      );
  });
});
