import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { MeAnswer, Role } from '#contract';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import type { IconName } from '#ui/icon.tsx';
import { OFFICE_ICONS } from '#ui/office-icons.ts';
import { ICONS } from './icons.ts';

export interface ScreenEntry {
  /** The last part of its URL, after /admin/. */
  path: string;
  label: string;
  icon: IconName;
  /** The roles that may use it, if not all staff may; the server enforces this as well. */
  roles?: readonly Role[];
  /** Loaded when the screen is first opened. */
  load: () => Promise<{ default: ComponentType }>;
}

/** Every screen of the back office, in the order of the sidebar. */
export const SCREENS = [
  {
    path: 'dashboard',
    label: 'Dashboard',
    icon: OFFICE_ICONS.chart,
    load: () => import('./dashboard/dashboard-screen.tsx'),
  },
  { path: 'users', label: 'Users', icon: OFFICE_ICONS.people, load: () => import('./resources/users.resource.tsx') },
  { path: 'projects', label: 'Projects', icon: 'building', load: () => import('./resources/projects.resource.tsx') },
  { path: 'properties', label: 'Properties', icon: 'home', load: () => import('./resources/properties.resource.tsx') },
  { path: 'careers', label: 'Careers', icon: ICONS.briefcase, load: () => import('./resources/careers.resource.tsx') },
  { path: 'blogs', label: 'Blogs', icon: ICONS.pencil, load: () => import('./resources/blogs.resource.tsx') },
  {
    path: 'testimonials',
    label: 'Testimonials',
    icon: ICONS.quote,
    load: () => import('./resources/testimonials.resource.tsx'),
  },
  {
    path: 'cities',
    label: 'Featured Cities',
    icon: ICONS.map,
    load: () => import('./resources/featured-cities.resource.tsx'),
  },
  { path: 'partners', label: 'Partners', icon: 'shield', load: () => import('./resources/partners.resource.tsx') },
  {
    path: 'posted-property',
    label: 'Posted Properties',
    icon: ICONS.inbox,
    load: () => import('./postings/postings-screen.tsx'),
  },
  {
    path: 'master-list',
    label: 'Master List',
    icon: ICONS.list,
    load: () => import('./resources/master-list.resource.tsx'),
  },
  {
    path: 'subscribers',
    label: 'Subscribers',
    icon: CONTACT_ICONS.mail,
    load: () => import('./resources/subscribers.resource.tsx'),
  },
  {
    path: 'enquiries',
    label: 'Enquiries',
    icon: CONTACT_ICONS.phone,
    roles: ['admin', 'sales'],
    load: () => import('./enquiries/enquiries-screen.tsx'),
  },
  {
    path: 'applications',
    label: 'Applications',
    icon: ICONS.person,
    roles: ['admin', 'hr'],
    load: () => import('./applications/applications-screen.tsx'),
  },
  {
    path: 'history',
    label: 'History',
    icon: ICONS.clock,
    roles: ['admin'],
    load: () => import('./history/history-screen.tsx'),
  },
  {
    path: 'privacy',
    label: 'Privacy',
    icon: ICONS.lock,
    roles: ['admin'],
    load: () => import('./privacy/privacy-screen.tsx'),
  },
  {
    path: 'content',
    label: 'Content',
    icon: ICONS.page,
    roles: ['admin'],
    load: () => import('./resources/content.resource.tsx'),
  },
  {
    path: 'settings',
    label: 'Settings',
    icon: ICONS.sliders,
    roles: ['admin'],
    load: () => import('./resources/settings.resource.tsx'),
  },
  { path: 'imports', label: 'Imports', icon: 'upload', load: () => import('./imports/imports-screen.tsx') },
] as const satisfies ScreenEntry[];

export const screensFor = (role: Role): ScreenEntry[] =>
  (SCREENS as readonly ScreenEntry[]).filter(({ roles }) => roles?.includes(role) ?? true);

/** The role of the signed-in user; also available around a failed screen. */
export const useRole = (): Role | undefined => useRouteLoaderData<MeAnswer>('admin/shell/admin.layout')?.customer.role;

/** The screens that the signed-in user may use. */
export function useScreens(): ScreenEntry[] {
  const role = useRole();
  return role ? screensFor(role) : [];
}
