import { describe, expect, test } from 'vitest';
import type { ManagedPosting } from '#contract';
import { PropertyForm } from '#contract/forms/posting.ts';
import { getMessage, toFields } from './manage-result.ts';

const POSTING: ManagedPosting = {
  id: 4,
  posted_by: 'owner',
  property_type: 'villa',
  city: 'Jaipur',
  status: 'live',
  isActive: true,
  reviewReason: null,
  expiresAt: null,
  property: {
    address: '12 Nehru Marg, near the old well',
    property_details: 'Three rooms around a yard, with morning light.',
    price: 8_500_000,
    area: { value: 1250.5, unit: 'sq_ft' },
  },
  pictures: [],
};

describe('D-10 a property in the form of its poster', () => {
  test('shows the price with Indian grouping, and is the same when it is saved unchanged', () => {
    expect(toFields(POSTING).price).toBe('85,00,000');
    expect(PropertyForm.parse(toFields(POSTING))).toEqual(POSTING.property);
  });

  test('without a price and an area has empty fields', () => {
    const property = { ...POSTING.property, price: null, area: null };
    expect(toFields({ ...POSTING, property })).toMatchObject({ price: '', area_value: '' });
    expect(PropertyForm.parse(toFields({ ...POSTING, property }))).toEqual(property);
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
