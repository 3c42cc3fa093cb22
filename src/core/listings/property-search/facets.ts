import type { PropertyFacets } from '#contract';
import { type SQL, sql, type Tx, tables } from '#db';
import { furnishingCodes, possessionCodes, propertyTypeCodes, residencyCodes } from '../codes.ts';
import { all, dimensions, type Facet, type Filter } from './conditions.ts';
import { cubeRows, inScope } from './counts.ts';

async function countBy(tx: Tx, filter: Filter, facet: Facet, column: SQL): Promise<{ code: number; n: number }[]> {
  const { low, high } = filter.prices;
  const where = all([
    ...dimensions(filter, facet),
    ...inScope(filter),
    sql`bucket between ${low}::smallint and ${high}::smallint`,
  ]);
  const { rows } = await tx.execute<{ code: number; n: number }>(
    sql`select code, sum(n)::bigint as n from ${cubeRows(filter.cityId, sql`${column} as code, n`, where)} counted group by code having sum(n) > 0 order by code`,
  );
  return rows;
}

const named = (rows: { code: number; n: number }[], valueOf: (code: number) => string | undefined) =>
  rows.flatMap(({ code, n }) => {
    const value = valueOf(code);
    return value === undefined ? [] : [{ value, count: n }];
  });

/** A mask holds several choices at once; each counts for all of its own. */
async function bhkCounts(tx: Tx, filter: Filter): Promise<{ value: string; count: number }[]> {
  const masks = await countBy(tx, filter, 'bhk', sql`bhk_mask`);
  const options = await tx
    .select({ id: tables.bhkOptions.id, bit: tables.bhkOptions.bit })
    .from(tables.bhkOptions)
    .orderBy(tables.bhkOptions.bit);
  return options.map(({ id, bit }) => ({
    value: String(id),
    count: masks.reduce((sum, { code, n }) => ((code & (1 << bit)) === 0 ? sum : sum + n), 0),
  }));
}

/** Counts beside the options of each filter, from the cube; a price bound counts its whole buckets. */
export async function countFacets(tx: Tx, filter: Filter): Promise<PropertyFacets> {
  return {
    residency_type: named(await countBy(tx, filter, 'residency_type', sql`residency_type`), residencyCodes.valueOf),
    property_type: named(await countBy(tx, filter, 'property_type', sql`property_type`), propertyTypeCodes.valueOf),
    furnishing: named(await countBy(tx, filter, 'furnishing', sql`furnishing`), furnishingCodes.valueOf),
    possession_status: named(
      await countBy(tx, filter, 'possession_status', sql`possession_status`),
      possessionCodes.valueOf,
    ),
    bhk: await bhkCounts(tx, filter),
  };
}
