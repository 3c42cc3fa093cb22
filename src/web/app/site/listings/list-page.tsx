import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { type Choices, type Search } from '#contract/listings/filter-values.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { prefetchModule } from '../shared/lazy-with-retry.ts';
import { rememberSearch } from '../shared/remembered-search.ts';
import { useCities } from '../shared/site.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { FilterBar } from './filter-bar.tsx';
import { AppliedFilters, ListKinds, SideContact } from './lazy-parts.ts';
import type { List } from './list.ts';
import { ResultList } from './result-list.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import { useShownResults } from './use-shown-results.ts';

/** The cities, builders and BHKs to choose from; undefined until loaded. */
function useChoices({ locality, amenities: chosen }: Search): Choices {
  const cities = useCities();
  const builders = useQuery(publicQuery(httpApi, '/builder')).data?.builders;
  const bhks = useQuery(publicQuery(httpApi, '/bhk')).data?.bhk;
  const localities = useQuery({
    ...publicQuery(httpApi, '/locality', { id: locality }),
    enabled: locality !== undefined,
    placeholderData: keepPreviousData,
  }).data?.localities;
  const amenities = useQuery({ ...publicQuery(httpApi, '/amenity'), enabled: chosen !== undefined }).data?.amenities;
  return useMemo(
    () => ({ cities, builders, bhks, localities, amenities }),
    [cities, builders, bhks, localities, amenities],
  );
}

/** A list of properties or projects; the URL holds its state, and every control only changes the URL. */
export function ListPage({ list, heading }: { list: List; heading: string }) {
  const { search: query } = useLocation();
  const search = useMemo(() => list.read(new URLSearchParams(query)), [list, query]);
  const choices = useChoices(search);
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
      <div className="wrap pt-3 pb-1 md:pt-5">
        <div className="max-md:hidden">
          <Breadcrumb items={[{ label: 'Home', to: '/' }, ...(list.trail ?? [{ label: list.noun }])]} />
        </div>
        <h1 className="text-2xl wrap-anywhere md:mt-1.5 md:text-3xl">{heading}</h1>
        <Suspense fallback={<div className="mt-1 h-11 md:mt-3" />}>
          <ListKinds list={list} search={search} />
        </Suspense>
      </div>
      <FilterBar list={list} search={search} choices={choices} results={shown.latest} onApply={apply} />
      <div className="wrap pb-16">
        {query !== '' && (
          <Suspense>
            <AppliedFilters list={list} search={search} choices={choices} onApply={apply} />
          </Suspense>
        )}
        <div className="grid grid-cols-1 gap-7 pt-1 md:pt-3.5 lg:grid-cols-last-85 lg:items-start lg:gap-8">
          <section aria-labelledby="results">
            <h2 id="results" ref={top} tabIndex={-1} className="sr-only scroll-mt-20">
              Results
            </h2>
            <ResultList list={list} search={search} choices={choices} shown={shown} navigation={navigation} />
          </section>
          <Suspense>
            <SideContact list={list} />
          </Suspense>
        </div>
      </div>
    </main>
  );
}
