import { describe, expect, test } from 'vitest';
import type { FullPostedProperty, PostedFacts } from '#contract';
import { getPictureChanges, toComparedFacts } from './posted-facts.ts';

const FACTS: PostedFacts = {
  purpose: 'sale',
  property_type: 'villa',
  bhk: '3',
  city: 'Jaipur',
  locality: '',
  flat_number: '',
  address: 'Nehru Marg, near the old well',
  property_details: 'Three rooms around a yard, with morning light.',
  price: 8_500_000,
  area: null,
  carpet_area: null,
  floor: 0,
  total_floors: null,
  furnishing: null,
  deposit: null,
  available_from: null,
  minimum_stay_months: null,
  maintenance_included: null,
  preferred_tenants: null,
};

const posting = (values: Partial<FullPostedProperty>, approved: FullPostedProperty['approved'] = null) =>
  ({ ...FACTS, pictures: [], approved, ...values }) as FullPostedProperty;
const picture = (id: number) => ({ id, url: null, alt: '' }) as FullPostedProperty['pictures'][number];
const changes = (values: Partial<FullPostedProperty>) =>
  toComparedFacts(posting(values, { ...FACTS, picture_ids: [] })).filter(({ before }) => before !== undefined);

describe('R-337 a reviewer', () => {
  test('sees what the poster changed since staff approved it, and what it was before', () => {
    expect(changes({})).toEqual([]);
    expect(changes({ price: 9_000_000, bhk: null, floor: 1 })).toEqual([
      { label: 'BHK', text: null, before: '3\u00a0BHK' },
      { label: 'Price', text: '₹\u00a090,00,000', before: '₹\u00a085,00,000' },
      { label: 'Floor', text: '1', before: '0' },
    ]);
    expect(changes({ locality: 'Bani Park' })).toEqual([
      { label: 'Locality', text: 'Bani Park', before: 'Not stated' },
    ]);
  });

  test('of a new posting sees no changes', () => {
    expect(toComparedFacts(posting({})).every(({ before }) => before === undefined)).toBe(true);
    expect(getPictureChanges(posting({ pictures: [picture(1)] }))).toBeUndefined();
  });

  test('sees how many pictures were added and removed, or that their order changed', () => {
    const approved = { ...FACTS, picture_ids: [1, 2] };
    const of = (...ids: number[]) => getPictureChanges(posting({ pictures: ids.map(picture) }, approved));
    expect(of(1, 2)).toBeUndefined();
    expect(of(2, 1)).toBe('Order of the pictures changed');
    expect(of(1, 3, 4)).toBe('2 pictures added, 1 picture removed');
  });
});
