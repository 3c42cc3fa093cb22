import {
  getTagGroups,
  HomeGroup,
  type HomeGroups,
  type LISTING_GROUP_READS,
  type PopularLinkAnswer,
  type PopularLinkList,
  ProjectSearch,
  type PropertyItem,
  PropertySearch,
  type ReadHandlers,
  type SavedListings,
  type SavedProperty,
  type SavedQuery,
} from '#contract';
import { and, type Db, eq, inArray, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { presentProjectItems, presentPropertyItems } from './listing-items.ts';
import { searchProperties } from './property-search/search-properties.ts';
import { searchProjects } from './search-projects.ts';

const SHOWN = 6;
/** Maximum rows read per tag, so that a tag whose listings are nearly all sold does not cause a full scan. */
const MAX_TAGGED = 2_000;

type ComparedFacts = Pick<SavedProperty, 'furnishing' | 'facing' | 'maintenance' | 'maintenance_included'>;

interface Tagged extends Record<string, unknown> {
  tag_id: number;
  id: number;
}

/** The newest published properties of each tag, at most as many as a group shows. */
async function getNewestByTag(db: Db, tagIds: number[]): Promise<Tagged[]> {
  if (tagIds.length === 0) return [];
  const tagArray = sql.raw(`array[${tagIds.map(Number).join(',')}]::bigint[]`);
  // A scalar subquery, not a join, forces one index lookup per row regardless of the planner's statistics.
  const { rows } = await db.execute<Tagged>(sql`
    select wanted.tag_id, found.id from unnest(${tagArray}) as wanted (tag_id) cross join lateral (
      select newest.id from (
        select property_id as id from property_tags where tag_id = wanted.tag_id order by property_id desc limit ${MAX_TAGGED}
      ) newest
      where (select true from property_search where property_search.id = newest.id)
      order by newest.id desc limit ${SHOWN}
    ) found`);
  return rows;
}

/** The newest published properties of each group of the home page; tags decide which groups a property joins. */
async function readHomeGroups(db: Db): Promise<HomeGroups> {
  const tags = await db.select({ id: tables.tags.id, name: tables.tags.tagName }).from(tables.tags);
  const groupsByTag = new Map(tags.map(({ id, name }) => [id, getTagGroups(name)]));
  const grouped = tags.flatMap(({ id }) => (groupsByTag.get(id)?.length ? [id] : []));
  const newest = await getNewestByTag(db, grouped);
  const getIds = (group: HomeGroup) => {
    const ids = newest.filter(({ tag_id }) => groupsByTag.get(tag_id)?.includes(group)).map(({ id }) => id);
    return [...new Set(ids)].sort((a, b) => b - a).slice(0, SHOWN);
  };
  const shown = [...new Set(HomeGroup.options.flatMap(getIds))];
  const items = await presentPropertyItems(db, shown);
  const cards = (group: HomeGroup): PropertyItem[] =>
    getIds(group).flatMap((id) => items.filter((item) => item.id === id));
  return {
    success: true,
    groups: { featured: cards('featured'), top: cards('top'), trending: cards('trending'), new: cards('new') },
  };
}

/** Filters the ids to published listings, in the given order. */
async function publishedProjects(db: Db, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { id, status } = tables.projects;
  const rows = await db
    .select({ id })
    .from(tables.projects)
    .where(and(inArray(id, ids), eq(status, 'published')));
  const shown = new Set(rows.map((row) => row.id));
  return ids.filter((one) => shown.has(one));
}

/** What a comparison shows beyond the cards, of the published properties among the ids. */
async function readComparedFacts(db: Db, ids: number[]): Promise<Map<number, ComparedFacts>> {
  if (ids.length === 0) return new Map();
  const { id, status, furnishing, facing, maintenance } = tables.properties;
  // Staff may have entered terms of a rent before they changed the purpose to sale.
  const maintenance_included = sql<boolean | null>`case when purpose = 'rent' then maintenance_included end`;
  const rows = await db
    .select({ id, furnishing, facing, maintenance, maintenance_included })
    .from(tables.properties)
    .where(and(inArray(id, ids), eq(status, 'published')));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readSavedProperties(db: Db, ids: number[]): Promise<SavedProperty[]> {
  const facts = await readComparedFacts(db, ids);
  const items = await presentPropertyItems(
    db,
    ids.filter((id) => facts.has(id)),
  );
  return items.flatMap((item) => {
    const found = facts.get(item.id);
    return found ? [{ ...item, ...found }] : [];
  });
}

/** The cards of the listings that a visitor has saved or compares. */
async function readSaved(db: Db, { properties = [], projects = [] }: SavedQuery): Promise<SavedListings> {
  const [propertyItems, projectItems] = await Promise.all([
    readSavedProperties(db, properties),
    publishedProjects(db, projects).then((ids) => presentProjectItems(db, ids)),
  ]);
  return { success: true, properties: propertyItems, projects: projectItems };
}

const { popularLinks } = tables;

/** Staff maintain this short list by hand; the limit is a safeguard, not a page size. */
const MAX_LINKS = 100;

/** The popular links, in the order set by staff. */
async function listPopularLinks(db: Db): Promise<PopularLinkList> {
  const rows = await db
    .select({ title: popularLinks.title, slug: popularLinks.slug, cityId: popularLinks.cityId })
    .from(popularLinks)
    .orderBy(popularLinks.position, popularLinks.id)
    .limit(MAX_LINKS);
  return { success: true, popularLinks: rows };
}

/** The content of a popular link: projects or properties in its city, or in all of India, featured ones first. */
async function readPopularLink(db: Db, slug: string): Promise<PopularLinkAnswer> {
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

/** Neighbours by price to compare on each side, so that the cost does not grow with the size of the city. */
const MAX_CANDIDATES = 60;
const SIMILAR_SHOWN = 2;

interface Candidate extends Record<string, unknown> {
  id: number;
}

/**
 * The two most similar properties in the same city and for the same purpose: by price, then BHK, type of residence, possession and distance;
 * ties go to the newest. The property itself may be sold or withdrawn. The result is deterministic.
 */
export async function similarProperties(tx: Pick<Tx, 'execute'>, id: number): Promise<number[]> {
  const { rows } = await tx.execute<Candidate>(sql`
    with me as (select * from property_traits where id = ${id}),
    near as (
      (select s.* from me join lateral (select * from property_search where city_id = me.city_id and (price, id) >= (me.price, me.id) order by price, id limit ${MAX_CANDIDATES}) s on true)
      union
      (select s.* from me join lateral (select * from property_search where city_id = me.city_id and (price, id) < (me.price, me.id) order by price desc, id desc limit ${MAX_CANDIDATES}) s on true)
    )
    select near.id from near, me where near.id <> me.id and (near.price < 0) = (me.price < 0)
    order by abs(ln(price_from_key(near.price)::float8 / price_from_key(me.price))) * 4
      + (case when near.bhk_mask & me.bhk_mask <> 0 or near.bhk_mask = me.bhk_mask then 0 else 1 end)
      + (case when near.property_type = me.property_type then 0 else 1 end)
      + (case when near.residency_type = me.residency_type then 0 else 0.5 end)
      + (case when near.possession_status = me.possession_status then 0 else 0.25 end)
      + least(coalesce(sqrt((near.latitude - me.latitude) ^ 2 + (near.longitude - me.longitude) ^ 2), 1), 1),
      near.sort_key desc, near.id desc
    limit ${SIMILAR_SHOWN}`);
  return rows.map((row) => row.id);
}

/** Like similarProperties, for projects, compared by both ends of their price range. */
export async function similarProjects(tx: Pick<Tx, 'execute'>, id: number): Promise<number[]> {
  const { rows } = await tx.execute<Candidate>(sql`
    with me as (select * from project_traits where id = ${id}),
    near as (
      (select s.* from me join lateral (select * from project_search where city_id = me.city_id and (minimum_price, id) >= (me.minimum_price, me.id) order by minimum_price, id limit ${MAX_CANDIDATES}) s on true)
      union
      (select s.* from me join lateral (select * from project_search where city_id = me.city_id and (minimum_price, id) < (me.minimum_price, me.id) order by minimum_price desc, id desc limit ${MAX_CANDIDATES}) s on true)
    )
    select near.id from near, me where near.id <> me.id
    order by (abs(ln(near.minimum_price::float8 / me.minimum_price)) + abs(ln(near.maximum_price::float8 / me.maximum_price))) * 2
      + (case when near.bhk_mask & me.bhk_mask <> 0 or near.bhk_mask = me.bhk_mask then 0 else 1 end)
      + (case when near.residency_type = me.residency_type then 0 else 0.5 end)
      + (case when near.possession_status = me.possession_status then 0 else 0.25 end),
      near.sort_key desc, near.id desc
    limit ${SIMILAR_SHOWN}`);
  return rows.map((row) => row.id);
}

export const listingGroupReads = ({ db }: Ctx): ReadHandlers<keyof typeof LISTING_GROUP_READS> => ({
  '/home-groups': () => readHomeGroups(db),
  '/saved': (query) => readSaved(db, query),
  '/popular-link': () => listPopularLinks(db),
  '/popular-link/:slug': ({ slug }) => readPopularLink(db, slug),
});
