import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ProjectAnswer, SimilarProjects } from '#contract';
import { listingPath } from '#contract/paths.ts';
import { apiContext } from '../../data/context.ts';
import { httpApi, missingStatus } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { lazyWithRetry, prefetchModule } from '../shared/lazy-with-retry.ts';
import type { Listing } from '../shared/listings.ts';
import type { Route } from './+types/project.route.ts';
import { DetailView } from './detail-view.tsx';
import { detailHeaders, loadDetail } from './load-detail.ts';

// Rendered on the server; the code is loaded later, so that title and images are usable first.
const loadSections = () => import('./project-sections.tsx');
const ProjectSections = lazyWithRetry(loadSections);
const Gone = lazyWithRetry(() => import('./gone.tsx'));

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadDetail({
    request,
    query: publicQuery(api, '/project/:slug', { slug }),
    read: () => api.get('/project/:slug', { slug }),
    toPath: ({ project }) => listingPath('project', project.slug),
    similar: publicQuery(api, '/project/:slug/similar', { slug }),
  });
}

export function clientLoader() {
  prefetchModule(loadSections);
  return { gone: false, state: undefined };
}

export const headers = detailHeaders;

const asDetail = ({ project }: ProjectAnswer) => ({ kind: 'project' as const, item: project });
const asListings = ({ projects }: SimilarProjects): Listing[] => projects.map((item) => ({ kind: 'project', item }));

function ProjectDetail({ slug, gone }: { slug: string; gone: boolean }) {
  const query = useQuery({ ...publicQuery(httpApi, '/project/:slug', { slug }), select: asDetail, enabled: !gone });
  const isGone = gone || missingStatus(query.error) === 410;
  const similar = useQuery({
    ...publicQuery(httpApi, '/project/:slug/similar', { slug }),
    select: asListings,
    enabled: isGone,
  });
  if (isGone) {
    return (
      <Suspense>
        <Gone kind="project" similar={similar} />
      </Suspense>
    );
  }
  const sections = query.data && <ProjectSections project={query.data.item} />;
  return <DetailView kind="project" slug={slug} query={query} sections={sections} />;
}

/** Keyed by slug, so that another project starts with fresh state. */
export default function ProjectRoute({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <ProjectDetail key={slug} slug={slug} gone={loaderData.gone} />
    </HydrationBoundary>
  );
}
