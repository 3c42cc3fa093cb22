import { describe, expect, test } from 'vitest';
import type { Relaxation } from '#contract';
import { type Choices } from '#contract/listings/filter-values.ts';
import { readPropertySearch } from '../shared/search-address.ts';
import { relaxationText, relaxed } from './relaxations.tsx';

const choices: Choices = {
  cities: [{ id: 2, city_name: 'Pune' }],
  builders: [],
  bhks: [{ id: 6, bhk: '3' }],
  localities: [{ id: 41, name: 'Wakad' }],
  amenities: [{ id: 9, name: 'Lift' }],
};
const search = readPropertySearch(
  new URLSearchParams('city_id=2&locality=41&bhk=6&max_price=5000000&min_floor=1&max_floor=4&amenities=9&page=3'),
);
const plain = ([todo, now]: [string, string]) => [todo.replaceAll('\u00a0', ' '), now.replaceAll('\u00a0', ' ')];

describe('R-344 a relaxation', () => {
  test('drops one filter, with both of its ends, and starts at the first page', () => {
    const next = relaxed(search, { filters: ['floor'], change: {}, count: 4 });
    expect([next.min_floor, next.max_floor, next.page]).toEqual([undefined, undefined, 1]);
    expect([next.bhk, next.amenities, next.max_price]).toEqual([[6], [9], 5_000_000]);
    expect(relaxed(search, { filters: ['bhk'], change: {}, count: 4 }).bhk).toBeUndefined();
  });

  test('replaces the budget or the localities by wider ones', () => {
    expect(relaxed(search, { filters: ['budget'], change: { max_price: 6_000_000 }, count: 1 }).max_price).toBe(
      6_000_000,
    );
    expect(relaxed(search, { filters: ['locality'], change: { locality: [41, 42] }, count: 1 }).locality).toEqual([
      41, 42,
    ]);
  });

  test.each([
    [{ filters: ['budget'], change: { max_price: 6_000_000 } }, ['Raise the budget to ₹ 60 L', 'Now: Up to ₹ 50 L']],
    [{ filters: ['locality'], change: { locality: [41, 42] } }, ['Add the nearest localities', 'Now: Wakad']],
    [{ filters: ['locality'], change: {} }, ['All of Pune', 'Now: Wakad']],
    [{ filters: ['amenities', 'bhk'], change: {} }, ['Any amenities, any BHK', 'Now: Lift, 3 BHK']],
    [{ filters: ['amenities'], change: {} }, ['Any amenities', 'Now: Lift']],
    [{ filters: ['bhk'], change: {} }, ['Any BHK', 'Now: 3 BHK']],
    [{ filters: ['floor'], change: {} }, ['Any floor', 'Now: Floor 1 to 4']],
  ] as const)('%j says what to do and what is set', (relaxation, texts) => {
    expect(
      plain(relaxationText(search, { ...(structuredClone(relaxation) as unknown as Relaxation), count: 1 }, choices)),
    ).toEqual(texts);
  });
});
