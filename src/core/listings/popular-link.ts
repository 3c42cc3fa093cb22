import { type PopularLinkAnswer, type PopularLinkList, ProjectSearch, PropertySearch } from '#contract';
import { type Db, eq, tables } from '#db';
import { DomainError } from '../errors.ts';
import { searchProperties } from './property-search/search-properties.ts';
import { searchProjects } from './search-projects.ts';

const { popularLinks } = tables;

/** Staff maintain this short list by hand; the limit is a safeguard, not a page size. */
const MAX_LINKS = 100;

/** The popular links, in the order set by staff. */
export async function listPopularLinks(db: Db): Promise<PopularLinkList> {
  const rows = await db
    .select({ title: popularLinks.title, slug: popularLinks.slug, cityId: popularLinks.cityId })
    .from(popularLinks)
    .orderBy(popularLinks.position, popularLinks.id)
    .limit(MAX_LINKS);
  return { success: true, popularLinks: rows };
}

/** The content of a popular link: the newest projects or properties in its city, or in all of India. */
export async function readPopularLink(db: Db, slug: string): Promise<PopularLinkAnswer> {
  // PostgreSQL rejects text that contains a NUL character.
  const [link] = slug.includes('\0') ? [] : await db.select().from(popularLinks).where(eq(popularLinks.slug, slug));
  if (!link) throw new DomainError('not_found', 'Popular link not found');
  const city = link.cityId === null ? {} : { city_id: link.cityId };
  const base = { success: true as const, title: link.title, cityId: link.cityId };
  if (link.shows === 'projects') {
    const { projects, totalItems } = await searchProjects(db, ProjectSearch.parse(city));
    return { ...base, projects, totalItems };
  }
  const { properties, totalItems } = await searchProperties(db, PropertySearch.parse(city));
  return { ...base, properties, totalItems };
}
