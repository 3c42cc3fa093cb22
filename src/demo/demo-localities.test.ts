import { describe, expect, test } from 'vitest';
import { demoCities } from './content/cities.ts';
import { demoData } from './demo-data.ts';

const { localities, projects, properties } = demoData();
const byCity = Map.groupBy(localities, ({ city }) => city);
const KM_PER_DEGREE = 111;

describe('R-331 the localities of the demo', () => {
  test.each(demoCities)('$name has 20 to 60, each with its own name, slug and other names', ({ slug }) => {
    const rows = (byCity.get(slug) ?? []).map(({ row }) => row);
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(rows.length).toBeLessThanOrEqual(60);
    expect(new Set(rows.map(({ slug: own }) => own)).size).toBe(rows.length);
    const names = rows.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(rows.flatMap(({ aliases }) => aliases).filter((alias) => alias !== alias.toLowerCase())).toEqual([]);
  });

  test.each(demoCities)(
    'those of $name are around it, and part of one another',
    ({ slug, at: [latitude, longitude] }) => {
      const rows = byCity.get(slug) ?? [];
      const names = new Set(rows.map(({ row }) => row.name));
      expect(rows.filter(({ parent }) => parent !== undefined && !names.has(parent))).toEqual([]);
      for (const { row } of rows)
        expect(Math.hypot(row.latitude - latitude, row.longitude - longitude) * KM_PER_DEGREE).toBeLessThan(60);
    },
  );

  test('include every place where the demo has a listing', () => {
    const known = new Set(localities.map(({ city, row }) => `${city} ${row.name}`));
    const places = [...projects, ...properties].map(({ city, row }) => `${city} ${row.locality}`);
    expect([...new Set(places)].filter((place) => !known.has(place))).toEqual([]);
  });
});
