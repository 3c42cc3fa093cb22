import { describe, expect, test } from 'vitest';
import type { Project, Property } from '#contract';
import { listingData, listingTrail } from './json-ld.ts';

const ORIGIN = 'https://www.aangan.example';

const SHARED = {
  id: 7,
  slug: 'courtyard-residences',
  title: 'Courtyard Residences',
  pictures: [
    { url: 'photos/one.webp', alt: '', kind: null },
    { url: 'pictures/interior-living-1-day.svg', alt: '', kind: 'living' },
  ],
  locality: '',
  published_at: null,
  possession_status: 'ready_to_move',
  rating: 4.6,
  residency_type: 'residential',
  address: 'Sector 65, Gurugram',
  description: '<p>A corner home.</p><p>More.</p>',
  rera_id: null,
  decision_drivers_life_style: 5,
  decision_drivers_connectivity: 4,
  decision_drivers_livability: 4,
  decision_drivers_value_for_money: 3,
  location_iframe: null,
  location_src: null,
  latitude: 28.4,
  longitude: 77.06,
  landmarks: [],
  amenities: [{ id: 1, name: 'Gymnasium', category: 'Sports' }],
  builder: null,
  meta_title: null,
  meta_description: null,
} as const;

const property = {
  ...SHARED,
  tag_name: null,
  tags: [],
  purpose: 'sale',
  price: 28_500_000,
  carpet_area: null,
  floor: null,
  built_year: null,
  property_type: 'flat/apartment',
  city: { id: 2, city_name: 'Gurugram' },
  bhk: '3',
  bhks: [{ bhk: '3' }],
  bathrooms: 3,
  built_up_area: 1_850,
  area: { value: 1_850, unit: 'sq_ft' },
  furnishing: null,
  facing: 'east',
  maintenance: null,
  possession_date: null,
  similar: [],
} as unknown as Property;

const project = {
  ...SHARED,
  tags: [],
  minimum_price: 9_200_000,
  maximum_price: 21_500_000,
  cityId: 2,
  city_name: 'Gurugram',
  area: { value: 12.4, unit: 'acre' },
  highlight: '',
  project_configurations: [],
  similar: [],
} as unknown as Project;

const sent = (data: object) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
const propertyData = (changes: Partial<Property> = {}) =>
  sent(listingData({ kind: 'property', item: { ...property, ...changes } }, ORIGIN));
const projectData = (changes: Partial<Project> = {}) =>
  sent(listingData({ kind: 'project', item: { ...project, ...changes } }, ORIGIN));

describe('R-312 the structured data of a listing', () => {
  test('name a property, its home, its place and its price', () => {
    expect(propertyData()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: 'Courtyard Residences',
      url: `${ORIGIN}/properties/courtyard-residences`,
      description: 'A corner home.',
      image: [`${ORIGIN}/media/photos/one.webp`],
      mainEntity: {
        '@type': 'Apartment',
        name: 'Courtyard Residences',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Sector 65, Gurugram',
          addressLocality: 'Gurugram',
          addressCountry: 'IN',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 28.4, longitude: 77.06 },
        amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Gymnasium', value: true }],
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 3,
        floorSize: { '@type': 'QuantitativeValue', value: 1_850, unitCode: 'FTK' },
      },
      offers: { '@type': 'Offer', price: 28_500_000, priceCurrency: 'INR' },
    });
  });

  test('name a project and its band of prices', () => {
    expect(projectData()).toMatchObject({
      url: `${ORIGIN}/projects/courtyard-residences`,
      mainEntity: { '@type': 'ApartmentComplex', address: { addressLocality: 'Gurugram', addressCountry: 'IN' } },
      offers: { '@type': 'AggregateOffer', lowPrice: 9_200_000, highPrice: 21_500_000, priceCurrency: 'INR' },
    });
    expect(projectData({ residency_type: 'commercial' })).toMatchObject({ mainEntity: { '@type': 'Place' } });
  });

  test('D-03 invent nothing: no price, no rooms, no size, no picture where none was given', () => {
    const bare = propertyData({ price: null, bhk: null, bathrooms: null, built_up_area: null, pictures: [] });
    expect(bare).not.toHaveProperty('offers');
    expect(bare).not.toHaveProperty('image');
    expect(bare.mainEntity).not.toHaveProperty('numberOfBedrooms');
    expect(bare.mainEntity).not.toHaveProperty('floorSize');
    expect(projectData({ minimum_price: null, maximum_price: null })).not.toHaveProperty('offers');
    expect(propertyData({ bhk: '2.5' }).mainEntity).not.toHaveProperty('numberOfBedrooms');
  });

  test('R-332 say of a rent that it is for a month', () => {
    expect(propertyData({ purpose: 'rent', price: 25_000 }).offers).toEqual({
      '@type': 'Offer',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 25_000,
        priceCurrency: 'INR',
        unitCode: 'MON',
      },
    });
  });

  test('R-333 R-334 name carpet area, floor, year and locality where they are known', () => {
    const data = propertyData({
      carpet_area: 1_330,
      floor: 11,
      built_year: 2019,
      locality: 'Sector 65',
      published_at: '2026-11-03T06:00:00.000Z',
    });
    expect(data).toMatchObject({
      datePosted: '2026-11-03T06:00:00.000Z',
      mainEntity: {
        floorSize: { value: 1_330, unitCode: 'FTK' },
        floorLevel: '11',
        yearBuilt: 2019,
        address: { addressLocality: 'Sector 65, Gurugram' },
      },
    });
    for (const unknown of ['floorLevel', 'yearBuilt']) expect(propertyData().mainEntity).not.toHaveProperty(unknown);
  });

  test.each([
    ['villa', 'House'],
    ['farmhouse', 'House'],
    ['studio_apartment', 'Apartment'],
    ['plot', 'Place'],
    ['warehouse/godown', 'Place'],
  ] as const)('call a %s a %s', (type, schemaType) => {
    expect(propertyData({ property_type: type })).toMatchObject({ mainEntity: { '@type': schemaType } });
  });

  test("D-46 never tell the company's own view as a review", () => {
    for (const data of [propertyData(), projectData()]) expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  });

  test('lead from the home page down to the listing', () => {
    expect(sent(listingTrail({ kind: 'property', item: property }, ORIGIN)).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Properties', item: `${ORIGIN}/properties` },
      { '@type': 'ListItem', position: 3, name: 'Gurugram', item: `${ORIGIN}/properties?city_id=2` },
      {
        '@type': 'ListItem',
        position: 4,
        name: 'Courtyard Residences',
        item: `${ORIGIN}/properties/courtyard-residences`,
      },
    ]);
  });
});
