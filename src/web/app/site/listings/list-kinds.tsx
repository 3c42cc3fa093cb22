import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { projectsPath, propertiesPath } from '../shared/search-address.ts';
import { findsDwellings, type Search } from './filters.ts';
import type { List } from './list.ts';

const KINDS = ['Buy', 'Rent', 'New projects', 'Commercial', 'Plots'] as const;
type Kind = (typeof KINDS)[number];

function kindOf({ name }: List, { purpose, residency_type, property_type }: Search): Kind {
  if (name === 'projects') return 'New projects';
  if (purpose === 'rent') return 'Rent';
  if (residency_type === 'commercial') return 'Commercial';
  return residency_type === 'plot' || property_type?.every((type) => type === 'plot') ? 'Plots' : 'Buy';
}

/** The list of a kind, in the same places; what a home must have is kept where the list has homes. */
function pathsFor(search: Search): Record<Kind, string> {
  const { city_id, locality, bhk, property_type, furnishing } = search;
  const places = { city_id, locality };
  const homes = findsDwellings(search) ? { ...places, bhk, property_type, furnishing } : places;
  return {
    Buy: propertiesPath(homes),
    Rent: propertiesPath({ ...homes, purpose: 'rent' }),
    'New projects': projectsPath({ ...places, bhk: homes === places ? undefined : bhk }),
    Commercial: propertiesPath({ ...places, residency_type: 'commercial' }),
    Plots: propertiesPath({ ...places, property_type: ['plot'] }),
  };
}

/** The first choice of a visitor: what kind of list this is, and links to the others. */
export function ListKinds({ list, search }: { list: List; search: Search }) {
  const current = kindOf(list, search);
  const paths = pathsFor(search);
  return (
    <nav aria-label="Kinds of listings" className="no-scrollbar -mx-1 mt-3 overflow-x-auto px-1">
      <ul className="flex gap-1">
        {KINDS.map((kind) => (
          <li key={kind} className="shrink-0">
            <Link
              to={paths[kind]}
              aria-current={kind === current ? 'page' : undefined}
              className={classNames(
                'flex h-11 items-center border-b-3 px-3 text-small whitespace-nowrap',
                kind === current
                  ? 'border-primary font-semibold text-primary'
                  : 'border-transparent font-medium text-ink-2 hover:border-line-strong hover:text-ink',
              )}
            >
              {kind}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
