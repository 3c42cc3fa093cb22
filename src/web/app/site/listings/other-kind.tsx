import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PublicApi } from '#contract';
import { toProjects, toProperties } from '#contract/listings/counterpart.ts';
import type { Search } from '#contract/listings/filter-values.ts';
import { projectsPath, propertiesPath } from '#contract/listings/search-paths.ts';
import { Icon } from '#ui/icon.tsx';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { appliedFilters } from './filters.ts';
import type { List } from './list.ts';
import { totalText } from './total-text.ts';

/** The other list with the same filters, and the query for its total; undefined if it cannot have these filters. */
export function findOtherKind(api: PublicApi, { name, filters }: Pick<List, 'name' | 'filters'>, search: Search) {
  if (appliedFilters(filters, search).length === 0) return undefined;
  if (name === 'properties') {
    const shared = toProjects(search);
    return shared && { path: projectsPath(shared), query: publicQuery(api, '/project-count', { ...shared, page: 1 }) };
  }
  const shared = toProperties(search);
  return (
    shared && {
      path: propertiesPath(shared),
      query: publicQuery(api, '/property-count', { ...shared, page: 1, facets: false }),
    }
  );
}

type Other = NonNullable<ReturnType<typeof findOtherKind>>;

const NOUNS = { properties: ['project', 'projects'], projects: ['property', 'properties'] } as const;

function OtherKindLink({ list, other: { path, query } }: { list: List; other: Other }) {
  const { data } = useQuery(query);
  if (!data || data.total === 0) return null;
  const [one, several] = NOUNS[list.name];
  return (
    <p>
      <Link
        to={path}
        className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-link hover:text-primary-hover"
      >
        {data.total === 1
          ? `1 ${one} matches these filters too`
          : `${totalText(data.total, data.accuracy).replace('about', 'About')} ${several} match these filters too`}
        <Icon name="chevron-right" size="sm" />
      </Link>
    </p>
  );
}

/** Leads to the listings of the other kind that match the same filters, if there are any. */
export function OtherKind({ list, search }: { list: List; search: Search }) {
  const other = findOtherKind(httpApi, list, search);
  return other && <OtherKindLink list={list} other={other} />;
}
