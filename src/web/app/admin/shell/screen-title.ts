import { SCREENS } from '../screens.ts';

/** The title of the document at an address of the back office. */
export function getTitle(pathname: string): string {
  const screen = SCREENS.find(({ path }) => pathname.replace(/\/$/, '') === `/admin/${path}`);
  return `${screen?.label ?? 'Page not found'} | Back office | Aangan`;
}
