/** Public pages that are counted by their exact path. Pages opened by private email links are not counted. */
const PAGES = new Set([
  '/',
  '/properties',
  '/rent',
  '/projects',
  '/posted-properties',
  '/available-cities',
  '/wishlist',
  '/compare',
  '/about-us',
  '/why-choose-us',
  '/blogs',
  '/most-popular-links',
  '/privacy-policy',
  '/terms-and-conditions',
  '/return-and-refund-policy',
  '/disclaimer',
  '/careers',
  '/contact-us',
]);

/** Pages of records: the last segment is a slug or an id. */
const OF_RECORDS =
  /^\/(?:city|properties|projects|posted-properties|blog|most-popular-links|career)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

const MAX_LENGTH = 200;

/** The path of a public page without query and trailing slash; undefined for any other text. */
export function countedPath(address: string): string | undefined {
  const path = address.slice(0, MAX_LENGTH + 1).replace(/[?#].*$/s, '');
  if (path.length > MAX_LENGTH) return undefined;
  const tidy = path.replace(/(?<=.)\/$/, '');
  return PAGES.has(tidy) || OF_RECORDS.test(tidy) ? tidy : undefined;
}
