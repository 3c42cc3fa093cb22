import { Chip } from '#ui/badge.tsx';
import { LocalLink } from '#ui/link.tsx';
import { appliedValues, changed, cleared } from './filters.ts';
import type { List } from './list.ts';
import type { Choices, Search } from './search.ts';

interface AppliedFiltersProps {
  list: List;
  search: Search;
  choices: Choices;
  onApply: (search: Search) => void;
}

/** Applied filter values; the cross of each links to the list without it. */
export function AppliedFilters({ list, search, choices, onApply }: AppliedFiltersProps) {
  const values = appliedValues(list.filters, search, choices);
  if (values.length === 0) return null;
  const none = cleared(search);
  return (
    <ul className="flex flex-wrap items-center gap-2 pt-3.5 pb-1" aria-label="Applied filters">
      {values.map(({ name, label, without }) => {
        const rest = changed(search, without);
        return (
          <li key={`${name} ${label}`} className="max-w-full">
            <Chip href={list.toPath(rest)} onRemove={() => onApply(rest)} removeLabel={`Remove ${label}`}>
              {label}
            </Chip>
          </li>
        );
      })}
      <li>
        <LocalLink
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-link underline underline-offset-4 hover:text-primary-hover"
          href={list.toPath(none)}
          onSelect={() => onApply(none)}
        >
          Clear all
        </LocalLink>
      </li>
    </ul>
  );
}
