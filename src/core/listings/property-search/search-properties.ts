import type { PropertyPage, PropertySearch } from '#contract';
import { type Db, inArray, type Tx, tables } from '#db';
import { rowsBefore, totals } from '../../paging.ts';
import { presentPropertyPage } from '../property-items.ts';
import { toFilter } from './conditions.ts';
import { countForBuilder, countMatches } from './counts.ts';
import { countFacets } from './facets.ts';
import { everyCondition, pageQuery } from './page-query.ts';

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
