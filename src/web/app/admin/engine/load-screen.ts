import type { ComponentType } from 'react';
import { roleMay } from '#contract/people/permissions.ts';
import { SCREENS, type ScreenEntry } from '../screens.ts';
import { fetchSession } from '../shell/session.ts';
import { readPageAddress } from './page-address.ts';

const mayUse = async ({ needs }: Pick<ScreenEntry, 'needs'>): Promise<boolean> =>
  needs === undefined || roleMay((await fetchSession()).customer.role, needs);

/** The screen at a path, and the entry whose list a page of a record belongs to. */
export interface LoadedScreen {
  Screen: ComponentType;
  /** Stays the same while a page only gets another address. */
  key: string;
}

/** Loads the page of a record, for which a new one needs the right to add it. */
async function loadPage(path: string): Promise<LoadedScreen | undefined> {
  const [list = '', ...rest] = path.split('/');
  const screens: readonly ScreenEntry[] = SCREENS;
  const entry = screens.find((screen) => screen.path === list);
  const address = readPageAddress(rest.join('/'), new URLSearchParams());
  if (!entry?.page || !address || !(await mayUse(entry))) return undefined;
  if (address.kind === 'add' && !(await mayUse({ needs: entry.page.needsToAdd }))) return undefined;
  return { Screen: (await entry.page.load()).default, key: `${list}/page` };
}

/** Loads the screen at a path below /admin/; undefined if there is none or the user's role may not use it. */
export async function loadScreen(path = ''): Promise<LoadedScreen | undefined> {
  const screens: readonly ScreenEntry[] = SCREENS;
  const entry = screens.find((screen) => screen.path === path);
  if (!entry) return loadPage(path);
  return (await mayUse(entry)) ? { Screen: (await entry.load()).default, key: path } : undefined;
}
