import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { openPanel, type Panel } from '../shared/panels.ts';
import { useHomePath } from '../shared/selected-city.ts';

/**
 * Links to a page or opens a panel; `details` is set if the detail pages have a different path prefix, `also` if the
 * page has a second address.
 */
type NavigationEntry = { label: string } & (
  | { to: string; details?: string; also?: string; panel?: never }
  | { panel: Panel; to?: never }
);

/** Whether a path is the entry's page or a page below it. */
const isAt = (
  path: string,
  { to, details = `${to}/`, also }: { to: string; details?: string; also?: string },
): boolean => path === to || path === also || (to !== '/' && path.startsWith(details));

/** The ten navigation entries, in display order. */
export const NAVIGATION: NavigationEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Projects', to: '/projects' },
  { label: 'Properties', to: '/properties', also: '/rent' },
  { label: 'Posted Properties', to: '/posted-properties' },
  { label: 'EMI Calculator', panel: 'emi' },
  { label: 'About Us', to: '/about-us' },
  { label: 'Blogs', to: '/blogs', details: '/blog/' },
  { label: 'Career', to: '/careers', details: '/career/' },
  { label: 'Contact Us', to: '/contact-us' },
  { label: 'Most Popular Links', to: '/most-popular-links' },
];

/** The id of the menu that is there without scripts only, and that the buttons of the header then open. */
export const PLAIN_MENU = 'plain-menu';

/** A navigation entry: a link, or a button that opens a panel without a URL. */
export function NavigationItem({
  entry,
  className,
  children,
}: {
  entry: NavigationEntry;
  className: string;
  children?: ReactNode;
}) {
  const { pathname } = useLocation();
  const home = useHomePath();
  if (entry.to === undefined) {
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => openPanel(entry.panel)}>
        {entry.label}
        {children}
      </button>
    );
  }
  return (
    <Link
      to={entry.to === '/' ? home : entry.to}
      className={className}
      aria-current={isAt(pathname, entry) ? 'page' : undefined}
    >
      {entry.label}
      {children}
    </Link>
  );
}
