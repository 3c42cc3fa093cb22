import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ENQUIRY_SOURCE_LABELS, ENQUIRY_STATUS_LABELS } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Chip } from '#ui/badge.tsx';
import { Combobox } from '../controls/pickers/combobox.tsx';
import { useChoices } from '../data/choices.ts';
import { staffRequest } from '../data/staff-call.ts';
import { SavedViewBar } from '../engine/saved-views.tsx';
import { ViewButton } from '../engine/screen-head.tsx';
import type { Filters } from '../engine/url-state.ts';
import { useLeadCounts } from '../live/lead-counts.ts';
import { useRecordSearch } from '../palette/use-record-search.ts';
import { FilterSelect } from '../shared/facts.tsx';
import { useColleagues } from './use-enquiry.ts';

/** The kinds of listings by filter name, with their endpoint and title. */
const KINDS = {
  property_id: { call: 'property', title: ({ title }: ListingRecord) => title },
  project_id: { call: 'project', title: ({ title }: ListingRecord) => title },
  posted_property_id: { call: 'post-property', title: ({ city }: ListingRecord) => `Posted property in ${city}` },
} as const;

type ListingFilterName = keyof typeof KINDS;

export const LISTING_FILTERS = Object.keys(KINDS) as ListingFilterName[];

interface ListingRecord {
  title?: string;
  city?: string;
}

/** The title of a listing, or its id if it no longer exists. */
function useListingTitle(filter: ListingFilterName, id: string): string {
  const { call, title } = KINDS[filter];
  const { data } = useQuery({
    queryKey: ['staff', call, 'title', id],
    queryFn: ({ signal }) => staffRequest<{ record: ListingRecord }>(`/${call}/${Number(id)}`, { signal }),
    retry: false,
  });
  return (data && title(data.record)) ?? `Listing ${id}`;
}

interface ListingFilterProps {
  query: Record<string, string>;
  choose: (changes: Record<string, string>) => void;
}

function ChosenListing({
  filter,
  id,
  choose,
}: { filter: ListingFilterName; id: string } & Omit<ListingFilterProps, 'query'>) {
  const title = useListingTitle(filter, id);
  return (
    <div className="col-span-2 flex min-h-11 min-w-0 items-center md:max-w-80">
      <Chip removeLabel="Show enquiries about all listings" onRemove={() => choose({ [filter]: '' })}>
        {title}
      </Chip>
    </div>
  );
}

/** Narrows the inbox down to one listing, found by typing. */
function ListingFilter({ query, choose }: ListingFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { hits, stale } = useRecordSearch(typed.trim());
  const chosen = LISTING_FILTERS.find((name) => name in query);
  if (chosen) return <ChosenListing filter={chosen} id={query[chosen] ?? ''} choose={choose} />;
  const listings = hits.filter(({ kind }) => kind === 'property' || kind === 'project');
  return (
    <div className="min-w-0 md:w-48">
      <label htmlFor={id} className="sr-only">
        Listing
      </label>
      <Combobox
        control={{ id }}
        label="Listing"
        // Property and project ids overlap, so options are identified by their index.
        options={listings.map(({ label, note }, place) => ({ id: place, label, note }))}
        chosen={null}
        rest=""
        placeholder="All listings"
        nothing={typed.trim() === '' ? 'Type the name of a listing' : stale ? 'Searching...' : 'No listing found'}
        disabled={false}
        className="min-h-11! text-compact!"
        onType={setTyped}
        onPick={(option) => {
          const listing = listings[option.id];
          setTyped('');
          if (listing) choose({ [`${listing.kind}_id`]: String(listing.id) });
        }}
      />
    </div>
  );
}

const VIEWS = { all: 'All', new: 'New', mine: 'Mine', overdue: 'Overdue', fake: 'Fake' };

/** How many leads a view has; all of them are not counted. */
function ViewCount({ name }: { name: string }) {
  const counts = useLeadCounts();
  if (!counts || (name !== 'new' && name !== 'mine' && name !== 'overdue')) return null;
  return <span className="tabular-nums opacity-75">{indianNumber(counts[name])}</span>;
}

/** The URL parameters of the inbox. */
export const INBOX_FILTERS = ['view', 'status', 'assigned_to', 'city_id', 'source', ...LISTING_FILTERS];

/** The views of the inbox as buttons, and the other filters. */
export function InboxFilters({ query, choose }: Filters) {
  const view = query.view ?? 'all';
  const cities = useChoices()?.cities ?? [];
  const colleagues = useColleagues();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <div role="group" aria-label="View" className="flex flex-wrap gap-2">
        {Object.entries(VIEWS).map(([name, label]) => (
          <ViewButton key={name} chosen={name === view} onChoose={() => choose({ view: name === 'all' ? '' : name })}>
            {label}
            <ViewCount name={name} />
          </ViewButton>
        ))}
        <SavedViewBar list="enquiry" />
      </div>
      <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto md:flex-wrap">
        <FilterSelect
          label="Status"
          every="All statuses"
          value={query.status}
          options={Object.entries(ENQUIRY_STATUS_LABELS)}
          onChoose={(status) => choose({ status })}
        />
        <FilterSelect
          label="Assigned to"
          every="Everyone's"
          value={query.assigned_to}
          options={[['none', 'Unassigned'], ...colleagues.map(({ id, full_name }) => [String(id), full_name] as const)]}
          onChoose={(assigned_to) => choose({ assigned_to })}
        />
        <FilterSelect
          label="City"
          every="All cities"
          value={query.city_id}
          options={cities.map(({ id, label }) => [String(id), label])}
          onChoose={(city_id) => choose({ city_id })}
        />
        <FilterSelect
          label="Source"
          every="All sources"
          value={query.source}
          options={Object.entries(ENQUIRY_SOURCE_LABELS)}
          onChoose={(source) => choose({ source })}
        />
        <ListingFilter query={query} choose={choose} />
      </div>
    </div>
  );
}
