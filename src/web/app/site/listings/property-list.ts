import { propertiesQuery } from '../../data/queries.ts';
import { browserStore } from '../shared/browser-store.ts';
import { propertiesPageKey } from '../shared/properties-page-key.ts';
import { propertiesPath, readPropertySearch } from '../shared/search-address.ts';
import type { List } from './list.ts';
import { resultsSource } from './results-source.ts';

export const PROPERTIES: List = {
  name: 'properties',
  noun: 'Properties',
  one: 'property',
  empty: 'No Properties!',
  filters: [
    'city_id',
    'builder_id',
    'residency_type',
    'property_type',
    'bhk',
    'budget',
    'furnishing',
    'possession_status',
  ],
  appends: false,
  memory: browserStore('sessionStorage', 'property-filters'),
  read: readPropertySearch,
  toPath: propertiesPath,
  textKey: propertiesPageKey,
  ...resultsSource(
    (api, search) => propertiesQuery(api, { ...search, facets: true }),
    ({ properties }) => properties.map((item) => ({ kind: 'property', item })),
  ),
};
