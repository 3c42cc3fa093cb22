import { describe, expect, test } from 'vitest';
import type { Property } from '#contract';
import { ageLabel, floorFact, maintenanceFact, possessionFact, rentFacts, toPropertyFacts } from './property-facts.tsx';

const TODAY = '2026-11-17';

const UNKNOWN = {
  bhks: [],
  bathrooms: null,
  area: null,
  carpet: null,
  floor: null,
  total_floors: null,
  built_year: null,
  possession_status: null,
  possession_date: null,
  facing: null,
  furnishing: null,
  covered_parking: null,
  open_parking: null,
  balconies: null,
  has_lift: null,
  power_backup: null,
  water_supply: null,
  maintenance: null,
  maintenance_included: null,
  ownership: null,
  property_type: null,
  residency_type: null,
  project: null,
  locality: '',
  city: null,
  rera_id: null,
  rera_checked_at: null,
  deposit: null,
  available_from: null,
  minimum_stay_months: null,
  preferred_tenants: null,
  today: TODAY,
} as unknown as Property;

const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value);
const shownFacts = (changes: Partial<Property>) =>
  Object.fromEntries(
    toPropertyFacts({ ...UNKNOWN, ...changes })
      .filter(([, value]) => Boolean(value))
      .map(([label, value]) => [label, plain(value)]),
  );

describe('the facts of a property', () => {
  test('R-331 the locality leads to the homes there, for the same purpose', () => {
    const place = { id: 7, name: 'Wakad', slug: 'wakad' };
    const home = { place, locality: 'Wakad', city: { id: 3, city_name: 'Pune' } };
    const target = (changes: Partial<Property>) => shownFacts({ ...home, ...changes }).Locality;
    expect(target({ purpose: 'sale' })).toMatchObject({
      props: { to: '/properties?city_id=3&locality=7', children: 'Wakad' },
    });
    expect(target({ purpose: 'rent' })).toMatchObject({ props: { to: '/rent?city_id=3&locality=7' } });
    expect(target({ place: null })).toBe('Wakad');
  });

  test('R-334 are shown only when known', () => {
    expect(shownFacts({})).toEqual({});
  });

  test('R-334 are floor, age, parking, balconies, lift, power, water and ownership', () => {
    expect(
      shownFacts({
        floor: 11,
        total_floors: 22,
        built_year: 2019,
        covered_parking: 1,
        open_parking: 0,
        balconies: 2,
        has_lift: true,
        power_backup: 'partial',
        water_supply: 'municipal_and_borewell',
        ownership: 'freehold',
        locality: 'Wakad',
      }),
    ).toEqual({
      Floor: '11 of 22',
      Age: '7 years',
      'Covered parking': '1',
      'Open parking': 'None',
      Balconies: '2',
      Lift: 'Yes',
      'Power backup': 'Partial',
      'Water supply': 'Municipal and borewell',
      Ownership: 'Freehold',
      Locality: 'Wakad',
    });
  });

  test.each([
    [11, 22, ['Floor', '11 of 22']],
    [11, null, ['Floor', '11']],
    [0, 4, ['Floor', 'Ground floor of 4']],
    [0, null, ['Floor', 'Ground floor']],
    [-1, 4, ['Floor', 'Basement']],
    [null, 3, ['Floors', '3']],
    [null, null, ['Floors', undefined]],
  ])('R-334 name floor %o of %o', (floor, total_floors, fact) => {
    expect(floorFact({ floor, total_floors })).toEqual(fact);
  });

  test.each([
    [2026, 'New'],
    [2025, 'New'],
    [2024, '2 years'],
    [2019, '7 years'],
    [2027, undefined],
    [null, undefined],
  ])('R-334 give the age of a home built in %o', (built_year, age) => {
    expect(ageLabel({ built_year, today: TODAY })).toBe(age);
  });

  test('R-334 give one age: by the year of construction, or else by the day of possession', () => {
    const finished = { possession_status: 'ready_to_move', possession_date: '2020-03-01' } as const;
    expect(shownFacts({ ...finished, built_year: 2019 })).toEqual({ Age: '7 years', Possession: 'Ready To Move' });
    expect(shownFacts(finished)).toMatchObject({ 'Age of property': '6 years' });
  });

  test.each([
    ['ready_to_move', '2022-10-01', ['Age of property', '4 years']],
    ['ready_to_move', '2025-03-01', ['Age of property', '1 year']],
    ['ready_to_move', '2026-10-01', ['Age of property', 'Less than 1 year']],
    ['ready_to_move', '2027-03-01', ['Possession date', '1 Mar 2027']],
    ['near_possession', '2026-10-01', ['Possession date', '1 Oct 2026']],
    ['ready_to_move', null, ['Possession date', undefined]],
  ] as const)('say how old a finished home is, or when it is handed over: %s, %s', (status, date, fact) => {
    expect(possessionFact({ possession_status: status, possession_date: date, today: TODAY })).toEqual(fact);
  });

  test('R-332 name the conditions of a rent first', () => {
    const rent = {
      ...UNKNOWN,
      deposit: 150_000,
      available_from: '2026-12-01',
      minimum_stay_months: 11,
      preferred_tenants: 'family' as const,
    };
    expect(rentFacts(rent).map(([label, value]) => [label, plain(value)])).toEqual([
      ['Available from', '1 Dec 2026'],
      ['Deposit', '₹ 1.5 L'],
      ['Minimum stay', '11 months'],
      ['Preferred tenants', 'Family'],
    ]);
    expect(rentFacts({ ...rent, available_from: '2026-10-01', minimum_stay_months: 1 })).toMatchObject([
      ['Available from', 'Now'],
      ['Deposit', expect.anything()],
      ['Minimum stay', '1 month'],
      ['Preferred tenants', 'Family'],
    ]);
  });

  test.each([
    [4_200, null, '₹ 4,200 / month', false],
    [4_200, false, '₹ 4,200 / month', 'Not included in the rent'],
    [4_200, true, 'Included in the rent', undefined],
    [null, true, 'Included in the rent', undefined],
    [null, false, 'Not included in the rent', undefined],
    [null, null, false, undefined],
  ])('R-332 say whether the rent includes maintenance of %o: %o', (maintenance, maintenance_included, value, note) => {
    const [, shown, shownNote] = maintenanceFact({ maintenance, maintenance_included });
    expect([plain(shown), shownNote]).toEqual([value, note]);
  });

  test('R-114 keep the area of a plot, which has no panel of areas, in its own unit', () => {
    const area = { value: 2_400, unit: 'sq_yd' as const };
    expect(shownFacts({ property_type: 'plot', area })).toMatchObject({ 'Plot area': '2,400 Sq.Yd.' });
    expect(shownFacts({ property_type: 'villa', area })).not.toHaveProperty('Built-up area');
  });
});
