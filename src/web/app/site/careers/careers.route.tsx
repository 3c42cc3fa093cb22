import { HydrationBoundary } from '@tanstack/react-query';
import { Link, type MetaDescriptor } from 'react-router';
import type { Job } from '#contract';
import { careerPath } from '#contract/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { Panel } from '#ui/panel.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { publicQuery } from '../../data/queries.ts';
import { Day } from '../shared/day.tsx';
import { Html } from '../shared/html.tsx';
import { GrowingList } from '../shared/load-more/growing-list.tsx';
import { ensurePages, loadPages } from '../shared/load-more/load-pages.ts';
import { pagedList } from '../shared/load-more/paged-list.ts';
import { pageTexts, toPageHead } from '../shared/site.ts';
import type { Route } from './+types/careers.route.ts';

const REASONS = [
  ['Learning and development', 'Courses, exams and a mentor, during working hours.'],
  ['Performance management', 'Goals you agree to, reviewed every month.'],
  ['Rewards and recognition', 'Good work is recognised and rewarded.'],
  ['Innovation initiatives', 'Two days a quarter for your own ideas.'],
  ['Trainee program', 'Six paid months alongside an advisor.'],
  ['Engagement survey', 'Twice a year, with results shared openly.'],
  ['Compensation philosophy', 'Transparent pay bands.'],
  ['Diversity and inclusion', 'We hire for judgement, whatever your background.'],
] as const;

/** Eight reasons to work here. */
function WhyJoinUs() {
  return (
    <section className="section-space" aria-labelledby="why-join-us">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:gap-16">
        <div>
          <h2 id="why-join-us" className="mb-6 text-3xl">
            Why Join Us?
          </h2>
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {REASONS.map(([title, line]) => (
              <li key={title} className="grid grid-cols-first-auto gap-x-3">
                <Icon name="check" className="mt-0.5 text-primary" />
                <div>
                  <p className="font-semibold text-ink">{title}</p>
                  <p className="text-compact text-ink-3">{line}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <img
          className="h-auto w-full rounded-xl max-lg:hidden"
          src={drawingUrl('interior-study-9-golden')}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  );
}

/** Staff write the benefits as a list; each entry is shown as a card. */
const CARDS = classNames(
  '[&>ul]:grid [&>ul]:gap-4 md:[&>ul]:grid-cols-2 md:[&>ul]:gap-6 lg:[&>ul]:grid-cols-3',
  '[&_li]:rounded-lg [&_li]:border [&_li]:border-line [&_li]:bg-surface [&_li]:p-6',
  '[&_li]:before:mb-4 [&_li]:before:block [&_li]:before:h-1 [&_li]:before:w-8 [&_li]:before:rounded-full [&_li]:before:bg-accent',
  '[&_h3]:mb-2 [&_h3]:text-xl [&_p]:text-item',
);

/** Benefits of working here, in the text that staff publish. */
function Benefits({ html }: { html: string }) {
  return (
    <section className="bg-sunken section-space" aria-labelledby="benefits">
      <div className="wrap">
        <SectionHead id="benefits" title="Benefits" line="The same for everyone, from the first day." />
        <Html className={CARDS} html={html} />
      </div>
    </section>
  );
}

const vacanciesText = (count: number) => (count === 1 ? '1 vacancy' : `${count} vacancies`);

/** An opening in a list; the whole card is one link. */
function JobCard({ job }: { job: Job }) {
  return (
    <article className="group relative grid min-w-0">
      <Panel className="flex flex-col gap-2.5 p-6 transition-colors duration-(--duration-fast) group-hover:border-primary">
        <h3 className="text-heading leading-tight wrap-anywhere">{job.job_title}</h3>
        <p className="flex gap-2 text-compact">
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
          className="mt-auto inline-flex items-center gap-1.5 self-start pt-2 pb-1 text-compact font-semibold text-link underline-offset-4 group-hover:underline after:absolute after:inset-0"
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

function JobCardSkeleton() {
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

const OPENINGS = pagedList({
  path: '/careers',
  query: (api, page) => publicQuery(api, '/jobs', { page }),
  entries: ({ career }) => career,
});

/** All open positions, newest first. */
function JobOpenings() {
  return (
    <section id="openings" className="section-space scroll-mt-16" aria-labelledby="job-openings">
      <div className="wrap">
        <SectionHead
          id="job-openings"
          title="Job Openings"
          line="Pick a role and send your resume. A real person reads every one."
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [page, state] = await Promise.all([pageTexts(api, 'careers'), loadPages(OPENINGS, api, request)]);
  return { page, state };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([pageTexts(httpApi, 'careers'), ensurePages(OPENINGS, request)]);
  return { page, state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

// Further openings belong to the same page, so the canonical URL has no page number.
export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.page, '/careers', matches)) : [];
}

export default function CareersRoute({ loaderData: { page, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <main id="main">
        <Banner title={page.title} line={page.lead} art={drawingUrl('banner')}>
          <a className={`${buttonClass()} mt-5`} href="#openings">
            See job openings
          </a>
        </Banner>
        <WhyJoinUs />
        <Benefits html={page.body} />
        <JobOpenings />
      </main>
    </HydrationBoundary>
  );
}
