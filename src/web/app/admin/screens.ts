import type { IconName } from '#ui/icon.tsx';
import { ICONS } from './icons.ts';

export interface ScreenEntry {
  /** The last part of its address, behind /admin/. */
  path: string;
  label: string;
  icon: IconName;
}

/** Every screen of the back office, in the order of the sidebar. */
export const SCREENS = [
  { path: 'users', label: 'Users', icon: 'people' },
  { path: 'projects', label: 'Projects', icon: 'building' },
  { path: 'properties', label: 'Properties', icon: 'home' },
  { path: 'careers', label: 'Careers', icon: ICONS.briefcase },
  { path: 'blogs', label: 'Blogs', icon: ICONS.pencil },
  { path: 'testimonials', label: 'Testimonials', icon: ICONS.quote },
  { path: 'cities', label: 'Featured Cities', icon: ICONS.map },
  { path: 'partners', label: 'Partners', icon: 'shield' },
  { path: 'posted-property', label: 'Posted Properties', icon: ICONS.inbox },
  { path: 'master-list', label: 'Master List', icon: ICONS.list },
  { path: 'subscribers', label: 'Subscribers', icon: 'mail' },
] as const satisfies ScreenEntry[];
