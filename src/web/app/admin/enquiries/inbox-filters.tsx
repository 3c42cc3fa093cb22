import { ENQUIRY_SOURCE_LABELS, ENQUIRY_STATUS_LABELS } from '#contract';
import { useChoices } from '../data/choices.ts';
import { ViewButton } from '../engine/view-button.tsx';
import { FilterSelect } from '../shared/filter-select.tsx';
import type { Filters } from '../shared/use-filters.ts';
import { LISTING_FILTERS, ListingFilter } from './listing-filter.tsx';

const VIEWS = { new: 'New', mine: 'Mine', overdue: 'Overdue', all: 'All' };
/** The URL parameters of the inbox. */
export const INBOX_FILTERS = ['view', 'status', 'city_id', 'source', ...LISTING_FILTERS];

/** The views of the inbox as buttons, and the other filters. */
export function InboxFilters({ query, choose }: Filters) {
  const view = query.view ?? 'all';
  const cities = useChoices()?.cities ?? [];
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <div role="group" aria-label="View" className="flex flex-wrap gap-2">
        {Object.entries(VIEWS).map(([name, label]) => (
          <ViewButton key={name} chosen={name === view} onChoose={() => choose({ view: name === 'all' ? '' : name })}>
            {label}
          </ViewButton>
        ))}
      </div>
      <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto md:flex-wrap">
        <FilterSelect
          label="Status"
          every="Every status"
          value={query.status}
          options={Object.entries(ENQUIRY_STATUS_LABELS)}
          onChoose={(status) => choose({ status })}
        />
        <FilterSelect
          label="City"
          every="Every city"
          value={query.city_id}
          options={cities.map(({ id, label }) => [String(id), label])}
          onChoose={(city_id) => choose({ city_id })}
        />
        <FilterSelect
          label="Source"
          every="Every source"
          value={query.source}
          options={Object.entries(ENQUIRY_SOURCE_LABELS)}
          onChoose={(source) => choose({ source })}
        />
        <ListingFilter query={query} choose={choose} />
      </div>
    </div>
  );
}
