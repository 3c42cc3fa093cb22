import type { ComponentType } from 'react';
import type { Permission, Role } from '#contract';
import { roleMay } from '#contract/people/permissions.ts';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import type { IconName } from '#ui/icon.tsx';
import { ICONS } from './icons.ts';
import { useRole } from './shell/session.ts';

/** The parts of the sidebar, in their order. */
export const SCREEN_GROUPS = ['Leads', 'Listings', 'Site', 'People', 'System'] as const;
type ScreenGroup = (typeof SCREEN_GROUPS)[number];

export interface ScreenEntry {
  /** The last part of its URL, after /admin/. */
  path: string;
  label: string;
  /** The part of the sidebar that it is in. */
  group: ScreenGroup;
  icon: IconName;
  /** What it shows, if not all staff may see that; the server enforces this as well. */
  needs?: Permission;
  /** Reached by other ways than the sidebar. */
  isUnlisted?: true;
  /** Loaded when the screen is first opened. */
  load: () => Promise<{ default: ComponentType }>;
  /** The page of a single record, and who may open it for a new one. */
  page?: { needsToAdd: Permission; load: () => Promise<{ default: ComponentType }> };
}

/** Every screen of the back office, in the order of the sidebar. */
export const SCREENS = [
  {
    path: 'enquiries',
    label: 'Enquiries',
    group: 'Leads',
    needs: 'leads:see',
    icon: CONTACT_ICONS.phone,
    load: () => import('./enquiries/enquiries-screen.tsx'),
  },
  {
    path: 'my-day',
    label: 'My day',
    group: 'Leads',
    icon: ICONS.sun,
    load: () => import('./my-day/my-day-screen.tsx'),
  },
  {
    path: 'board',
    label: 'Board',
    group: 'Leads',
    needs: 'leads:see',
    icon: ICONS.board,
    load: () => import('./board/board-screen.tsx'),
  },
  {
    path: 'contacts',
    label: 'Contacts',
    group: 'Leads',
    needs: 'leads:see',
    icon: ICONS.person,
    load: () => import('./contacts/contacts-screen.tsx'),
  },
  {
    path: 'properties',
    label: 'Properties',
    group: 'Listings',
    needs: 'properties:see',
    icon: 'home',
    load: () => import('./resources/properties.resource.tsx'),
    page: { needsToAdd: 'properties:change', load: () => import('./resources/properties.page.tsx') },
  },
  {
    path: 'projects',
    label: 'Projects',
    group: 'Listings',
    needs: 'projects:see',
    icon: 'building',
    load: () => import('./resources/projects.resource.tsx'),
    page: { needsToAdd: 'projects:change', load: () => import('./resources/projects.page.tsx') },
  },
  {
    path: 'posted-property',
    label: 'Posted Properties',
    group: 'Listings',
    needs: 'postings:see',
    icon: ICONS.inbox,
    load: () => import('./postings/postings-screen.tsx'),
  },
  {
    path: 'imports',
    label: 'Imports',
    group: 'Listings',
    needs: 'imports:see',
    icon: ICONS.upload,
    load: () => import('./imports/imports-screen.tsx'),
  },
  {
    path: 'master-list',
    label: 'Master List',
    group: 'Listings',
    needs: 'master-lists:see',
    icon: ICONS.list,
    load: () => import('./resources/master-list.resource.tsx'),
  },
  {
    path: 'content',
    label: 'Content',
    group: 'Site',
    needs: 'pages:see',
    icon: ICONS.page,
    load: () => import('./resources/content.resource.tsx'),
  },
  {
    path: 'blogs',
    label: 'Blogs',
    group: 'Site',
    needs: 'articles:see',
    icon: ICONS.pencil,
    load: () => import('./resources/blogs.resource.tsx'),
  },
  {
    path: 'testimonials',
    label: 'Testimonials',
    group: 'Site',
    needs: 'articles:see',
    icon: ICONS.quote,
    load: () => import('./resources/testimonials.resource.tsx'),
  },
  {
    path: 'cities',
    label: 'Featured Cities',
    group: 'Site',
    needs: 'showcase:see',
    icon: ICONS.map,
    load: () => import('./resources/featured-cities.resource.tsx'),
  },
  {
    path: 'partners',
    label: 'Partners',
    group: 'Site',
    needs: 'showcase:see',
    icon: 'shield',
    load: () => import('./resources/partners.resource.tsx'),
  },
  {
    path: 'subscribers',
    label: 'Subscribers',
    group: 'Site',
    needs: 'subscribers:see',
    icon: CONTACT_ICONS.mail,
    load: () => import('./resources/subscribers.resource.tsx'),
  },
  {
    path: 'users',
    label: 'Users',
    group: 'People',
    needs: 'users:see',
    icon: ICONS.people,
    load: () => import('./resources/users.resource.tsx'),
  },
  {
    path: 'careers',
    label: 'Careers',
    group: 'People',
    needs: 'careers:see',
    icon: ICONS.briefcase,
    load: () => import('./resources/careers.resource.tsx'),
  },
  {
    path: 'applications',
    label: 'Applications',
    group: 'People',
    needs: 'applications:see',
    icon: ICONS.person,
    load: () => import('./applications/applications-screen.tsx'),
  },
  {
    path: 'dashboard',
    label: 'Dashboard',
    group: 'System',
    icon: ICONS.chart,
    load: () => import('./dashboard/dashboard-screen.tsx'),
  },
  {
    path: 'history',
    label: 'History',
    group: 'System',
    needs: 'history:see',
    icon: ICONS.clock,
    load: () => import('./history/history-screen.tsx'),
  },
  {
    path: 'privacy',
    label: 'Privacy',
    group: 'System',
    needs: 'privacy:see',
    icon: ICONS.lock,
    load: () => import('./privacy/privacy-screen.tsx'),
  },
  {
    path: 'settings',
    label: 'Settings',
    group: 'System',
    needs: 'settings:see',
    icon: ICONS.sliders,
    load: () => import('./resources/settings.resource.tsx'),
  },
  {
    path: 'setup',
    label: 'Set up your site',
    group: 'System',
    needs: 'settings:change',
    icon: ICONS.sliders,
    isUnlisted: true,
    load: () => import('./setup/setup-screen.tsx'),
  },
] as const satisfies ScreenEntry[];

export const screensFor = (role: Role): ScreenEntry[] =>
  (SCREENS as readonly ScreenEntry[]).filter(({ needs }) => needs === undefined || roleMay(role, needs));

/** The screens that the signed-in user may use. */
export function useScreens(): ScreenEntry[] {
  const role = useRole();
  return role ? screensFor(role) : [];
}
