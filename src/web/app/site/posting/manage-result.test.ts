import { describe, expect, test } from 'vitest';
import type { ManagedPosting } from '#contract';
import { PropertyForm } from '#contract/forms/posting.ts';
import { getMessage, pictureResult, toFields } from './manage-result.ts';

const POSTING: ManagedPosting = {
  id: 4,
  posted_by: 'owner',
  status: 'live',
  isActive: true,
  reviewReason: null,
  expiresAt: null,
  property: {
    purpose: 'rent',
    property_type: 'villa',
    bhk_id: 3,
    city: 'Jaipur',
    locality: 'Bani Park',
    flat_number: 'B-12',
    address: '12 Nehru Marg, near the old well',
    property_details: 'Three rooms around a yard, with morning light.',
    price: 8_500_000,
    area: { value: 1250.5, unit: 'sq_ft' },
    carpet_area: { value: 980, unit: 'sq_ft' },
    floor: 0,
    total_floors: 2,
    furnishing: 'semi',
    deposit: 200_000,
    available_from: '2026-12-01',
    minimum_stay_months: 11,
    maintenance_included: false,
    preferred_tenants: 'family',
  },
  pictures: [],
};

describe('D-10 a property in the form of its poster', () => {
  test('shows the price with Indian grouping, and is the same when it is saved unchanged', () => {
    expect(toFields(POSTING).price).toBe('85,00,000');
    expect(PropertyForm.parse(toFields(POSTING))).toEqual(POSTING.property);
  });

  test('without a price and an area has empty fields', () => {
    const property = { ...POSTING.property, price: null, area: null, carpet_area: null };
    expect(toFields({ ...POSTING, property })).toMatchObject({ price: '', area_value: '' });
    expect(PropertyForm.parse(toFields({ ...POSTING, property }))).toEqual(property);
  });

  test('R-337 says what became of its pictures, and nothing that an address makes up', () => {
    const result = (query: string) => pictureResult(new URLSearchParams(query));
    expect(result('pictures=done')).toEqual({ did: 'pictures', outcome: 'done' });
    expect(getMessage({ did: 'pictures', outcome: 'problems' })).toMatch(/^Your pictures are not saved\./);
    expect(getMessage({ did: 'pictures', outcome: 'taken_down' })).toMatch(/off the site/);
    for (const query of ['', 'pictures=', 'pictures=<b>x</b>', 'pictures=toString'])
      expect(result(query)).toBeUndefined();
  });

  test('tells whether a change took it off the site', () => {
    expect(getMessage({ did: 'change', outcome: 'taken_down' })).toBe(
      'Saved. Your listing is off the site until we approve the changes.',
    );
    expect(getMessage({ did: 'change', outcome: 'done' })).toBe(
      'Saved. We review your changes before buyers see them.',
    );
    expect(getMessage({ did: 'change', outcome: 'unchanged' })).toBe('These details are already saved.');
  });
});
