import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  NavigationType,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigationType,
} from 'react-router';
import '#ui/styles.css';
import type { Route } from './+types/root.ts';
import { NonceContext } from './data/context.ts';
import { queryClient } from './data/queries.ts';
import { ErrorScreen } from './error-screen.tsx';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [font(figtree), font(figtreeExt), font(brygada)];

/** A smooth scroll over this distance takes browsers less than 200 ms. */
const SCROLL_PX = 100;

/**
 * A new page scrolls smoothly to its top, from near it, so that a long list takes no longer; going back restores
 * the position at once, without smooth scrolling. The insertion effect runs before the router scrolls the page, the
 * layout effect right after it.
 */
function ScrollManager() {
  const { key, pathname, hash } = useLocation();
  const last = useRef(pathname);
  const returning = useNavigationType() === NavigationType.Pop;
  // oxlint-disable-next-line react/exhaustive-deps -- every history entry has its own key
  useInsertionEffect(() => {
    if (returning) document.documentElement.style.scrollBehavior = 'auto';
    else if (pathname !== last.current && !hash)
      window.scrollTo({ top: Math.min(window.scrollY, SCROLL_PX), behavior: 'instant' });
    last.current = pathname;
  }, [key, returning]);
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  useLayoutEffect(() => {
    document.documentElement.style.removeProperty('scroll-behavior');
  }, [key, returning]);
  return <ScrollRestoration nonce={useContext(NonceContext)} />;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcfa" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollManager />
        <Scripts nonce={useContext(NonceContext)} />
      </body>
    </html>
  );
}

export default function App() {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}

/** The last resort, if the site layout could not be rendered either. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
