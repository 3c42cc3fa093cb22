import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { Job, JobDetail } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { careerPath } from '#contract/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { Panel } from '#ui/panel.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { PageHeadTags } from '../../data/page.tsx';
import { Day } from '../shared/day.tsx';
import { Retry } from '../shared/error-states.tsx';
import { JsonLd } from '../shared/json-ld.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { Prose } from '../shared/prose.tsx';
import { useSite, useSiteIdentity } from '../shared/site.ts';
import { SiteTitle } from '../shared/site-title.tsx';
import { jobPosting } from './job-posting.ts';

/** Replaces the form before and after the application period of an opening. */
function NoApplications({ job }: { job: Job }) {
  return (
    <section aria-labelledby="no-applications">
      <Panel className="grid justify-items-start gap-3 p-5">
        <h2 id="no-applications" className="text-panel leading-title">
          Applications closed
        </h2>
        <p className="text-compact">
          You can apply only from <Day day={job.application_start_date_for_position} /> to{' '}
          <Day day={job.application_end_date_for_position} />.
        </p>
        <Link className={buttonClass({ variant: 'outline' })} to="/careers">
          See other openings
        </Link>
      </Panel>
    </section>
  );
}

function JobFacts({ job }: { job: Job }) {
  const facts: [label: string, value: ReactNode][] = [
    ['Applications open', <Day key="day" day={job.application_start_date_for_position} />],
    ['Applications close', <Day key="day" day={job.application_end_date_for_position} />],
    ['Locations', job.locations_for_position],
    ['Vacancies', job.number_of_vacancies_for_position],
    ['Salary range', job.salary_range],
    ['Education', job.education_required],
  ];
  return (
    <Panel className="p-5.5">
      <dl className="grid pair-columns gap-x-6 gap-y-5">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-note text-ink-3">{label}</dt>
            <dd className="mt-0.5 font-semibold wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

// Rendered on the server; the code is loaded later, so that the opening is readable first.
const Apply = lazyWithRetry(() => import('./apply.tsx'));

const GRID = 'wrap section-space grid grid-cols-1 gap-7 lg:grid-cols-last-90 lg:items-start lg:gap-10';
const BANNER_ART = drawingUrl('banner');

function Head({ job }: { job: JobDetail }) {
  const site = useSiteIdentity();
  const { facts } = useSite();
  return (
    <>
      <PageHeadTags
        title={`${job.job_title}, ${job.locations_for_position}`}
        description={`${job.job_title} at ${facts.brand} in ${job.locations_for_position}: ${job.salary_range}. Apply by ${dayText(job.application_end_date_for_position)} with your resume.`}
        path={careerPath(job.slug)}
        site={site}
        noindex={!job.applications_open}
      />
      {job.applications_open && <JsonLd data={jobPosting(job, facts, site.origin)} />}
    </>
  );
}

/** An opening: description on the left, application form on the right. */
export function CareerView({ job, onClosed }: { job: JobDetail; onClosed: () => void }) {
  return (
    <main id="main">
      <Head job={job} />
      <Banner title={job.job_title} line={job.locations_for_position} art={BANNER_ART} />
      <div className={GRID}>
        <div>
          <JobFacts job={job} />
          <section className="mt-7" aria-labelledby="about-the-role">
            <h2 id="about-the-role" className="mb-2.5 text-2xl">
              About the role
            </h2>
            <Prose html={job.job_description} />
          </section>
          <section className="mt-7" aria-labelledby="experience">
            <h2 id="experience" className="mb-2.5 text-2xl">
              Experience
            </h2>
            <p className="max-w-measure leading-prose wrap-anywhere whitespace-pre-line">{job.experience_required}</p>
          </section>
        </div>
        {job.applications_open ? (
          <Suspense>
            <Apply job={job} onClosed={onClosed} />
          </Suspense>
        ) : (
          <NoApplications job={job} />
        )}
      </div>
    </main>
  );
}

/** Shown while an opening is loading or after loading failed. */
export function CareerWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const heading = failed ? 'Something went wrong' : 'Loading...';
  return (
    <main id="main" aria-busy={!failed}>
      <SiteTitle>{heading}</SiteTitle>
      <Banner title={heading} art={BANNER_ART} />
      <div className={GRID}>
        {failed ? (
          <Retry onRetry={onRetry} />
        ) : (
          <>
            <div className="grid gap-7">
              <Skeleton className="h-54" />
              <Skeleton className="h-40" />
            </div>
            <Panel className="p-5">
              <Skeleton className="h-96" />
            </Panel>
          </>
        )}
      </div>
    </main>
  );
}
