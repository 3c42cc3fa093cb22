import { type ReactNode, Suspense } from 'react';
import { isRouteErrorResponse, Link, Outlet, redirect, useRouteLoaderData } from 'react-router';
import type { StaffMember } from '#contract';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { CallError } from '../../data/http.ts';
import { privatePage, type SiteIdentity, withSiteName } from '../../data/page.tsx';
import { lazyWithRetry, prefetchModule } from '../../site/shared/lazy-with-retry.ts';
import { SCREENS } from '../screens.ts';
import type { Route } from './+types/admin.layout.ts';
import { fetchSiteIdentity } from './company.ts';
import { Loading } from './loading.tsx';
import { fetchSession } from './session.ts';

/** Shown after an unexpected error, without details. */
function UnexpectedError() {
  return (
    <main id="main" className="grid justify-items-center gap-3 px-5 py-20 text-center">
      <title>Unexpected Application Error!</title>
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="max-w-message">Something went wrong on our side. Reload the page or go back to Users.</p>
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <a className={buttonClass({ variant: 'outline' })} href="/admin/users">
          Back to Users
        </a>
      </p>
    </main>
  );
}

/** The document title for a back office path. */
function getTitle(pathname: string, site: SiteIdentity | undefined): string {
  // A record on a page of its own is called like its list.
  const list = pathname.replace(/\/(?:new|\d+\/edit)?\/?$/, '');
  const screen = SCREENS.find(({ path }) => list === `/admin/${path}`);
  const title = `${screen?.label ?? 'Page not found'} | Back office`;
  return site ? withSiteName(title, site) : title;
}

/** Shown for a back office URL without a screen. */
function NotFound() {
  return (
    <main id="main" className="px-(--gutter-admin) py-6">
      <EmptyState
        art={drawingUrl('spot-notfound')}
        headingLevel={1}
        title="404 | Page not found"
        line="We could not find this page in the back office."
        action={
          <Link className={buttonClass()} to="/admin/users">
            Back to Users
          </Link>
        }
      />
    </main>
  );
}

// Every public page lists the files that a route imports, so this route imports little.
const loadShell = () => import('./shell.tsx').then((module) => ({ default: module.Shell }));
const LazyShell = lazyWithRetry(loadShell);
const loadTwoStepRequired = () =>
  import('../profile/two-step-required.tsx').then((module) => ({ default: module.TwoStepRequired }));
const LazyTwoStepRequired = lazyWithRetry(loadTwoStepRequired);

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
    const [session, site] = await Promise.all([fetchSession(), fetchSiteIdentity()]);
    return { ...session, site };
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
export const meta = ({ location, loaderData }: Route.MetaArgs) => [
  { title: getTitle(location.pathname, loaderData?.site) },
  { name: 'robots', content: 'noindex, nofollow' },
];
export const HydrateFallback = Loading;

export default function AdminLayout({ loaderData: { customer, two_step_missing } }: Route.ComponentProps) {
  if (two_step_missing)
    return (
      <Suspense fallback={<Loading />}>
        <LazyTwoStepRequired staff={customer} />
      </Suspense>
    );
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
