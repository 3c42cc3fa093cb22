import type { SavedListings, SavedQuery } from '#contract';
import type { Listing } from './listings.ts';
import { idOf, several } from './search-address.ts';

/** Who a listing is: a project and a property may share an id. */
export interface Identity {
  type: Listing['kind'];
  id: number;
}

export const same = (one: Identity, other: Identity): boolean => one.type === other.type && one.id === other.id;

export const identityOf = ({ kind, item }: Listing): Identity => ({ type: kind, id: item.id });

const idsOf = (identities: Identity[], wanted: Identity['type']): number[] | undefined => {
  const ids = identities.flatMap(({ type, id }) => (type === wanted ? [id] : []));
  return ids.length === 0 ? undefined : ids;
};

/** Asks for these listings. */
export const queryOf = (identities: Identity[]): SavedQuery => ({
  properties: idsOf(identities, 'property'),
  projects: idsOf(identities, 'project'),
});

/** The listing in the answer, unless it is no longer on offer. */
export function findListing({ properties, projects }: SavedListings, { type, id }: Identity): Listing | undefined {
  if (type === 'property') {
    const item = properties.find((property) => property.id === id);
    return item && { kind: 'property', item };
  }
  const item = projects.find((project) => project.id === id);
  return item && { kind: 'project', item };
}

const PARAMETERS = { property: 'properties', project: 'projects' } as const;

/** As many of a kind as the server answers for. */
const MOST = 200;

/** The listings that an address names: the properties first, each kind in the order given. */
export const readListings = (params: URLSearchParams): Identity[] =>
  (['property', 'project'] as const).flatMap((type) =>
    (several(params, PARAMETERS[type], idOf, MOST) ?? []).map((id) => ({ type, id })),
  );

/** An address that names these listings: '/wishlist?properties=3,9&projects=7'. */
export function listingsPath(page: '/wishlist' | '/compare', identities: Identity[]): string {
  const { properties, projects } = queryOf(identities);
  const named = [properties && `properties=${properties.join(',')}`, projects && `projects=${projects.join(',')}`];
  return [page, named.filter(Boolean).join('&')].filter(Boolean).join('?');
}
