import type { Panel } from '../shared/panels.ts';

/** An entry leads somewhere or opens a panel. What a list leads to may lie at an address of its own. */
export type NavigationEntry = { label: string } & (
  | { to: string; details?: string; panel?: never }
  | { panel: Panel; to?: never }
);

/** Whether a page is the one that an entry leads to, or lies behind it. */
export const isAt = (path: string, { to, details = `${to}/` }: { to: string; details?: string }): boolean =>
  path === to || (to !== '/' && path.startsWith(details));

/** The ten entries of the site, in this order. */
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
