import type { ComponentType } from 'react';
import { SCREENS, type ScreenEntry } from '../screens.ts';
import { whoAmI } from '../shell/session.ts';
import { ResourceScreen } from './resource-screen.tsx';
import { isTabbed, TabbedScreen } from './tabbed-screen.tsx';

const mayUse = async ({ roles }: ScreenEntry): Promise<boolean> =>
  roles === undefined || roles.includes((await whoAmI()).customer.role);

/** Loads the screen at a path below /admin/; undefined if there is none or the user's role may not use it. */
export async function loadScreen(path: string | undefined): Promise<ComponentType | undefined> {
  const screens: readonly ScreenEntry[] = SCREENS;
  const entry = screens.find((screen) => screen.path === path);
  if (!entry || !(await mayUse(entry))) return undefined;
  const { default: declared } = await entry.load();
  if (typeof declared === 'function') return declared;
  return () => (isTabbed(declared) ? <TabbedScreen screen={declared} /> : <ResourceScreen resource={declared} />);
}
