import { RENT_PATH } from '../search-address.ts';

/** What a visitor looks for: the list, and the filter that says it there and in the list of projects. */
export const SEARCH_KINDS = {
  buy: { label: 'Buy', path: '/properties' },
  rent: { label: 'Rent', path: RENT_PATH },
  projects: { label: 'New projects', path: '/projects' },
  commercial: {
    label: 'Commercial',
    path: '/properties',
    filter: { residency_type: 'commercial' },
    inProjects: { residency_type: 'commercial' },
  },
  plots: {
    label: 'Plots',
    path: '/properties',
    filter: { property_type: 'plot' },
    inProjects: { residency_type: 'plot' },
  },
} satisfies Record<string, SearchKind>;

interface SearchKind {
  label: string;
  path: string;
  filter?: Record<string, string>;
  inProjects?: Record<string, string>;
}

const findKind = (name: string | undefined): SearchKind =>
  name !== undefined && Object.hasOwn(SEARCH_KINDS, name)
    ? SEARCH_KINDS[name as keyof typeof SEARCH_KINDS]
    : SEARCH_KINDS.buy;

/** Where a submitted search leads: to the projects if there is a term, else to the list of the kind. */
export function toSearchUrl(form: Iterable<[string, FormDataEntryValue]>): string | undefined {
  const set = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  ) as Record<string, string | undefined>;
  const { kind: name, search, city_id } = set;
  // Without a kind only a term makes sense.
  if (search === undefined && name === undefined) return undefined;
  const { path, filter, inProjects } = findKind(name);
  const [list, filters] = search === undefined ? [path, filter] : ['/projects', { ...inProjects, search }];
  const query = new URLSearchParams({ ...(city_id === undefined ? {} : { city_id }), ...filters }).toString();
  return query === '' ? list : `${list}?${query}`;
}
