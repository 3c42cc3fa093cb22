import { Link } from 'react-router';
import type { Job } from '#contract';
import { careerPath } from '#contract/careers/career-path.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Day } from './day.tsx';

const vacanciesText = (count: number) => (count === 1 ? '1 vacancy' : `${count} vacancies`);

/** An opening in a list; the whole card is one link. */
export function JobCard({ job }: { job: Job }) {
  return (
    <article className="group relative grid min-w-0">
      <Panel className="flex flex-col gap-2.5 p-6 transition-colors duration-(--duration-fast) group-hover:border-primary">
        <h3 className="text-[1.375rem] leading-tight wrap-anywhere">{job.job_title}</h3>
        <p className="flex gap-2 text-[0.9375rem]">
          <Icon name="pin" size="sm" className="mt-1 text-primary" />
          <span className="min-w-0 wrap-anywhere">{job.locations_for_position}</span>
        </p>
        <p className="font-semibold wrap-anywhere text-ink">{job.salary_range}</p>
        <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-3">
          <span>{vacanciesText(job.number_of_vacancies_for_position)}</span>
          <span>
            Apply by <Day day={job.application_end_date_for_position} />
          </span>
        </p>
        <Link
          className="mt-auto inline-flex items-center gap-1.5 self-start pt-2 pb-1 text-[0.9375rem] font-semibold text-link underline-offset-4 group-hover:underline after:absolute after:inset-0"
          to={careerPath(job.slug)}
          aria-label={`View Details: ${job.job_title}`}
        >
          View Details
          <Icon name="chevron-right" size="sm" />
        </Link>
      </Panel>
    </article>
  );
}

export function JobCardSkeleton() {
  return (
    <Panel className="flex flex-col gap-2.5 p-6">
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-8 w-28" />
    </Panel>
  );
}
