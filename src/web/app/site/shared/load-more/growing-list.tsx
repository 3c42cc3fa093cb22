import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LocalLink } from '#ui/link.tsx';
import { drawingUrl } from '../../../data/file-urls.ts';
import { httpApi } from '../../../data/http.ts';
import { Retry } from '../error-states.tsx';
import { readPage } from '../search-address.ts';
import { joinPages, type PagedList, pathTo } from './paged-list.ts';

/** The visible part of a list. */
interface LoadedPages<Entry> {
  entries: Entry[];
  /** First and last visible page, and the total number of pages. */
  first: number;
  page: number;
  pages: number;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** The page in the URL, below those that were loaded before it. */
function useLoadedPages<Answer extends { totalPages: number }, Key extends QueryKey, Entry extends { id: number }>(
  list: PagedList<Answer, Key, Entry>,
): LoadedPages<Entry> {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const page = readPage(params);
  const { data, isFetching, refetch } = useQuery(list.query(httpApi, page));
  const loaded = data ? [data] : [];
  // The pages directly before this one, as far back as they are cached.
  for (let number = page - 1; number >= 1; number -= 1) {
    const answer = client.getQueryData<Answer>(list.query(httpApi, number).queryKey);
    if (!answer) break;
    loaded.unshift(answer);
  }
  return {
    entries: joinPages(loaded.map(list.entries)),
    first: page - loaded.length + (data ? 1 : 0),
    page,
    pages: loaded.at(-1)?.totalPages ?? 0,
    loading: !data && isFetching,
    failed: !data && !isFetching,
    retry: () => void refetch(),
  };
}

const LOOK = buttonClass({ variant: 'outline' });

interface LoadMoreProps {
  list: { path: string };
  shown: LoadedPages<unknown>;
  onMore: () => void;
}

/** Adds the next page until all are loaded; stays in place while loading, so that it keeps focus. */
function LoadMore({ list, shown: { page, pages, loading }, onMore }: LoadMoreProps) {
  const navigate = useNavigate();
  if (!loading && page >= pages) return null;
  const more = () => {
    if (loading) return;
    onMore();
    void navigate(pathTo(list, page + 1), { preventScrollReset: true });
  };
  return (
    <LocalLink className={LOOK} href={pathTo(list, loading ? page : page + 1)} aria-busy={loading} onSelect={more}>
      {loading ? 'Loading...' : 'Load More'}
    </LocalLink>
  );
}

/** Focuses the first entry added by loading more. */
function useFocusOnNew(count: number) {
  const element = useRef<HTMLUListElement>(null);
  const previousCount = useRef<number>(undefined);
  useEffect(() => {
    if (previousCount.current === undefined || count <= previousCount.current) return;
    element.current?.children[previousCount.current]
      ?.querySelector<HTMLElement>('a:not([tabindex])')
      ?.focus({ preventScroll: true });
    previousCount.current = undefined;
  }, [count]);
  const remember = () => {
    previousCount.current = count;
  };
  return { element, remember };
}

interface GrowingListProps<Answer extends { totalPages: number }, Key extends QueryKey, Entry extends { id: number }> {
  list: PagedList<Answer, Key, Entry>;
  renderCard: (entry: Entry, index: number) => ReactNode;
  skeleton: ReactNode;
  /** Number of skeletons for a page that is loading. */
  skeletons: number;
  /** Shown when the list is empty. */
  empty: string;
  /** Label of the link to pages above the first visible one. */
  earlier: string;
  /** Grid columns. */
  className: string;
}

/** A list with Load More; the URL holds the number of the last page. */
export function GrowingList<Answer extends { totalPages: number }, Key extends QueryKey, Entry extends { id: number }>({
  list,
  renderCard,
  skeleton,
  skeletons,
  empty,
  earlier,
  className,
}: GrowingListProps<Answer, Key, Entry>) {
  const shown = useLoadedPages(list);
  const { entries, first, loading, failed, retry } = shown;
  const { element, remember } = useFocusOnNew(entries.length);
  if (entries.length === 0 && !loading && !failed) return <EmptyState art={drawingUrl('spot-search')} title={empty} />;
  return (
    <div className="grid justify-items-center gap-10">
      {first > 1 && (
        <Link className={LOOK} to={pathTo(list, first - 1)}>
          {earlier}
        </Link>
      )}
      <ul
        ref={element}
        className={classNames('grid w-full', className)}
        aria-busy={loading}
        aria-label={loading ? 'Loading...' : undefined}
      >
        {entries.map((entry, index) => (
          <li key={entry.id} className="grid min-w-0">
            {renderCard(entry, index)}
          </li>
        ))}
        {loading && Array.from({ length: skeletons }, (_, place) => <li key={`placeholder-${place}`}>{skeleton}</li>)}
      </ul>
      {failed ? (
        <Retry onRetry={retry} />
      ) : (
        entries.length > 0 && <LoadMore list={list} shown={shown} onMore={remember} />
      )}
    </div>
  );
}
