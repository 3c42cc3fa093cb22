import { PUBLIC_PATHS } from '../test/public-paths.ts';
import { expect, httpTest } from './visitor.ts';

/** Pages with a visitor's own selection, and a former address: search engines do not need them. */
const NOT_LISTED = new Set(['/wishlist', '/compare', '/posted-properties/:id']);

const toPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`);

httpTest('R-023 D-42 the sitemap holds every kind of public page', async ({ request, baseURL }) => {
  const locations = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address.replace(baseURL ?? '', ''));
  };
  const missing = async () => {
    const parts = await locations('/sitemap.xml');
    const pages = (await Promise.all(parts.map(locations))).flat();
    const indexable = PUBLIC_PATHS.filter((path) => !NOT_LISTED.has(path));
    return indexable.filter((path) => !pages.some((page) => toPattern(path).test(page || '/')));
  };
  // The worker writes the sitemap soon after the start.
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
});
