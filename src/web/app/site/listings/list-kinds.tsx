import { Link } from 'react-router';
import { type Search } from '#contract/listings/filter-values.ts';
import { SEARCH_KINDS, type SearchKind } from '#contract/listings/search-kinds.ts';
import { projectsPath, propertiesPath } from '#contract/listings/search-paths.ts';
import { classNames } from '#ui/class-names.ts';
import { findsDwellings } from './filters.ts';
import type { List } from './list.ts';

const KINDS = Object.keys(SEARCH_KINDS) as SearchKind[];

function getSearchKind({ name }: List, { purpose, residency_type, property_type }: Search): SearchKind {
  if (name === 'projects') return 'projects';
  if (purpose === 'rent') return 'rent';
  if (residency_type === 'commercial') return 'commercial';
  return residency_type === 'plot' || property_type?.every((type) => type === 'plot') ? 'plots' : 'buy';
}

/** The list of a kind, in the same places; what a home must have is kept where the list has homes. */
function toPath(kind: SearchKind, search: Search): string {
  const { city_id, locality, bhk, property_type, furnishing } = search;
  const places = { city_id, locality };
  const hasHomes = findsDwellings(search);
  if (kind === 'projects') return projectsPath({ ...places, bhk: hasHomes ? bhk : undefined });
  const keepsHomes = hasHomes && (kind === 'buy' || kind === 'rent');
  const homes = keepsHomes ? { ...places, bhk, property_type, furnishing } : places;
  return propertiesPath({ ...homes, ...SEARCH_KINDS[kind].filter });
}

/** The first choice of a visitor: what kind of list this is, and links to the others. */
export function ListKinds({ list, search }: { list: List; search: Search }) {
  const current = getSearchKind(list, search);
  return (
    <nav aria-label="Kinds of listings" className="no-scrollbar -mx-1 mt-1 overflow-x-auto px-1 md:mt-3">
      <ul className="flex gap-1">
        {KINDS.map((kind) => (
          <li key={kind} className="shrink-0">
            <Link
              to={toPath(kind, search)}
              aria-current={kind === current ? 'page' : undefined}
              className={classNames(
                'flex h-11 items-center border-b-3 px-3 text-small whitespace-nowrap',
                kind === current
                  ? 'border-primary font-semibold text-primary'
                  : 'border-transparent font-medium text-ink-2 hover:border-line-strong hover:text-ink',
              )}
            >
              {SEARCH_KINDS[kind].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
