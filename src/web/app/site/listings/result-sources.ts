import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { PropertyFacets, PropertySearch, PropertyType, PublicApi, Relaxation, ResidencyType } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { type Search } from '#contract/listings/filter-values.ts';
import { PROJECT_SORT_LABELS, SORT_LABELS } from '#contract/listings/labels.ts';
import { projectsPath, propertiesPath } from '#contract/listings/search-paths.ts';
import { httpApi } from '../../data/http.ts';
import { getResult, prefetch } from '../../data/prefetch.ts';
import { publicQuery, queryClient } from '../../data/queries.ts';
import type { Listing } from '../shared/listings.ts';
import { LIST_MEMORIES } from '../shared/remembered-search.ts';
import { readProjectSearch, readPropertySearch } from '../shared/search-address.ts';
import type { Accuracy, List, Results, ResultsSource } from './list.ts';
import { totalText } from './total-text.ts';

interface Answer {
  totalItems: number;
  totalPages: number;
  accuracy?: Accuracy;
  facets?: PropertyFacets;
  relaxations?: Relaxation[];
}

type Query<Page, Key extends QueryKey> = UseQueryOptions<Page, DefaultError, Page, Key> & { queryKey: Key };

/** Builds the results of one list from its query, independent of the field names in the response. */
function resultsSource<Page extends Answer, Key extends QueryKey>(
  toQuery: (api: PublicApi, search: Search) => Query<Page, Key>,
  toListings: (page: Page) => Listing[],
): ResultsSource {
  const select = (page: Page): Results => ({
    listings: toListings(page),
    total: page.totalItems,
    pages: page.totalPages,
    accuracy: page.accuracy,
    facets: page.facets,
    relaxations: page.relaxations ?? [],
  });
  return {
    load: async (api, search, ...more) => {
      const query = toQuery(api, search);
      const state = await prefetch(
        query,
        publicQuery(api, '/bhk'),
        publicQuery(api, '/builder'),
        ...getNameQueries(api, search),
        ...more,
      );
      const { totalItems: total, totalPages: pages } = getResult<Answer>(state, query.queryKey);
      return { state, total, pages };
    },
    start: (search) => void queryClient().prefetchQuery(toQuery(httpApi, search)),
    loaded: (search) => {
      const page = queryClient().getQueryData<Page>(toQuery(httpApi, search).queryKey);
      return page && select(page);
    },
    query: (search) => ({ ...toQuery(httpApi, search), select }),
  };
}

/** Names that only a search with such filters needs. */
const getNameQueries = (api: PublicApi, { locality, amenities }: Search) => [
  ...(locality ? [publicQuery(api, '/locality', { id: locality })] : []),
  ...(amenities ? [publicQuery(api, '/amenity')] : []),
];

const BY_TYPE: Partial<Record<PropertyType, string>> = {
  plot: 'properties/plots',
  studio_apartment: 'properties/studio-apartments',
};

const BY_RESIDENCY: Partial<Record<ResidencyType, string>> = {
  residential: 'properties/residential',
  commercial: 'properties/commercial',
};

/** Key of the texts for a list of properties: its only property type, else its residency type, else all properties. */
export function propertiesPageKey({
  property_type: types,
  residency_type: residency,
}: Pick<PropertySearch, 'property_type' | 'residency_type'>): string {
  const [only] = types?.length === 1 ? types : [];
  return (only && BY_TYPE[only]) ?? (residency && BY_RESIDENCY[residency]) ?? 'properties';
}

export const PROJECTS: List = {
  name: 'projects',
  noun: 'Projects',
  texts: {
    empty: 'No Projects!',
    count: (total) => (total === 1 ? '1 project' : `${indianNumber(total)} projects`),
    show: 'Show projects',
    showCount: (total) => (total === 1 ? 'Show 1 project' : `Show ${indianNumber(total)} projects`),
  },
  sorts: PROJECT_SORT_LABELS,
  filters: [
    'search',
    'city_id',
    'locality',
    'landmark',
    'project',
    'builder_id',
    'residency_type',
    'bhk',
    'budget',
    'possession_status',
  ],
  memory: LIST_MEMORIES.projects,
  read: readProjectSearch,
  toPath: projectsPath,
  textKey: () => 'projects',
  ...resultsSource(
    (api, { sort, ...search }) =>
      publicQuery(api, '/project', { ...search, sort: sort === 'carpet_rate' ? undefined : sort }),
    ({ projects }) => projects.map((item) => ({ kind: 'project', item })),
  ),
};

const toCountText = (total: number, accuracy?: Accuracy): string =>
  total === 1 ? '1 property' : `${totalText(total, accuracy)} properties`;

export const PROPERTIES: List = {
  name: 'properties',
  noun: 'Properties',
  texts: {
    empty: 'No Properties!',
    count: (total, accuracy) => toCountText(total, accuracy).replace('about', 'About'),
    show: 'Show properties',
    showCount: (total, accuracy) => `Show ${toCountText(total, accuracy)}`,
  },
  sorts: SORT_LABELS,
  filters: [
    'city_id',
    'locality',
    'builder_id',
    'residency_type',
    'property_type',
    'bhk',
    'budget',
    'furnishing',
    'possession_status',
    'carpet',
    'amenities',
    'floor',
    'age',
    'posted_by',
    'listed_within',
    'facing',
    'rera',
  ],
  memory: LIST_MEMORIES.properties,
  read: readPropertySearch,
  toPath: propertiesPath,
  textKey: propertiesPageKey,
  ...resultsSource(
    (api, search) => publicQuery(api, '/property', { ...search, facets: true }),
    ({ properties }) => properties.map((item) => ({ kind: 'property', item })),
  ),
};

/** Homes for rent: the same list at its own address, without the page texts of homes for sale. */
export const RENTALS: List = {
  ...PROPERTIES,
  trail: [{ label: 'Properties', to: '/properties' }, { label: 'Rent' }],
  memory: LIST_MEMORIES.rentals,
  read: (params) => readPropertySearch(params, 'rent'),
  textKey: () => undefined,
};
