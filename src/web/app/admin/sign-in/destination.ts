const HOME = '/admin/users';
/** Any host works; a URL that resolves to another origin is not a path. */
const SOMEWHERE = 'https://aangan.invalid';

/** The page after sign-in: the requested one only if it is in the back office, to prevent open redirects. */
export function destination(next: string | null): string {
  if (!next?.startsWith('/admin') || !URL.canParse(next, SOMEWHERE)) return HOME;
  const { origin, pathname, search } = new URL(next, SOMEWHERE);
  return origin === SOMEWHERE && pathname.startsWith('/admin/') ? pathname + search : HOME;
}
