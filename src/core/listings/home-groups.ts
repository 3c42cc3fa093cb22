import { getTagGroups, HomeGroup, type HomeGroups, type PropertyItem } from '#contract';
import { type Db, sql, tables } from '#db';
import { presentPropertyItems } from './property-items.ts';

const SHOWN = 6;
/** Maximum rows read per tag, so that a tag whose listings are nearly all sold does not cause a full scan. */
const LOOK_AT = 2_000;

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
        select property_id as id from property_tags where tag_id = wanted.tag_id order by property_id desc limit ${LOOK_AT}
      ) newest
      where (select true from property_search where property_search.id = newest.id)
      order by newest.id desc limit ${SHOWN}
    ) found`);
  return rows;
}

/** The newest published properties of each group of the home page; tags decide which groups a property joins. */
export async function readHomeGroups(db: Db): Promise<HomeGroups> {
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
