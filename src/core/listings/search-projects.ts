import {
  type ListingCount,
  PAGE_SIZE,
  type PROJECT_SEARCH_READS,
  type ProjectPage,
  type ProjectSearch,
  type ProjectSort,
  type ReadHandlers,
} from '#contract';
import { type Db, inArray, type SQL, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import type { Counts } from '../counts.ts';
import { rowsBefore, totals } from '../paging.ts';
import { presentProjectItems } from './listing-items.ts';
import { constants } from './property-search/filter.ts';
import { ON_REQUEST_PRICE } from './property-search/price-keys.ts';
import { possessionCodes, residencyCodes } from './search-rows.ts';

const ORDER: Record<ProjectSort, SQL> = {
  newest: sql`sort_key desc, id desc`,
  price_asc: sql`minimum_price, id`,
  price_desc: sql`minimum_price desc, id desc`,
  area: sql`area_sq_m desc, id desc`,
  rating: sql`rating desc, id desc`,
};

/** All words must occur, the last one as a prefix; punctuation is dropped, so input has no tsquery operators. */
function matching(text: string): SQL | undefined {
  const words = text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.slice(0, 8);
  if (!words) return undefined;
  const query = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ');
  return sql`words @@ to_tsquery('simple', ${query})`;
}

/** Requires the text as a substring; strpos treats wildcards literally. */
const contains = (column: 'name' | 'landmark', text: string): SQL =>
  sql`strpos(${sql.raw(column)}, ${text.toLowerCase()}) > 0`;

async function buildConditions(tx: Tx, search: ProjectSearch): Promise<SQL> {
  const conditions: SQL[] = [];
  const add = (condition: SQL | undefined) => condition && conditions.push(condition);
  if (search.city_id !== undefined && !search.locality) add(sql`city_id = ${search.city_id}`);
  if (search.locality) add(sql`locality_id = any(${constants(search.locality, 'integer')})`);
  if (search.builder_id !== undefined) add(sql`builder_id = ${search.builder_id}`);
  if (search.residency_type) add(sql`residency_type = ${residencyCodes.toCode(search.residency_type)}`);
  if (search.possession_status)
    add(sql`possession_status = any(${constants(search.possession_status.map(possessionCodes.toCode), 'smallint')})`);
  if (search.min_price !== undefined)
    add(sql`maximum_price >= ${search.min_price} and minimum_price < ${ON_REQUEST_PRICE}`);
  if (search.max_price !== undefined) add(sql`minimum_price <= ${search.max_price}`);
  if (search.search) add(matching(search.search));
  if (search.landmark) conditions.push(matching(search.landmark) ?? sql`true`, contains('landmark', search.landmark));
  if (search.project) conditions.push(matching(search.project) ?? sql`true`, contains('name', search.project));
  if (search.bhk) {
    const rows = await tx
      .select({ bit: tables.bhkOptions.bit })
      .from(tables.bhkOptions)
      .where(inArray(tables.bhkOptions.id, search.bhk));
    add(sql`bhk_mask & ${rows.reduce((mask, { bit }) => mask | (1 << bit), 0)}::integer <> 0`);
  }
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

export async function countProjects(db: Db, search: ProjectSearch): Promise<ListingCount> {
  return db.transaction(
    async (tx) => {
      const where = await buildConditions(tx, search);
      const { rows } = await tx.execute<{ n: number }>(sql`select count(*) as n from project_search where ${where}`);
      return { success: true, total: rows[0]?.n ?? 0 };
    },
    { accessMode: 'read only' },
  );
}

/** A page of a project search with its totals. A project matches a budget when its price range overlaps it. */
export async function searchProjects(db: Db, search: ProjectSearch): Promise<ProjectPage> {
  return db.transaction(
    async (tx) => {
      const where = await buildConditions(tx, search);
      const countResult = await tx.execute<{ n: number }>(sql`select count(*) as n from project_search where ${where}`);
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id from project_search where ${where} order by ${ORDER[search.sort ?? 'newest']} limit ${PAGE_SIZE} offset ${rowsBefore(search.page)}`,
      );
      const projects = await presentProjectItems(
        tx,
        rows.map(({ id }) => id),
      );
      return { success: true, projects, ...totals(countResult.rows[0]?.n ?? 0) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export const projectSearchReads = ({ db }: Ctx, counts: Counts): ReadHandlers<keyof typeof PROJECT_SEARCH_READS> => ({
  '/project': async (search) => {
    const page = await searchProjects(db, search);
    if (page.totalItems === 0) counts.recordZeroResultSearch(search.search, search.project, search.landmark);
    return page;
  },
  '/project-count': (search) => countProjects(db, search),
});
