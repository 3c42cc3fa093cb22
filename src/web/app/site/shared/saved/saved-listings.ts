import type { ProjectItem, PublicApi, SavedListings, SavedProperty, SavedQuery } from '#contract';
import { publicQuery } from '../../../data/queries.ts';
import type { Identity } from '../listings.ts';

const getIds = (identities: Identity[], wantedType: Identity['type']): number[] | undefined => {
  const ids = identities.flatMap(({ type, id }) => (type === wantedType ? [id] : []));
  return ids.length === 0 ? undefined : ids;
};

export const toQuery = (identities: Identity[]): SavedQuery => ({
  properties: getIds(identities, 'property'),
  projects: getIds(identities, 'project'),
});

const ascending = (ids: number[] | undefined) => ids?.toSorted((one, other) => one - other);

/** Ids are sorted, so that the same listings have the same cache key in any order. */
export function savedQuery(api: PublicApi, identities: Identity[]) {
  const { properties, projects } = toQuery(identities);
  return publicQuery(api, '/saved', { properties: ascending(properties), projects: ascending(projects) });
}

/** A listing with what a comparison shows beyond its card. */
export type SavedListing = { kind: 'property'; item: SavedProperty } | { kind: 'project'; item: ProjectItem };

/** The listing in the response, unless it is no longer available. */
export function findListing({ properties, projects }: SavedListings, { type, id }: Identity): SavedListing | undefined {
  if (type === 'property') {
    const item = properties.find((property) => property.id === id);
    return item && { kind: 'property', item };
  }
  const item = projects.find((project) => project.id === id);
  return item && { kind: 'project', item };
}

/** Maximum number of ids per type that the server accepts. */
const MAX_IDS = 200;

function readIds(params: URLSearchParams, name: string): number[] {
  const ids = params.getAll(name).flatMap((text) => text.split(',').map(Number));
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_IDS);
}

/** The listings in a URL: properties first, each type in the given order. */
export const readListings = (params: URLSearchParams): Identity[] => [
  ...readIds(params, 'properties').map((id) => ({ type: 'property' as const, id })),
  ...readIds(params, 'projects').map((id) => ({ type: 'project' as const, id })),
];

/** URL that names these listings: '/wishlist?properties=3,9&projects=7'. */
export function listingsPath(page: '/wishlist' | '/compare', identities: Identity[]): string {
  const { properties, projects } = toQuery(identities);
  const named = [properties && `properties=${properties.join(',')}`, projects && `projects=${projects.join(',')}`];
  return [page, named.filter(Boolean).join('&')].filter(Boolean).join('?');
}
