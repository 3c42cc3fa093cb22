import { describe, expect, test } from 'vitest';
import type { PageTexts } from '#contract';
import { type Choices } from '#contract/listings/filter-values.ts';
import { isWorthIndexing, listHead, listTitle } from './list-head.ts';
import { PROJECTS, PROPERTIES } from './result-sources.ts';

const choices: Choices = {
  cities: [{ id: 2, city_name: 'Gurugram' }],
  builders: [{ id: 7, name: 'Vastukala Habitat' }],
  bhks: [
    { id: 1, bhk: '1 RK' },
    { id: 6, bhk: '3' },
  ],
  localities: [
    { id: 41, name: 'Wakad' },
    { id: 42, name: 'Baner' },
  ],
  amenities: [{ id: 9, name: 'Lift' }],
};
const properties = (address: string) => PROPERTIES.read(new URLSearchParams(address));
const projects = (address: string) => PROJECTS.read(new URLSearchParams(address));

describe('the title of a list', () => {
  test.each([
    ['', 'Properties'],
    ['city_id=2', 'Properties in Gurugram'],
    ['city_id=99', 'Properties'],
    ['residency_type=residential', 'Residential Properties'],
    ['residency_type=plot', 'Plots'],
    ['property_type=villa&city_id=2', 'Villas in Gurugram'],
    ['property_type=villa,penthouse', 'Properties'],
    ['property_type=flat-apartment&residency_type=residential&bhk=6', '3\u00a0BHK Flats and Apartments'],
    ['bhk=1,6&possession_status=near_pssession', 'Near Possession Properties'],
    ['bhk=1', '1 RK Properties'],
    ['furnishing=semi', 'Properties (Semi-furnished)'],
    ['furnishing=unfurnished', 'Properties (Unfurnished)'],
  ])('of properties by %j is %j', (address, title) => {
    expect(listTitle('Properties', properties(address), choices)).toBe(title);
  });

  test.each([
    ['', 'Projects'],
    ['builder_id=7', 'Projects by Vastukala Habitat'],
    ['residency_type=plot&city_id=2', 'Plot Projects in Gurugram'],
    ['search=green+park&city_id=2', 'Projects matching “green park” in Gurugram'],
    ['landmark=Metro', 'Projects near Metro'],
    ['project=Palm', 'Projects named “Palm”'],
  ])('of projects by %j is %j', (address, title) => {
    expect(listTitle('Projects', projects(address), choices)).toBe(title);
  });
});

describe('search engines', () => {
  test.each(['', 'city_id=2', 'city_id=2&property_type=villa', 'page=3', 'city_id=2&sort=price_asc'])(
    'are offered the list by %j',
    (address) => {
      expect(isWorthIndexing(PROPERTIES, properties(address), 24)).toBe(true);
    },
  );

  test.each(['city_id=2&property_type=villa&furnishing=full', 'sort=rating&page=2'])(
    'are not offered the list by %j',
    (address) => {
      expect(isWorthIndexing(PROPERTIES, properties(address), 24)).toBe(false);
    },
  );

  test.each(['search=green', 'landmark=metro', 'project=palm'])('are not offered a typed query: %j', (address) => {
    expect(isWorthIndexing(PROJECTS, projects(address), 24)).toBe(false);
  });

  test('are not offered a list without results', () => {
    expect(isWorthIndexing(PROPERTIES, properties('city_id=2'), 0)).toBe(false);
  });
});

describe('R-008 the head of a list', () => {
  const texts: PageTexts = {
    key: 'properties/residential',
    title: 'Homes',
    lead: '',
    body: '',
    meta_title: 'Homes for sale',
    meta_description: 'All the homes.',
    meta_keywords: 'homes',
    updated_at: null,
  };
  const head = (address: string) =>
    listHead({ list: PROPERTIES, search: properties(address), choices, texts, total: 24 });

  test('has the words of its kind when nothing else is asked for', () => {
    expect(head('residency_type=residential')).toEqual({
      heading: 'Homes',
      head: {
        title: 'Homes for sale',
        isFullTitle: true,
        description: 'All the homes.',
        keywords: 'homes',
        path: '/properties?residency_type=residential',
        noindex: false,
      },
    });
  });

  test('says what it holds when more is asked for, and which page it is', () => {
    expect(head('residency_type=residential&city_id=2')).toMatchObject({
      heading: 'Residential Properties in Gurugram',
      head: { title: 'Residential Properties in Gurugram' },
    });
    expect(head('residency_type=residential&page=2')).toMatchObject({
      heading: 'Homes',
      head: { title: 'Residential Properties, page 2' },
    });
    expect(head('residency_type=residential&city_id=2').head.description).toMatch(
      /^Residential Properties in Gurugram: prices/,
    );
  });

  test('has one address for all orders of its entries, and one for each page', () => {
    expect(head('page=2&sort=price_asc&residency_type=residential&city_id=2').head.path).toBe(
      '/properties?city_id=2&residency_type=residential&page=2',
    );
  });
});
