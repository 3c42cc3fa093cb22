import { SCREENS } from '../screens.ts';

/** The document title for a back office path. */
export function getTitle(pathname: string): string {
  const screen = SCREENS.find(({ path }) => pathname.replace(/\/$/, '') === `/admin/${path}`);
  return `${screen?.label ?? 'Page not found'} | Back office | Aangan`;
}
