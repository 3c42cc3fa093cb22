import type { DehydratedState, UseQueryOptions } from '@tanstack/react-query';
import type { PropertyFacets, PublicApi } from '#contract';
import type { BrowserStore } from '../shared/browser-store.ts';
import type { Listing } from '../shared/listings.ts';
import type { FilterName } from './filters.ts';
import type { Choices, Search } from './search.ts';

/** One page of results, the same for both lists. */
export interface Results {
  listings: Listing[];
  total: number;
  pages: number;
  facets: PropertyFacets | undefined;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the answers of the two lists differ until they are results
type ResultsQuery = UseQueryOptions<any, Error, Results, any>;

/** Where the results of a list come from. */
export interface ResultsSource {
  /** On the server: the results, packed to travel with the page, and how many there are. */
  load: (api: PublicApi, search: Search) => Promise<{ state: DehydratedState; total: number; pages: number }>;
  /** In the browser: asks for results that a page is about to need. */
  start: (search: Search) => void;
  /** The results, if this tab has them already. */
  loaded: (search: Search) => Results | undefined;
  query: (search: Search) => ResultsQuery;
}

/** What tells the two lists apart; everything else they share. */
export interface List extends ResultsSource {
  name: 'properties' | 'projects';
  noun: 'Properties' | 'Projects';
  one: string;
  empty: string;
  filters: readonly FilterName[];
  /** On small screens the next page is added to the list instead of taking its place. */
  appends: boolean;
  /** The session's memory of the last filters. */
  memory: BrowserStore;
  read: (params: URLSearchParams) => Search;
  toPath: (search: Partial<Search>) => string;
  /** Whose words the list has. */
  textKey: (search: Search) => string;
}

/** What the filters of a list work with, in whatever form they come. */
export interface FiltersProps {
  list: List;
  search: Search;
  choices: Choices;
  /** The last results there are. */
  results: Results | undefined;
  onApply: (search: Search) => void;
}
