import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { Chip } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LocalLink } from '#ui/link.tsx';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { lazyWithRetry, prefetchModule } from '../shared/lazy-with-retry.ts';
import { rememberSearch } from '../shared/remembered-search.ts';
import { useCities } from '../shared/site.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { FilterBar } from './filter-bar.tsx';
import type { Choices, Search } from './filters.ts';
import { appliedValues, changed, clearFilters } from './filters.ts';
import type { List } from './list.ts';
import { ResultList } from './result-list.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import { useShownResults } from './use-shown-results.ts';

/** The cities, builders and BHKs to choose from; undefined until loaded. */
function useChoices(): Choices {
  const cities = useCities();
  const builders = useQuery(publicQuery(httpApi, '/builder')).data?.builders;
  const bhks = useQuery(publicQuery(httpApi, '/bhk')).data?.bhk;
  return useMemo(() => ({ cities, builders, bhks }), [cities, builders, bhks]);
}

interface AppliedFiltersProps {
  list: List;
  search: Search;
  choices: Choices;
  onApply: (search: Search) => void;
}

/** Applied filter values; the cross of each links to the list without it. */
function AppliedFilters({ list, search, choices, onApply }: AppliedFiltersProps) {
  const values = appliedValues(list.filters, search, choices);
  if (values.length === 0) return null;
  const none = clearFilters(search);
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

// Rendered on the server; the code is loaded later, so that the list is usable first.
const SideContact = lazyWithRetry(() => import('./side-contact.tsx'));

/** A list of properties or projects; the URL holds its state, and every control only changes the URL. */
export function ListPage({ list, heading }: { list: List; heading: string }) {
  const { search: query } = useLocation();
  const search = useMemo(() => list.read(new URLSearchParams(query)), [list, query]);
  const choices = useChoices();
  const shown = useShownResults(list, search);
  const navigation = useListNavigation(list, search);
  const { top, apply } = navigation;
  useEffect(() => rememberSearch(list, search), [list, search]);
  useEffect(() => {
    // Needed for the first navigation within the list.
    whenIdle(() => prefetchModule(() => import('./start-list.ts')));
  }, []);

  return (
    <main id="main">
      <div className="wrap pt-5 pb-3.5">
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: list.noun }]} />
        <h1 className="mt-1.5 text-3xl wrap-anywhere">{heading}</h1>
      </div>
      <FilterBar list={list} search={search} choices={choices} results={shown.latest} onApply={apply} />
      <div className="wrap pb-16">
        <AppliedFilters list={list} search={search} choices={choices} onApply={apply} />
        <div className="grid grid-cols-1 gap-7 pt-3.5 lg:grid-cols-last-85 lg:items-start lg:gap-8">
          <section aria-labelledby="results">
            <h2 id="results" ref={top} tabIndex={-1} className="sr-only scroll-mt-20">
              Results
            </h2>
            <ResultList list={list} search={search} shown={shown} navigation={navigation} />
          </section>
          <Suspense>
            <SideContact list={list} />
          </Suspense>
        </div>
      </div>
    </main>
  );
}
