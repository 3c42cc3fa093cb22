import { describe, expect, test } from 'vitest';
import type { ProjectItem, PropertyItem } from '#contract';
import {
  bhkLabel,
  comparedPrice,
  kindLabel,
  type Listing,
  perSquareFoot,
  placeLabel,
  possessionBadge,
  priceLabel,
  tagNames,
} from './listings.ts';

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

  test('R-332 the price of a home for rent is for a month', () => {
    expect(plain(priceLabel(property({ purpose: 'rent', price: 25_000 })))).toBe('₹ 25,000 / month');
    expect(plain(priceLabel(property({ purpose: 'rent', price: 125_000 })))).toBe('₹ 1.25 L / month');
    expect(priceLabel(property({ purpose: 'rent' }))).toBe('Price on request');
  });

  test('R-333 a square foot of carpet area has a price where both are known, or else one of built-up area', () => {
    const home = { price: 14_000_000, purpose: 'sale', carpet_area: 885, built_up_area: 1_020 } as const;
    const label = (changes: Partial<PropertyItem>) => perSquareFoot({ ...home, ...changes });
    expect(plain(label({}) ?? '')).toBe('₹ 15,819 per carpet Sq.Ft.');
    expect(plain(label({ carpet_area: null }) ?? '')).toBe('₹ 13,725 per Sq.Ft.');
    expect(plain(label({ purpose: 'rent', price: 25_000 }) ?? '')).toBe('₹ 28 per carpet Sq.Ft. / month');
    expect(label({ price: null })).toBeUndefined();
    expect(label({ carpet_area: null, built_up_area: null })).toBeUndefined();
    expect(label({ carpet_area: 0, built_up_area: 0 })).toBeUndefined();
  });

  test('R-331 a listing is in its locality and city, or at its address', () => {
    const city = { id: 1, city_name: 'Pune' };
    const address = 'Datta Mandir Road, Wakad, Pune';
    expect(placeLabel(property({ address, locality: 'Wakad', city }))).toBe('Wakad, Pune');
    expect(placeLabel(property({ address, locality: '', city }))).toBe(address);
    expect(placeLabel(property({ address, locality: 'Pune', city }))).toBe('Pune');
    expect(placeLabel(property({ address, locality: 'Wakad', city: null }))).toBe('Wakad');
    expect(placeLabel(project({ address, locality: 'Wakad', city_name: 'Pune' }))).toBe('Wakad, Pune');
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

  test("D-63 a visitor's listing says who posted it", () => {
    expect(tagNames(property({ posted_by: 'owner' }))).toEqual(['Posted by owner']);
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
