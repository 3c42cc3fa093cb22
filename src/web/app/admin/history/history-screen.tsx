import { Link, useSearchParams } from 'react-router';
import { Changes } from './changes.tsx';
import { Deleted } from './deleted.tsx';

const TAB =
  'flex min-h-11 items-center border-b-2 border-transparent font-medium text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary';

/** The history of changes, and deleted records that can be restored. */
export default function HistoryScreen() {
  const [search] = useSearchParams();
  const deleted = search.get('tab') === 'deleted';
  return (
    <>
      <nav aria-label="History" className="-mt-2 mb-4 flex gap-6 border-b border-line">
        <Link to="/admin/history" className={TAB} aria-current={deleted ? undefined : 'page'}>
          Changes
        </Link>
        <Link to="/admin/history?tab=deleted" className={TAB} aria-current={deleted ? 'page' : undefined}>
          Deleted
        </Link>
      </nav>
      {deleted ? <Deleted /> : <Changes />}
    </>
  );
}
