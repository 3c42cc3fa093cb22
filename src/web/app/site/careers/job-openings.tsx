import { SectionHead } from '#ui/section-head.tsx';
import { jobsQuery } from '../../data/queries.ts';
import { GrowingList } from '../shared/load-more/growing-list.tsx';
import { pagedList } from '../shared/load-more/paged-list.ts';
import { JobCard, JobCardSkeleton } from './job-card.tsx';

export const OPENINGS = pagedList({ path: '/careers', query: jobsQuery, entries: ({ career }) => career });

/** All open positions, newest first. */
export function JobOpenings() {
  return (
    <section id="openings" className="section-space scroll-mt-16" aria-labelledby="job-openings">
      <div className="wrap">
        <SectionHead
          id="job-openings"
          title="Job Openings"
          line="Read one, attach your resume, and a person will read it."
        />
        <GrowingList
          list={OPENINGS}
          renderCard={(job) => <JobCard job={job} />}
          skeleton={<JobCardSkeleton />}
          skeletons={5}
          empty="No Job Opening!"
          earlier="Show earlier openings"
          className="gap-4 md:grid-cols-2 md:gap-6"
        />
      </div>
    </section>
  );
}
