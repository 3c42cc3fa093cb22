import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { data, Link, type MetaDescriptor } from 'react-router';
import type { PopularLinkAnswer, PopularLinkList } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { projectsPath, propertiesPath } from '#contract/listings/search-paths.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';
import { publicQuery, queryClient } from '../../data/queries.ts';
import { Retry } from '../shared/error-states.tsx';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { ProjectCard, PropertyCard } from '../shared/listing-card/listing-card.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/popular-link.route.ts';

const GRID = 'mt-3 grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3';
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The first projects or properties of a popular link, with a link to all of them. */
function Results({ link: { cityId, projects, properties, totalItems } }: { link: PopularLinkAnswer }) {
  const shown = projects?.length ?? properties?.length ?? 0;
  if (shown === 0) return <EmptyState art={drawingUrl('spot-search')} title="No Data Found!" />;
  const search = { city_id: cityId ?? undefined };
  return (
    <>
      <p className="text-compact text-ink-3">{`Showing 1 to ${indianNumber(shown)} of ${indianNumber(totalItems)}`}</p>
      <ul className={GRID}>
        {projects?.map((project, index) => (
          <li key={project.id} className="grid min-w-0">
            <ProjectCard project={project} headingLevel={2} eager={index === 0} />
          </li>
        ))}
        {properties?.map((property, index) => (
          <li key={property.id} className="grid min-w-0">
            <PropertyCard property={property} headingLevel={2} eager={index === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center">
        <Link
          className={buttonClass({ variant: 'outline' })}
          to={projects ? projectsPath(search) : propertiesPath(search)}
        >
          View All
        </Link>
      </p>
    </>
  );
}

function ResultsSkeleton() {
  return (
    <>
      <Skeleton className="h-6 w-48" />
      <ul className={GRID} aria-busy="true" aria-label="Loading...">
        {PLACEHOLDERS.map((key) => (
          <li key={key} className="grid">
            <CardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The title is available before the results, because client-side navigation uses the cached list of links. */
function getTitle(slug: string, { popularLinks }: PopularLinkList): string {
  const link = popularLinks.find((candidate) => candidate.slug === slug);
  if (!link) throw data(null, { status: 404 });
  return link.title || 'Popular Link';
}

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const title = getTitle(slug, await api.get('/popular-link'));
  return { title, state: await prefetch(publicQuery(api, '/popular-link/:slug', { slug })) };
}

export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  const title = getTitle(slug, await queryClient().ensureQueryData(publicQuery(httpApi, '/popular-link')));
  return { title, state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ loaderData, params, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title } = loaderData;
  return pageHead({
    title,
    description: `${title}: listings with price, size, possession stage and RERA number. Save the ones you like and request a callback.`,
    keywords: `${title}, flats, villas, plots, offices, RERA`,
    path: `/most-popular-links/${params.slug}`,
    site: getSite(matches),
  });
}

/** Only cards of properties have a callback button. */
function getLine(link: PopularLinkAnswer | undefined): string {
  if (!link) return 'Featured first.';
  return link.projects
    ? 'Featured first. Open a project to ask about it.'
    : 'Featured first. Request a callback on any of these.';
}

function PopularLinkPage({ title, slug }: { title: string; slug: string }) {
  const { data: link, isPending, refetch } = useQuery(publicQuery(httpApi, '/popular-link/:slug', { slug }));
  return (
    <main id="main">
      <Banner title={title} line={getLine(link)} art={drawingUrl('courtyard-delhi-golden-wide')} />
      <div className="wrap section-space">
        {link && <Results link={link} />}
        {!link && (isPending ? <ResultsSkeleton /> : <Retry onRetry={() => void refetch()} />)}
      </div>
    </main>
  );
}

export default function PopularLinkRoute({ loaderData: { title, state }, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <PopularLinkPage title={title} slug={params.slug} />
    </HydrationBoundary>
  );
}
