import type { Relaxation, RelaxedFilter } from '#contract';
import { type Choices, type FilterName, type Search } from '#contract/listings/filter-values.ts';
import { appliedValues, FILTER_LABELS } from '#contract/listings/more-filter-values.ts';
import { shortRupees } from '#contract/rupees.ts';
import { Icon } from '#ui/icon.tsx';
import { LocalLink } from '#ui/link.tsx';
import { changed, PARAMETERS } from './filters.ts';
import type { List } from './list.ts';

/** The parameters of these filters, unset. */
const withoutFilters = (names: readonly FilterName[]): Partial<Search> =>
  Object.fromEntries(names.flatMap((name) => (PARAMETERS[name] ?? [name]).map((parameter) => [parameter, undefined])));

/** The search with a relaxation: replaced values, or the filters dropped. */
export function relaxed(search: Search, { filters, change }: Relaxation): Search {
  const { min_price, max_price, locality } = change;
  if (locality) return changed(search, { locality });
  if (max_price !== undefined) return changed(search, { max_price });
  if (min_price !== undefined) return changed(search, { min_price });
  return changed(search, withoutFilters(filters));
}

const inSentence = (label: string) => (/^(BHK|RERA)/.test(label) ? label : label.toLowerCase());

function dropText(filter: RelaxedFilter, search: Search, { cities }: Choices): string {
  if (filter !== 'locality') return `any ${inSentence(FILTER_LABELS[filter])}`;
  const city = cities?.find(({ id }) => id === search.city_id)?.city_name;
  return city ? `all of ${city}` : 'all localities';
}

/** What to do, and what the filters are now. */
export function relaxationText(search: Search, relaxation: Relaxation, choices: Choices): [todo: string, now: string] {
  const { filters, change } = relaxation;
  const values = appliedValues(filters, search, choices).map(({ label }) => label);
  const now = `Now: ${values.join(', ')}`;
  if (change.locality) return ['Add the nearest localities', now];
  if (change.max_price !== undefined) return [`Raise the budget to ${shortRupees(change.max_price)}`, now];
  if (change.min_price !== undefined) return [`Lower the budget to ${shortRupees(change.min_price)}`, now];
  const todo = filters.map((filter) => dropText(filter, search, choices)).join(', ');
  return [`${todo.charAt(0).toUpperCase()}${todo.slice(1)}`, now];
}

interface RelaxationsProps {
  list: List;
  search: Search;
  choices: Choices;
  relaxations: Relaxation[];
  onApply: (search: Search) => void;
}

/** What to change if nothing was found: one filter each, or several at once. */
export function Relaxations({ list, search, choices, relaxations, onApply }: RelaxationsProps) {
  return (
    <section aria-labelledby="relaxations" className="mt-8">
      <h3 id="relaxations" className="text-lg font-semibold">
        {relaxations.some(({ filters }) => filters.length > 1) ? 'Change your search' : 'Change one thing'}
      </h3>
      <ul className="mt-3 grid gap-2">
        {relaxations.map((relaxation) => {
          const next = relaxed(search, relaxation);
          const [todo, now] = relaxationText(search, relaxation, choices);
          return (
            <li key={todo}>
              <LocalLink
                href={list.toPath(next)}
                onSelect={() => onApply(next)}
                className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface px-4 py-2.5 hover:border-primary"
              >
                <Icon name="sliders" size="sm" className="shrink-0 text-ink-3" />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <b className="block font-semibold text-ink">{todo}</b>
                  <span className="text-small text-ink-3">{now}</span>
                </span>
                <span className="shrink-0 text-small font-semibold text-link">
                  {list.texts.count(relaxation.count)}
                </span>
              </LocalLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
