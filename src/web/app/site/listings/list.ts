import type { DehydratedState, UseQueryOptions } from '@tanstack/react-query';
import type { ListingSort, PropertyFacets, PropertyPage, PublicApi, Relaxation } from '#contract';
import { type Choices, type FilterName, type Search } from '#contract/listings/filter-values.ts';
import type { BreadcrumbProps } from '#ui/breadcrumb.tsx';
import type { AnyQuery } from '../../data/prefetch.ts';
import type { BrowserStore } from '../shared/browser-store.ts';
import type { Listing } from '../shared/listings.ts';

/** How a total is meant that is not exact. */
export type Accuracy = NonNullable<PropertyPage['accuracy']>;

/** One page of results, the same for both lists. */
export interface Results {
  listings: Listing[];
  total: number;
  pages: number;
  accuracy: Accuracy | undefined;
  facets: PropertyFacets | undefined;
  relaxations: Relaxation[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- the two responses differ until they are mapped to results
type ResultsQuery = UseQueryOptions<any, Error, Results, any>;

export interface ResultsSource {
  /** On the server: the dehydrated results, and how many there are. */
  load: (
    api: PublicApi,
    search: Search,
    ...more: AnyQuery[]
  ) => Promise<{ state: DehydratedState; total: number; pages: number }>;
  /** In the browser: starts loading results that a page is about to need. */
  start: (search: Search) => void;
  /** The results, if this tab has cached them. */
  loaded: (search: Search) => Results | undefined;
  query: (search: Search) => ResultsQuery;
}

/** Texts that name the results of a list. */
interface ListTexts {
  empty: string;
  count: (total: number, accuracy?: Accuracy) => string;
  show: string;
  showCount: (total: number, accuracy?: Accuracy) => string;
}

/** The differences between the two lists. */
export interface List extends ResultsSource {
  name: 'properties' | 'projects';
  noun: 'Properties' | 'Projects';
  /** Its breadcrumb below the home page, if that is not the noun alone. */
  trail?: BreadcrumbProps['items'];
  texts: ListTexts;
  filters: readonly FilterName[];
  sorts: Partial<Record<ListingSort, string>>;
  /** Stores the last filters for the session. */
  memory: BrowserStore;
  read: (params: URLSearchParams) => Search;
  toPath: (search: Partial<Search>) => string;
  /** Key of the page texts. */
  textKey: (search: Search) => string | undefined;
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
