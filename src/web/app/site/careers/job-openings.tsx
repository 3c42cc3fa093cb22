import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LocalLink } from '#ui/local-link.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { mediaUrl } from '../../data/media.ts';
import { Retry } from '../shared/retry.tsx';
import { careersPath } from './careers-path.ts';
import { JobCard, JobCardSkeleton } from './job-card.tsx';
import { useOpenings } from './use-openings.ts';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];
const GRID = 'grid gap-4 md:grid-cols-2 md:gap-6';

function Placeholders() {
  return (
    <ul className={GRID} aria-busy="true" aria-label="Loading...">
      {PLACEHOLDERS.map((key) => (
        <li key={key} className="grid">
          <JobCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** The openings as far as the address says. Load More moves it on; the keyboard goes on at the first new card. */
function Cards({ page }: { page: number }) {
  const navigate = useNavigate();
  const { jobs, firstPage, totalPages, loading, failed, retry } = useOpenings(page);
  const list = useRef<HTMLUListElement>(null);
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (known.current === undefined || jobs.length <= known.current) return;
    list.current?.children[known.current]?.querySelector('a')?.focus({ preventScroll: true });
    known.current = undefined;
  }, [jobs.length]);

  const go = (to: number) => void navigate(careersPath(to), { replace: true, preventScrollReset: true });
  const more = () => {
    known.current = jobs.length;
    go(page + 1);
  };
  if (totalPages === 0) return <EmptyState art={mediaUrl('art/spot-search.svg')} title="No Job Opening!" />;
  return (
    <div className="grid gap-6">
      {firstPage > 1 && jobs.length > 0 && (
        <LocalLink
          className={`${buttonClass({ variant: 'outline' })} justify-self-center`}
          href={careersPath(firstPage - 1)}
          onSelect={() => go(firstPage - 1)}
        >
          Show earlier openings
        </LocalLink>
      )}
      {jobs.length > 0 && (
        <ul ref={list} className={GRID}>
          {jobs.map((job) => (
            <li key={job.id} className="grid">
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      )}
      {loading && <Placeholders />}
      {failed && <Retry onRetry={retry} />}
      {!loading && !failed && totalPages !== undefined && page < totalPages && (
        <LocalLink
          className={`${buttonClass({ variant: 'outline' })} justify-self-center`}
          href={careersPath(page + 1)}
          onSelect={more}
        >
          Load More
        </LocalLink>
      )}
    </div>
  );
}

/** Every position we hire for. */
export function JobOpenings({ page }: { page: number }) {
  return (
    <section id="openings" className="section-space scroll-mt-16" aria-labelledby="job-openings">
      <div className="wrap">
        <SectionHead
          id="job-openings"
          title="Job Openings"
          line="Read one, attach your resume, and a person will read it."
        />
        <Cards page={page} />
      </div>
    </section>
  );
}
