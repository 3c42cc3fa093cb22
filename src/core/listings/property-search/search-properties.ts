import type { PROPERTY_SEARCH_READS, PropertyFacets, PropertyPage, PropertySearch, ReadHandlers } from '#contract';
import { type Db, inArray, sql, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { rowsBefore, totals } from '../../paging.ts';
import { presentPropertyPage } from '../listing-items.ts';
import { furnishingCodes, possessionCodes, propertyTypeCodes, residencyCodes } from '../search-rows.ts';
import {
  all,
  countForBuilder,
  countMatches,
  cubeRows,
  dimensions,
  type Facet,
  type Filter,
  inScope,
  toFilter,
} from './counts.ts';
import { everyCondition, pageQuery } from './page-query.ts';

const COLUMNS: Record<Facet, string> = {
  residency_type: 'residency_type',
  property_type: 'property_type',
  furnishing: 'furnishing',
  possession_status: 'possession_status',
  bhk: 'bhk_mask',
};
const FACETS = Object.keys(COLUMNS) as Facet[];

interface Count {
  facet: Facet;
  code: number;
  n: number;
}

/** Counts by each of these columns in one pass over the cube. */
async function countBy(tx: Tx, filter: Filter, facets: Facet[], without?: Facet): Promise<Count[]> {
  if (facets.length === 0) return [];
  const { low, high } = filter.prices;
  const where = all([
    ...dimensions(filter, without),
    ...inScope(filter),
    sql`bucket between ${low}::smallint and ${high}::smallint`,
  ]);
  const columns = facets.map((facet) => COLUMNS[facet]);
  const list = sql.raw(columns.join(', '));
  const sets = sql.raw(columns.map((column) => `(${column})`).join(', '));
  // With grouping sets one grouped column is set per row; grouping() tells which facet the row counts.
  const which = sql.raw(
    `case ${facets.map((facet, index) => `when grouping(${columns[index]}) = 0 then '${facet}'`).join(' ')} end`,
  );
  const { rows } = await tx.execute<{ facet: Facet; code: number; n: number }>(sql`
    select ${which} as facet, coalesce(${list})::integer as code, sum(n)::bigint as n
    from ${cubeRows(filter.cityId, sql`${list}, n`, where)} counted
    group by grouping sets (${sets}) having sum(n) > 0`);
  return rows;
}

/** The counts of a facet ignore its own filter; facets without a filter share one query. */
async function countAll(tx: Tx, filter: Filter): Promise<Count[]> {
  const { search } = filter;
  const counts = await countBy(
    tx,
    filter,
    FACETS.filter((facet) => search[facet] === undefined),
  );
  for (const facet of FACETS.filter((candidate) => search[candidate] !== undefined)) {
    counts.push(...(await countBy(tx, filter, [facet], facet)));
  }
  return counts;
}

const named = (counts: Count[], facet: Facet, toValue: (code: number) => string | undefined) =>
  counts
    .filter((count) => count.facet === facet)
    .toSorted((a, b) => a.code - b.code)
    .flatMap(({ code, n }) => {
      const value = toValue(code);
      return value === undefined ? [] : [{ value, count: n }];
    });

/** A mask can contain several options; its rows count for each of them. */
async function byBhk(tx: Tx, counts: Count[]): Promise<{ value: string; count: number }[]> {
  const { bhkOptions } = tables;
  const options = await tx.select({ id: bhkOptions.id, bit: bhkOptions.bit }).from(bhkOptions).orderBy(bhkOptions.bit);
  const masks = counts.filter(({ facet }) => facet === 'bhk');
  return options.map(({ id, bit }) => ({
    value: String(id),
    count: masks.reduce((sum, { code, n }) => ((code & (1 << bit)) === 0 ? sum : sum + n), 0),
  }));
}

/** Counts for the options of each filter, from the cube; price bounds are widened to whole buckets. */
async function countFacets(tx: Tx, filter: Filter): Promise<PropertyFacets> {
  const counts = await countAll(tx, filter);
  return {
    residency_type: named(counts, 'residency_type', residencyCodes.toValue),
    property_type: named(counts, 'property_type', propertyTypeCodes.toValue),
    furnishing: named(counts, 'furnishing', furnishingCodes.toValue),
    possession_status: named(counts, 'possession_status', possessionCodes.toValue),
    bhk: await byBhk(tx, counts),
  };
}

async function getBhkMask(tx: Tx, ids: number[] | undefined): Promise<number | undefined> {
  if (ids === undefined) return undefined;
  const rows = await tx
    .select({ bit: tables.bhkOptions.bit })
    .from(tables.bhkOptions)
    .where(inArray(tables.bhkOptions.id, ids));
  return rows.reduce((mask, { bit }) => mask | (1 << bit), 0);
}

/** A page of a property search with its totals, from one snapshot, so that concurrent writes do not affect them. */
export async function searchProperties(db: Db, search: PropertySearch): Promise<PropertyPage> {
  return db.transaction(
    async (tx) => {
      const filter = toFilter(search, await getBhkMask(tx, search.bhk));
      const counts =
        filter.builderId === undefined
          ? await countMatches(tx, filter)
          : await countForBuilder(tx, everyCondition(filter));
      const page = pageQuery(filter, counts, search.sort ?? 'newest', rowsBefore(search.page));
      return {
        success: true,
        properties: page ? await presentPropertyPage(tx, page) : [],
        ...totals(counts.total),
        ...(search.facets ? { facets: await countFacets(tx, filter) } : {}),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export const propertySearchReads = ({ db }: Ctx): ReadHandlers<keyof typeof PROPERTY_SEARCH_READS> => ({
  '/property': (search) => searchProperties(db, search),
});
