import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ENQUIRY_STATUS_LABELS } from '#contract';
import { Chip } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/select.tsx';

const VIEWS = { new: 'New', mine: 'Mine', overdue: 'Overdue', all: 'All' };
/** What a link from elsewhere can ask for besides. */
const OTHERS = ['city_id', 'property_id', 'project_id', 'source'];

/** What the address asks the list for, and the way to ask for something else, from its first page. */
export function useInboxFilters() {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(
    () => Object.fromEntries([...search].filter(([name]) => ['view', 'status', ...OTHERS].includes(name))),
    [search],
  );
  const choose = (changes: Record<string, string>) =>
    setSearch(
      (now) => {
        const address = new URLSearchParams(now);
        address.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value === '') address.delete(name);
          else address.set(name, value);
        return address;
      },
      { preventScrollReset: true },
    );
  return { query, choose };
}

type InboxFiltersProps = ReturnType<typeof useInboxFilters>;

/** The views of the inbox, all in sight, and the status. */
export function InboxFilters({ query, choose }: InboxFiltersProps) {
  const view = query.view ?? 'all';
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <div role="group" aria-label="View" className="flex flex-wrap gap-2">
        {Object.entries(VIEWS).map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            className={classNames(
              'h-11 rounded-full border px-4 text-[0.9063rem] font-medium transition-colors duration-(--duration-fast)',
              name === view
                ? 'border-primary bg-primary text-on-primary'
                : 'border-line-strong bg-surface text-ink hover:border-primary hover:bg-primary-soft hover:text-primary',
            )}
            onClick={() => choose({ view: name === 'all' ? '' : name })}
          >
            {label}
          </button>
        ))}
      </div>
      <Select
        aria-label="Status"
        value={query.status ?? ''}
        className="min-h-11! w-auto! text-[0.9375rem]!"
        onChange={(event) => choose({ status: event.target.value })}
      >
        <option value="">Every status</option>
        {Object.entries(ENQUIRY_STATUS_LABELS).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </Select>
      {OTHERS.some((name) => name in query) && (
        <Chip
          removeLabel="Show enquiries from everywhere"
          onRemove={() => choose(Object.fromEntries(OTHERS.map((name) => [name, ''])))}
        >
          From one place only
        </Chip>
      )}
    </div>
  );
}
