import type { ComponentType } from 'react';
import { roleMay } from '#contract/people/permissions.ts';
import { SCREENS, type ScreenEntry } from '../screens.ts';
import { fetchSession } from '../shell/session.ts';

const mayUse = async ({ needs }: ScreenEntry): Promise<boolean> =>
  needs === undefined || roleMay((await fetchSession()).customer.role, needs);

/** Loads the screen at a path below /admin/; undefined if there is none or the user's role may not use it. */
export async function loadScreen(path: string | undefined): Promise<ComponentType | undefined> {
  const screens: readonly ScreenEntry[] = SCREENS;
  const entry = screens.find((screen) => screen.path === path);
  return entry && (await mayUse(entry)) ? (await entry.load()).default : undefined;
}
