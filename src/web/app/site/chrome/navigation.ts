import type { Panel } from '../shared/panels.ts';

/** Links to a page or opens a panel; `details` is set if the detail pages have a different path prefix. */
export type NavigationEntry = { label: string } & (
  | { to: string; details?: string; panel?: never }
  | { panel: Panel; to?: never }
);

/** Whether a path is the entry's page or a page below it. */
export const isAt = (path: string, { to, details = `${to}/` }: { to: string; details?: string }): boolean =>
  path === to || (to !== '/' && path.startsWith(details));

/** The ten navigation entries, in display order. */
export const NAVIGATION: NavigationEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Projects', to: '/projects' },
  { label: 'Properties', to: '/properties' },
  { label: 'Posted Properties', to: '/posted-properties' },
  { label: 'EMI Calculator', panel: 'emi' },
  { label: 'About Us', to: '/about-us' },
  { label: 'Blogs', to: '/blogs', details: '/blog/' },
  { label: 'Career', to: '/careers', details: '/career/' },
  { label: 'Contact Us', to: '/contact-us' },
  { label: 'Most Popular Links', to: '/most-popular-links' },
];
