/** Where a map that pages may frame comes from. The content policy of pages names the same places. */
const MAPS: readonly { host: string; path: RegExp }[] = [
  { host: 'www.google.com', path: /^\/maps\/embed(\/|$)/ },
  { host: 'www.openstreetmap.org', path: /^\/export\/embed\.html$/ },
];

/** The address of a map that may be shown in a frame, written one way; undefined for anything else. */
export function mapAddress(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined;
  return MAPS.some(({ host, path }) => host === url.hostname && path.test(url.pathname)) ? url.href : undefined;
}
