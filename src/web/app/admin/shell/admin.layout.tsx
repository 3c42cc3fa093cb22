import { type ReactNode, Suspense } from 'react';
import { isRouteErrorResponse, Outlet, redirect, useRouteLoaderData } from 'react-router';
import type { StaffMember } from '#contract';
import { CallError } from '../../data/http.ts';
import { privatePage } from '../../data/page.ts';
import { lazyWithRetry, prefetchModule } from '../../site/shared/lazy-with-retry.ts';
import type { Route } from './+types/admin.layout.ts';
import { Loading } from './loading.tsx';
import { NotFound } from './not-found.tsx';
import { getTitle } from './screen-title.ts';
import { whoAmI } from './session.ts';
import { UnexpectedError } from './unexpected-error.tsx';

// Every public page lists the files that a route imports, so this route imports little.
const loadShell = () => import('./shell.tsx').then((module) => ({ default: module.Shell }));
const LazyShell = lazyWithRetry(loadShell);

function Shell(props: { staff: StaffMember; children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <LazyShell {...props} />
    </Suspense>
  );
}

/** The back office is rendered in the browser: the server sends an empty page, and only staff can fetch data. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  prefetchModule(loadShell);
  try {
    return await whoAmI();
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    const { pathname, search } = new URL(request.url);
    throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
  }
}
clientLoader.hydrate = true as const;

/** The session is fetched again on an explicit revalidation, not when the user navigates between screens. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href;

export const headers = privatePage;
export const meta = ({ location }: Route.MetaArgs) => [
  { title: getTitle(location.pathname) },
  { name: 'robots', content: 'noindex, nofollow' },
];
export const HydrateFallback = Loading;

export default function AdminLayout({ loaderData: { customer } }: Route.ComponentProps) {
  return (
    <Shell staff={customer}>
      <Outlet context={customer} />
    </Shell>
  );
}

/** A failed screen is shown inside the shell while a user is signed in. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const me = useRouteLoaderData<typeof clientLoader>('admin/shell/admin.layout');
  const view = isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />;
  return me ? <Shell staff={me.customer}>{view}</Shell> : view;
}
