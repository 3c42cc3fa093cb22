import { useRouteLoaderData } from 'react-router';
import type { MeAnswer } from '#contract';
import { type ScreenEntry, screensFor } from '../screens.ts';

/** The screens that whoever is signed in may use; also around a screen that failed. */
export function useScreens(): ScreenEntry[] {
  const me = useRouteLoaderData<MeAnswer>('admin/shell/admin.layout');
  return me ? screensFor(me.customer.role) : [];
}
