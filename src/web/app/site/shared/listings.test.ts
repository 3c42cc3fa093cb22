import { describe, expect, test } from 'vitest';
import type { ProjectItem, PropertyItem } from '#contract';
import { bhkLabel, comparedPrice, kindLabel, type Listing, possessionBadge, priceLabel, tagNames } from './listings.ts';

const property = (item: Partial<PropertyItem>): Listing => ({
  kind: 'property',
  item: { price: null, residency_type: null, property_type: null, tags: [], bhks: [], ...item } as PropertyItem,
});
const project = (item: Partial<ProjectItem>): Listing => ({
  kind: 'project',
  item: { minimum_price: null, maximum_price: null, residency_type: null, tags: [], ...item } as ProjectItem,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a card shows only entered values', () => {
  test('R-093 a missing price reads Price on request', () => {
    expect(priceLabel(property({}))).toBe('Price on request');
    expect(priceLabel(project({}))).toBe('Price on request');
    expect(plain(priceLabel(property({ price: 28_500_000 })))).toBe('₹ 2.85 Cr');
    expect(plain(priceLabel(project({ minimum_price: 9_200_000, maximum_price: 21_500_000 })))).toBe(
      '₹ 92 L – 2.15 Cr',
    );
  });

  test('R-094 a missing type of residence gives way to the kind of property, or to nothing', () => {
    expect(kindLabel(property({ property_type: 'studio_apartment' }))).toBe('Studio Apartment');
    expect(kindLabel(property({}))).toBeUndefined();
    expect(kindLabel(property({ residency_type: 'residential', property_type: 'villa' }))).toBe('Residential · Villa');
    expect(kindLabel(property({ residency_type: 'plot', property_type: 'plot' }))).toBe('Plot');
    const shop = property({ residency_type: 'commercial', property_type: 'commercial_shop' });
    expect(kindLabel(shop)).toBe('Commercial Shop');
    expect(kindLabel(project({ residency_type: 'commercial' }))).toBe('Commercial');
  });

  test('R-095 a missing tag is no tag', () => {
    expect(tagNames(property({}))).toEqual([]);
    expect(tagNames(property({ tags: [{ tag_name: 'Featured' }] }))).toEqual(['Featured']);
    expect(tagNames(project({ tags: ['Top'] }))).toEqual(['Top']);
  });

  test.each([
    ['new_launch', 'New Launch'],
    ['mid_stage', 'Mid Stage'],
    ['near_possession', 'Near Possession'],
    ['ready_to_move', 'Ready To Move'],
    ['half_built', 'Newly Launched'],
  ])('R-081 R-092 the badge of %j reads %j', (status, label) => {
    expect(possessionBadge(status)?.label).toBe(label);
  });

  test('R-092 no possession status, no badge', () => {
    expect(possessionBadge(null)).toBeUndefined();
    expect(possessionBadge('')).toBeUndefined();
  });

  test('R-088 the BHK of several configurations is one line', () => {
    expect(plain(bhkLabel({ bhks: [{ bhk: '2' }, { bhk: '3' }] }) ?? '')).toBe('2, 3 BHK');
    expect(bhkLabel({ bhks: [{ bhk: '1 RK' }] })).toBe('1 RK');
    expect(bhkLabel({ bhks: [] })).toBeUndefined();
  });

  test('a project is compared by its cheapest home', () => {
    expect(comparedPrice(project({ minimum_price: 5, maximum_price: 9 }))).toBe(5);
  });
});
