/*
 * Parts of a list that are rendered on the server and loaded later in the browser: until then their links work as
 * links.
 */
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListingSort } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { type Choices, type Search } from '#contract/listings/filter-values.ts';
import { appliedValues } from '#contract/listings/more-filter-values.ts';
import { readNotUnderstood } from '#contract/listings/search-paths.ts';
import { Chip } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/input.tsx';
import { LocalLink } from '#ui/link.tsx';
import { NumberedPager } from '#ui/numbered-pager.tsx';
import { PagerLine, type PagerLineProps } from '#ui/pager.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { MAX_PAGE } from '../shared/search-address.ts';
import { appliedFilters, changed, clearFilters } from './filters.ts';
import type { List } from './list.ts';
import { OtherKind } from './other-kind.tsx';
import { Relaxations } from './relaxations.tsx';
import type { ListNavigation } from './use-list-navigation.ts';
import type { ShownResults } from './use-shown-results.ts';

export { ListKinds } from './list-kinds.tsx';
export { LoadMore, ShowEarlier } from './load-more.tsx';
export { SideContact } from './side-contact.tsx';

interface SortControlProps {
  sorts: List['sorts'];
  value: ListingSort | undefined;
  onChange: (value: ListingSort | undefined) => void;
}

/** Sort order of a list; the default is not written to the URL. */
function SortControl({ sorts, value = 'newest', onChange }: SortControlProps) {
  const id = useId();
  const choose = (order: string) => onChange(order === 'newest' ? undefined : (order as ListingSort));
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:grow max-sm:basis-36 sm:ml-auto noscript:hidden">
      <label htmlFor={id} className="shrink-0 text-sm text-ink-3 max-sm:sr-only">
        Sort by
      </label>
      <div className="min-w-0 flex-1">
        <Select id={id} className="min-h-11" value={value} onChange={(event) => choose(event.target.value)}>
          {Object.entries(sorts).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

interface ListTopProps {
  line: PagerLineProps;
  sorts: List['sorts'];
  sort: ListingSort | undefined;
  onSort: (sort: ListingSort | undefined) => void;
}

/** The line above a list: where it is, its order, and the neighbouring pages. */
export function ListTop({ line, sorts, sort, onSort }: ListTopProps) {
  return (
    <PagerLine {...line}>
      <SortControl sorts={sorts} value={sort} onChange={onSort} />
    </PagerLine>
  );
}

interface ListBottomProps {
  line: PagerLineProps;
  list: List;
  search: Search;
  pages: number;
  onTurn: (search: Search) => void;
}

/** The line below a list, with all pages on wide screens. */
export function ListBottom({ line, list, search, pages, onTurn }: ListBottomProps) {
  return (
    <>
      <PagerLine {...line}>
        {pages > 1 && (
          <NumberedPager
            className="ml-auto max-lg:hidden"
            page={search.page}
            pages={pages}
            toPath={(page) => list.toPath({ ...search, page })}
            onTurn={(page) => onTurn({ ...search, page })}
          />
        )}
      </PagerLine>
      {pages >= MAX_PAGE && (
        <p className="mt-2 text-small text-ink-3">
          You can open the first {indianNumber(MAX_PAGE)} pages. Use the filters to find the {list.name} beyond them.
        </p>
      )}
    </>
  );
}

const getEmptyHint = ({ search: text }: Search): string =>
  text
    ? `Nothing matches “${text}”. Try another search or remove a filter.`
    : 'Try removing a filter or widening the budget.';

interface NothingProps {
  list: List;
  search: Search;
  choices: Choices;
  shown: ShownResults;
  navigation: ListNavigation;
}

export function Nothing({ list, search, choices, shown, navigation }: NothingProps) {
  const none = clearFilters(search);
  const narrowed = appliedFilters(list.filters, search).length > 0;
  const relaxations = shown.latest?.relaxations ?? [];
  return (
    <>
      <EmptyState
        art={drawingUrl('spot-search')}
        compact={relaxations.length > 0}
        title={list.texts.empty}
        line={narrowed && getEmptyHint(search)}
        action={
          narrowed && (
            <LocalLink className={buttonClass()} href={list.toPath(none)} onSelect={() => navigation.apply(none)}>
              Clear all filters
            </LocalLink>
          )
        }
      />
      {relaxations.length > 0 && (
        <Relaxations
          list={list}
          search={search}
          choices={choices}
          relaxations={relaxations}
          onApply={navigation.apply}
        />
      )}
    </>
  );
}

interface AppliedFiltersProps {
  list: List;
  search: Search;
  choices: Choices;
  onApply: (search: Search) => void;
}

/**
 * What was not understood, and the applied filter values; the cross of each links to the list without it. The words
 * are not a filter, so without them it is the same list. Beside them, what the other list has.
 */
export function AppliedFilters({ list, search, choices, onApply }: AppliedFiltersProps) {
  const values = appliedValues(list.filters, search, choices);
  const { search: query } = useLocation();
  const words = readNotUnderstood(new URLSearchParams(query)).join(', ');
  const navigate = useNavigate();
  if (values.length === 0 && words === '') return null;
  const none = clearFilters(search);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <ul
        className="flex max-w-full items-center gap-2 pt-2 max-md:-mx-(--gutter) max-md:max-w-screen max-md:overflow-x-auto max-md:px-(--gutter) max-md:*:shrink-0 no-scrollbar md:flex-wrap md:pt-3.5 md:pb-1"
        aria-label="Applied filters"
      >
        {words !== '' && (
          <li className="max-w-full">
            <Chip
              tone="warning"
              href={list.toPath(search)}
              onRemove={() => void navigate(list.toPath(search), { replace: true, preventScrollReset: true })}
              removeLabel={`Remove ${words}`}
            >
              Not understood: {words}
            </Chip>
          </li>
        )}
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
        {values.length > 0 && (
          <li>
            <LocalLink
              className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-link underline underline-offset-4 hover:text-primary-hover"
              href={list.toPath(none)}
              onSelect={() => onApply(none)}
            >
              Clear all
            </LocalLink>
          </li>
        )}
      </ul>
      <OtherKind list={list} search={search} />
    </div>
  );
}
