import { useRouteLoaderData } from 'react-router';
import type { MeAnswer } from '#contract';
import { type ScreenEntry, screensFor } from '../screens.ts';

/** The screens that the signed-in user may use; also available around a failed screen. */
export function useScreens(): ScreenEntry[] {
  const me = useRouteLoaderData<MeAnswer>('admin/shell/admin.layout');
  return me ? screensFor(me.customer.role) : [];
}
