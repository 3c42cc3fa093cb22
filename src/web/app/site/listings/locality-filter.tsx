import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PropertyFacets } from '#contract';
import { type Choices, type Search } from '#contract/listings/filter-values.ts';
import { FILTER_LABELS } from '#contract/listings/more-filter-values.ts';
import { MAX_CHOSEN_LOCALITIES } from '#contract/listings/search-options.ts';
import { Input } from '#ui/input.tsx';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { CheckList } from './filter-lists.tsx';
import { filterOptions, localityOptions } from './options.ts';

/** Further ones are found by typing. */
const MAX_SHOWN = 100;

interface LocalityFilterProps {
  search: Search;
  choices: Choices;
  facets: PropertyFacets | undefined;
  onChange: (part: Partial<Search>) => void;
}

/** Up to ten localities: the chosen ones first, whatever their city, then those of the city with the most results. */
export function LocalityFilter({ search, choices, facets, onChange }: LocalityFilterProps) {
  const [typed, setTyped] = useState('');
  const { city_id, locality: chosen = [] } = search;
  const inCity = useQuery({
    ...publicQuery(httpApi, '/locality', { city_id: city_id ?? 0 }),
    enabled: city_id !== undefined,
  }).data?.localities;
  const options = localityOptions(chosen, choices.localities ?? [], inCity ?? [], facets);
  if (options.length === 0) {
    return (
      <p className="py-2 text-ink-3">
        {city_id === undefined ? 'Choose a city to see its localities.' : inCity ? 'No Data Yet!' : 'Loading...'}
      </p>
    );
  }
  const isFull = chosen.length >= MAX_CHOSEN_LOCALITIES;
  const found = filterOptions(options, typed).slice(0, MAX_SHOWN);
  return (
    <div className="grid gap-2">
      <Input
        type="search"
        aria-label="Find a locality"
        placeholder="Find a locality"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isFull && <p className="text-small text-ink-3">You can choose up to {MAX_CHOSEN_LOCALITIES} localities.</p>}
      {found.length === 0 ? (
        <p className="py-2 text-ink-3">No Result Found</p>
      ) : (
        <div className="-mx-1 max-h-75 overflow-y-auto overscroll-contain px-1 py-0.5">
          <CheckList
            label={FILTER_LABELS.locality}
            hideLabel
            options={isFull ? found.filter(({ value }) => chosen.includes(value)) : found}
            value={search.locality}
            onChange={(locality) => onChange({ locality })}
          />
        </div>
      )}
    </div>
  );
}
