import type { ComponentType } from 'react';
import type { Permission, Role } from '#contract';
import { roleMay } from '#contract/people/permissions.ts';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import type { IconName } from '#ui/icon.tsx';
import { ICONS } from './icons.ts';
import { useRole } from './shell/session.ts';

export interface ScreenEntry {
  /** The last part of its URL, after /admin/. */
  path: string;
  label: string;
  icon: IconName;
  /** What it shows, if not all staff may see that; the server enforces this as well. */
  needs?: Permission;
  /** Reached by other ways than the sidebar. */
  isUnlisted?: true;
  /** Loaded when the screen is first opened. */
  load: () => Promise<{ default: ComponentType }>;
}

/** Every screen of the back office, in the order of the sidebar. */
export const SCREENS = [
  {
    path: 'dashboard',
    label: 'Dashboard',
    icon: ICONS.chart,
    load: () => import('./dashboard/dashboard-screen.tsx'),
  },
  {
    path: 'users',
    label: 'Users',
    needs: 'users:see',
    icon: ICONS.people,
    load: () => import('./resources/users.resource.tsx'),
  },
  {
    path: 'projects',
    label: 'Projects',
    needs: 'projects:see',
    icon: 'building',
    load: () => import('./resources/projects.resource.tsx'),
  },
  {
    path: 'properties',
    label: 'Properties',
    needs: 'properties:see',
    icon: 'home',
    load: () => import('./resources/properties.resource.tsx'),
  },
  {
    path: 'careers',
    label: 'Careers',
    needs: 'careers:see',
    icon: ICONS.briefcase,
    load: () => import('./resources/careers.resource.tsx'),
  },
  {
    path: 'blogs',
    label: 'Blogs',
    needs: 'articles:see',
    icon: ICONS.pencil,
    load: () => import('./resources/blogs.resource.tsx'),
  },
  {
    path: 'testimonials',
    label: 'Testimonials',
    needs: 'articles:see',
    icon: ICONS.quote,
    load: () => import('./resources/testimonials.resource.tsx'),
  },
  {
    path: 'cities',
    label: 'Featured Cities',
    needs: 'showcase:see',
    icon: ICONS.map,
    load: () => import('./resources/featured-cities.resource.tsx'),
  },
  {
    path: 'partners',
    label: 'Partners',
    needs: 'showcase:see',
    icon: 'shield',
    load: () => import('./resources/partners.resource.tsx'),
  },
  {
    path: 'posted-property',
    label: 'Posted Properties',
    needs: 'postings:see',
    icon: ICONS.inbox,
    load: () => import('./postings/postings-screen.tsx'),
  },
  {
    path: 'master-list',
    label: 'Master List',
    needs: 'master-lists:see',
    icon: ICONS.list,
    load: () => import('./resources/master-list.resource.tsx'),
  },
  {
    path: 'subscribers',
    label: 'Subscribers',
    needs: 'subscribers:see',
    icon: CONTACT_ICONS.mail,
    load: () => import('./resources/subscribers.resource.tsx'),
  },
  {
    path: 'enquiries',
    label: 'Enquiries',
    needs: 'leads:see',
    icon: CONTACT_ICONS.phone,
    load: () => import('./enquiries/enquiries-screen.tsx'),
  },
  {
    path: 'applications',
    label: 'Applications',
    needs: 'applications:see',
    icon: ICONS.person,
    load: () => import('./applications/applications-screen.tsx'),
  },
  {
    path: 'history',
    label: 'History',
    needs: 'history:see',
    icon: ICONS.clock,
    load: () => import('./history/history-screen.tsx'),
  },
  {
    path: 'privacy',
    label: 'Privacy',
    needs: 'privacy:see',
    icon: ICONS.lock,
    load: () => import('./privacy/privacy-screen.tsx'),
  },
  {
    path: 'content',
    label: 'Content',
    needs: 'pages:see',
    icon: ICONS.page,
    load: () => import('./resources/content.resource.tsx'),
  },
  {
    path: 'settings',
    label: 'Settings',
    needs: 'settings:see',
    icon: ICONS.sliders,
    load: () => import('./resources/settings.resource.tsx'),
  },
  {
    path: 'setup',
    label: 'Set up your site',
    needs: 'settings:change',
    icon: ICONS.sliders,
    isUnlisted: true,
    load: () => import('./setup/setup-screen.tsx'),
  },
  {
    path: 'imports',
    label: 'Imports',
    needs: 'imports:see',
    icon: ICONS.upload,
    load: () => import('./imports/imports-screen.tsx'),
  },
] as const satisfies ScreenEntry[];

export const screensFor = (role: Role): ScreenEntry[] =>
  (SCREENS as readonly ScreenEntry[]).filter(({ needs }) => needs === undefined || roleMay(role, needs));

/** The screens that the signed-in user may use. */
export function useScreens(): ScreenEntry[] {
  const role = useRole();
  return role ? screensFor(role) : [];
}
