import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Property } from '#contract';
import { AreaPanel, hasAreaPanel, loadingPercent, toAreaParts } from './areas.tsx';

const squareFeet = (value: number) => ({ value, unit: 'sq_ft' as const });
const HOME = {
  property_type: 'flat/apartment',
  residency_type: 'residential',
  purpose: 'sale',
  price: 14_000_000,
  carpet_area: 885,
  built_up_area: 1_020,
  carpet: squareFeet(885),
  area: squareFeet(1_020),
  super_area: squareFeet(1_230),
} as Property;
const NO_CARPET = { ...HOME, carpet: null, carpet_area: null };

const panelText = (property: Property) =>
  renderToStaticMarkup(<AreaPanel property={property} />)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('R-333 the areas of a property', () => {
  test('R-333 the loading compares the largest known area with the carpet area', () => {
    expect(loadingPercent(HOME)).toBe(39);
    expect(loadingPercent({ ...HOME, super_area: null })).toBe(15);
    expect(loadingPercent({ ...HOME, super_area: null, area: null })).toBeUndefined();
    expect(loadingPercent(NO_CARPET)).toBeUndefined();
    expect(loadingPercent({ ...HOME, carpet: { value: 82.2192, unit: 'sq_m' } })).toBe(39);
  });

  test('R-333 a carpet area above the built-up area is a mistake and has no loading', () => {
    expect(loadingPercent({ ...HOME, carpet: squareFeet(2_000) })).toBeUndefined();
  });

  test('R-333 the bar has a part for each known area, as long as what it adds', () => {
    const sizes = (property: Property) => toAreaParts(property).map(({ name, adds }) => [name, Math.round(adds)]);
    expect(sizes(HOME)).toEqual([
      ['Carpet', 885],
      ['Built-up', 135],
      ['Super built-up', 210],
    ]);
    expect(sizes({ ...HOME, area: null })).toEqual([
      ['Carpet', 885],
      ['Super built-up', 345],
    ]);
    expect(sizes({ ...HOME, area: squareFeet(800) })[1]).toEqual(['Built-up', 0]);
  });

  test('R-333 the carpet area comes first, with its price, the loading and the numbers as text', () => {
    expect(panelText(HOME)).toBe(
      '885 Sq.Ft. carpet Loading 39% ₹ 15,819 per carpet Sq.Ft. Carpet 885 Sq.Ft. Built-up 1,020 Sq.Ft. Super built-up 1,230 Sq.Ft.',
    );
  });

  test('R-333 a missing carpet area is said, and the built-up area stays', () => {
    expect(panelText({ ...NO_CARPET, super_area: null })).toBe('1,020 Sq.Ft. built-up Carpet area not given');
    expect(panelText({ ...NO_CARPET, area: null, super_area: null })).toBe('Carpet area not given');
  });

  test.each([
    ['a flat', {}, true],
    ['a home of unknown type', { property_type: null }, true],
    ['a plot', { property_type: 'plot', residency_type: 'plot' }, false],
    ['land', { property_type: 'agricultural_land' }, false],
    ['a plot of unknown type', { property_type: null, residency_type: 'plot' }, false],
    ['an office with a carpet area', { property_type: 'office_in_it_park', carpet: squareFeet(900) }, true],
  ] as const)('R-333 %s says something about its carpet area: %o', (_, changes, says) => {
    expect(hasAreaPanel({ ...NO_CARPET, ...changes })).toBe(says);
  });
});
