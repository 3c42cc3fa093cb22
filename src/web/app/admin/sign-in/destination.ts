const HOME = '/admin/users';
/** Any host will do: what does not stay on it was no path. */
const SOMEWHERE = 'https://aangan.invalid';

/** Where to go after signing in: the page asked for if it is one of our back office, so that no link leads elsewhere. */
export function destination(next: string | null): string {
  if (!next?.startsWith('/admin') || !URL.canParse(next, SOMEWHERE)) return HOME;
  const { origin, pathname, search } = new URL(next, SOMEWHERE);
  return origin === SOMEWHERE && pathname.startsWith('/admin/') ? pathname + search : HOME;
}
