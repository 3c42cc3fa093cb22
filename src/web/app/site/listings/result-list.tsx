import { Navigate } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LocalLink } from '#ui/link.tsx';
import { mediaUrl } from '../../data/media.ts';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { PAGE_SIZE } from '../shared/page-range.ts';
import { Retry } from '../shared/retry.tsx';
import { appliedFilters, cleared } from './filters.ts';
import { ResultEntries, type ResultsProps, ROWS } from './result-entries.tsx';

const PLACEHOLDERS = Array.from({ length: PAGE_SIZE }, (_, place) => place);

function Placeholders() {
  return (
    <ul className={ROWS} aria-busy="true" aria-label="Loading...">
      {PLACEHOLDERS.map((place) => (
        <li key={place}>
          <CardSkeleton layout="row" />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ list, search, navigation }: ResultsProps) {
  const none = cleared(search);
  const narrowed = appliedFilters(list.filters, search).length > 0;
  return (
    <EmptyState
      art={mediaUrl('art/spot-search.svg')}
      title={list.empty}
      line={narrowed && 'Try removing a filter or widening the budget.'}
      action={
        narrowed && (
          <LocalLink className={buttonClass()} href={list.toPath(none)} onSelect={() => navigation.apply(none)}>
            Clear all filters
          </LocalLink>
        )
      }
    />
  );
}

function Content(props: ResultsProps) {
  const { list, search, shown } = props;
  const { latest, waiting, failed, retry, growing } = shown;
  if (failed && !growing) return <Retry onRetry={retry} />;
  if (!latest) return <Placeholders />;
  const { total, pages } = latest;
  if (total === 0) return <Nothing {...props} />;
  if (!waiting && search.page > pages) return <Navigate to={list.toPath({ ...search, page: pages })} replace />;
  return <ResultEntries {...props} total={total} pages={pages} />;
}

/** Text announced to screen readers when the list changes; errors are announced separately. */
function getStatusText({ list, shown: { waiting, failed, latest, range } }: ResultsProps): string {
  if (waiting) return 'Loading...';
  if (failed || !latest) return '';
  if (latest.total === 0) return list.empty;
  const [from, to, total] = [range.from, range.to, latest.total].map((count) => indianNumber(count));
  return `Showing ${from} to ${to} of ${total}`;
}

/** The results of a search, including loading, empty and error states. */
export function ResultList(props: ResultsProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {getStatusText(props)}
      </p>
      <Content {...props} />
    </>
  );
}
