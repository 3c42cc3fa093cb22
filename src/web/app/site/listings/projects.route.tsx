import { HydrationBoundary } from '@tanstack/react-query';
import type { MetaDescriptor } from 'react-router';
import { apiContext } from '../../data/context.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/projects.route.ts';
import { ListPage } from './list-page.tsx';
import { PROJECTS } from './result-sources.ts';
import { loadList } from './start-list.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList(PROJECTS, context.get(apiContext), request);

/** Loaded on demand: visitors who stay on the server-rendered page do not need it. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  (await import('./start-list.ts')).startList(PROJECTS, request);

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead({ ...loaderData.head, site: getSite(matches) }) : [];
}

export default function ProjectsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <ListPage list={PROJECTS} heading={loaderData.heading} />
    </HydrationBoundary>
  );
}
