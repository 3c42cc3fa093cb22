import { describe, expect, test } from 'vitest';
import type { ProjectItem, SavedProperty } from '#contract';
import type { SavedListing } from '../shared/saved/saved-listings.ts';
import { toComparison } from './comparison.ts';

const property = (item: Partial<SavedProperty>): SavedListing => ({
  kind: 'property',
  item: {
    purpose: 'sale',
    price: null,
    carpet_area: null,
    built_up_area: null,
    bathrooms: null,
    bhks: [],
    residency_type: null,
    property_type: null,
    possession_status: null,
    address: '',
    city: null,
    rera_id: null,
    rating: null,
    ...item,
    furnishing: null,
    facing: null,
    maintenance: null,
    maintenance_included: null,
    ...item,
  } as SavedProperty,
});
const project = (item: Partial<ProjectItem>): SavedListing => ({ kind: 'project', item: item as ProjectItem });

const HOME_LOAN_RATE = 8.5;
const getRows = (listings: SavedListing[]) => toComparison(listings, HOME_LOAN_RATE).flatMap(({ rows }) => rows);

const rowsByLabel = (listings: SavedListing[]) =>
  Object.fromEntries(
    getRows(listings).map(({ label, values }) => [label, values.map((value) => value?.replaceAll('\u00a0', ' '))]),
  );

describe('a comparison', () => {
  test('R-332 R-333 sets carpet areas and their prices side by side, a rent by the month', () => {
    const sale = property({ price: 14_000_000, carpet_area: 885, built_up_area: 1_020 });
    const rent = property({ price: 25_000, purpose: 'rent', carpet_area: 885 });
    expect(rowsByLabel([sale, rent])).toMatchObject({
      Price: ['₹ 1.4 Cr', '₹ 25,000 / month'],
      'Carpet area': ['885 Sq.Ft.', '885 Sq.Ft.'],
      'Price per carpet Sq.Ft.': ['₹ 15,819', '₹ 28 / month'],
      Area: ['1,020 Sq.Ft.', undefined],
    });
  });

  test('D-32 says the area of land in the unit that it was entered in', () => {
    const plot = property({ property_type: 'plot', area: { value: 350, unit: 'sq_yd' }, built_up_area: 3_150 });
    const flat = property({ property_type: 'villa', area: { value: 350, unit: 'sq_yd' }, built_up_area: 3_150 });
    expect(rowsByLabel([plot, flat])).toMatchObject({ Area: ['350 Sq.Yd.', '3,150 Sq.Ft.'] });
  });

  test('D-32 sets the facts of properties side by side', () => {
    const flat = property({
      price: 9_250_000,
      built_up_area: 1_850,
      bathrooms: 2,
      bhks: [{ bhk: '3' }],
      residency_type: 'residential',
      property_type: 'flat/apartment',
      possession_status: 'ready_to_move',
      address: 'Sector 65',
      city: { id: 1, city_name: 'Gurugram' },
      rera_id: 'GGM/1',
      rating: 4.6,
    });
    expect(rowsByLabel([flat, property({ price: 4_000_000 })])).toEqual({
      Price: ['₹ 92.5 L', '₹ 40 L'],
      Area: ['1,850 Sq.Ft.', undefined],
      'Price per Sq.Ft.': ['₹ 5,000', undefined],
      BHK: ['3 BHK', undefined],
      Baths: ['2', undefined],
      Possession: ['Ready To Move', undefined],
      Type: ['Residential · Flat / Apartment', undefined],
      City: ['Gurugram', undefined],
      Address: ['Sector 65', undefined],
      'RERA number': ['GGM/1', undefined],
      "Our advisors' rating": ['4.6 of 5', undefined],
      EMI: ['₹ 80,274 / month', '₹ 34,713 / month'],
    });
  });

  test('D-32 has no row that says nothing: projects have no BHK, baths or price of a square foot', () => {
    const labels = Object.keys(
      rowsByLabel([
        project({
          minimum_price: 9_200_000,
          maximum_price: 21_500_000,
          area: { value: 12.4, unit: 'acre' },
          residency_type: 'residential',
          possession_status: 'mid_stage',
          address: 'Sector 79',
          city_name: 'Gurugram',
          rera_id: null,
          rating: null,
        }),
      ]),
    );
    expect(labels).toEqual(['Price', 'Area', 'Type', 'Possession', 'City', 'Address']);
  });

  test('D-32 sets furnishing, facing and maintenance side by side, and the EMI of a home for sale', () => {
    const sale = property({ price: 10_500_000, furnishing: 'semi', facing: 'north_east', maintenance: 4_350 });
    const rent = property({ purpose: 'rent', price: 25_000, maintenance: 2_000, maintenance_included: true });
    expect(rowsByLabel([sale, rent])).toMatchObject({
      EMI: ['₹ 91,122 / month', undefined],
      Furnishing: ['Semi-furnished', undefined],
      Facing: ['North-East', undefined],
      Maintenance: ['₹ 4,350 / month', 'Included in the rent'],
    });
  });

  test('D-32 marks the facts that differ; one listing alone has none', () => {
    const one = property({ price: 4_000_000, facing: 'east', address: 'Sector 65' });
    const other = property({ price: 5_000_000, facing: 'east', address: '' });
    const differing = (listings: SavedListing[]) =>
      getRows(listings).flatMap(({ label, differs }) => (differs ? label : []));
    expect(differing([one, other])).toEqual(['Price', 'EMI', 'Address']);
    expect(differing([one])).toEqual([]);
  });
});
