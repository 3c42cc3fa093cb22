import { describe, expect, test } from 'vitest';
import type { PropertyType } from '#contract';
import { squareFeet } from './amounts.ts';
import { makeProjects } from './rows/projects.ts';
import { makeProperties } from './rows/properties.ts';

const all = makeProperties(makeProjects()).flatMap(({ row }) => {
  const { slug, price, propertyType: type, builtUpAreaValue: value, builtUpAreaUnit: unit } = row;
  return price && type && value && unit ? [{ slug, price, type, sqFt: squareFeet({ value, unit }), row }] : [];
});
const priced = all.filter(({ row }) => row.purpose !== 'rent');

describe('prices of the demo', () => {
  const LAKH = 100_000;
  const CRORE = 100 * LAKH;
  const bounds: Record<PropertyType, [low: number, high: number]> = {
    'flat/apartment': [12 * LAKH, 20 * CRORE],
    plot: [4 * LAKH, 15 * CRORE],
    residential: [25 * LAKH, 25 * CRORE],
    villa: [25 * LAKH, 30 * CRORE],
    builder_floor_apartment: [25 * LAKH, 12 * CRORE],
    penthouse: [60 * LAKH, 35 * CRORE],
    studio_apartment: [10 * LAKH, 3 * CRORE],
    service_apartment: [15 * LAKH, 8 * CRORE],
    commercial_office_space: [12 * LAKH, 25 * CRORE],
    office_in_it_park: [50 * LAKH, 30 * CRORE],
    commercial_shop: [5 * LAKH, 8 * CRORE],
    commercial_showroom: [40 * LAKH, 30 * CRORE],
    commercial_land: [15 * LAKH, 30 * CRORE],
    'warehouse/godown': [20 * LAKH, 25 * CRORE],
    industrial_land: [8 * LAKH, 30 * CRORE],
    industrial_building: [40 * LAKH, 30 * CRORE],
    industrial_shed: [10 * LAKH, 15 * CRORE],
    agricultural_land: [10 * LAKH, 30 * CRORE],
    farmhouse: [80 * LAKH, 30 * CRORE],
  };

  test('are within what each type costs in India, in steps that people use', () => {
    for (const { slug, type, price } of priced) {
      const [low, high] = bounds[type];
      expect([slug, price >= low && price <= high]).toEqual([slug, true]);
      expect(price % 5000).toBe(0);
    }
  });

  test('of flats follow the square feet: between 2,500 and 55,000 rupees each', () => {
    for (const { price, sqFt } of priced.filter(({ type }) => type === 'flat/apartment')) {
      expect(price / sqFt).toBeGreaterThan(2500);
      expect(price / sqFt).toBeLessThan(55_000);
    }
  });

  test('leave enough for every budget of the slider', () => {
    const upTo = (limit: number) => priced.filter(({ price }) => price <= limit).length;
    expect(upTo(50 * LAKH)).toBeGreaterThan(60);
    expect(upTo(CRORE)).toBeGreaterThan(200);
    expect(upTo(2 * CRORE)).toBeGreaterThan(450);
  });

  test('R-332 of homes for rent are what homes of their size rent for in India', () => {
    const rents = all.filter(({ row, type }) => row.purpose === 'rent' && type === 'flat/apartment');
    expect(rents.length).toBeGreaterThan(80);
    for (const { price, sqFt } of rents) {
      expect(price / sqFt).toBeGreaterThan(5);
      expect(price / sqFt).toBeLessThan(160);
      expect(price % 500).toBe(0);
    }
  });
});
