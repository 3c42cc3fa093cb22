import type { DehydratedState, UseQueryOptions } from '@tanstack/react-query';
import type { PropertyFacets, PublicApi } from '#contract';
import type { BrowserStore } from '../shared/browser-store.ts';
import type { Listing } from '../shared/listings.ts';
import type { Choices, FilterName, Search } from './filters.ts';

/** One page of results, the same for both lists. */
export interface Results {
  listings: Listing[];
  total: number;
  pages: number;
  facets: PropertyFacets | undefined;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the two responses differ until they are mapped to results
type ResultsQuery = UseQueryOptions<any, Error, Results, any>;

export interface ResultsSource {
  /** On the server: the dehydrated results, and how many there are. */
  load: (api: PublicApi, search: Search) => Promise<{ state: DehydratedState; total: number; pages: number }>;
  /** In the browser: starts loading results that a page is about to need. */
  start: (search: Search) => void;
  /** The results, if this tab has cached them. */
  loaded: (search: Search) => Results | undefined;
  query: (search: Search) => ResultsQuery;
}

/** Texts that name the results of a list. */
interface ListTexts {
  empty: string;
  count: (total: number) => string;
  show: string;
  showCount: (total: number) => string;
}

/** The differences between the two lists. */
export interface List extends ResultsSource {
  name: 'properties' | 'projects';
  noun: 'Properties' | 'Projects';
  texts: ListTexts;
  filters: readonly FilterName[];
  /** On small screens the next page is appended instead of replacing the list. */
  appends: boolean;
  /** Stores the last filters for the session. */
  memory: BrowserStore;
  read: (params: URLSearchParams) => Search;
  toPath: (search: Partial<Search>) => string;
  /** Key of the page texts. */
  textKey: (search: Search) => string;
}

/** Props of the filters, in every layout. */
export interface FiltersProps {
  list: List;
  search: Search;
  choices: Choices;
  /** The latest results available. */
  results: Results | undefined;
  onApply: (search: Search) => void;
}
