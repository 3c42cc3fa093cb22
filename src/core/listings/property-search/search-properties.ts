import {
  type ListingCount,
  PAGE_SIZE,
  type PROPERTY_SEARCH_READS,
  type PropertyPage,
  type PropertySearch,
  type ReadHandlers,
} from '#contract';
import type { Db } from '#db';
import type { Ctx } from '../../context.ts';
import { rowsBefore, totals } from '../../paging.ts';
import { presentPropertyPage } from '../listing-items.ts';
import { type Counts, countMatches } from './counts.ts';
import { countFacets } from './facets.ts';
import { type ReadLimits, toFilter } from './filter.ts';
import { pageQuery } from './page-query.ts';
import { findRelaxations } from './relaxations.ts';

/** A page that is not full is the last one, which tells the total even if it was only estimated. */
function knownTotal(
  { total, exact, isCapped }: Counts,
  before: number,
  shown: number,
  isComplete: boolean,
): Pick<PropertyPage, 'accuracy'> & { total: number } {
  if (exact) return { total };
  const isLast = shown < PAGE_SIZE && (shown > 0 || before === 0);
  if (isLast) return { total: before + shown, ...(isComplete ? {} : { accuracy: 'at_least' }) };
  return { total, accuracy: isCapped ? 'at_least' : 'estimate' };
}

/** A page of a property search with its totals, from one snapshot, so that concurrent writes do not affect them. */
export async function searchProperties(db: Db, search: PropertySearch, limits?: ReadLimits): Promise<PropertyPage> {
  return db.transaction(
    async (tx) => {
      const filter = await toFilter(tx, search, limits);
      const counts = await countMatches(tx, filter);
      const before = rowsBefore(search.page);
      const page = pageQuery(filter, counts, search.sort ?? 'newest', before);
      const properties = page ? await presentPropertyPage(tx, page.ids) : [];
      const { total, ...accuracy } = knownTotal(counts, before, properties.length, page?.isComplete ?? true);
      return {
        success: true,
        properties,
        ...totals(total),
        ...accuracy,
        ...(search.facets ? { facets: await countFacets(tx, filter, counts) } : {}),
        ...(search.facets && total === 0 ? { relaxations: await findRelaxations(tx, search, limits) } : {}),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The total of a search without its page, which can be less exact than with it. */
export async function countProperties(db: Db, search: PropertySearch): Promise<ListingCount> {
  return db.transaction(
    async (tx) => {
      const { total, exact, isCapped } = await countMatches(tx, await toFilter(tx, search));
      return { success: true, total, ...(exact ? {} : { accuracy: isCapped ? 'at_least' : 'estimate' }) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export const propertySearchReads = ({ db }: Ctx): ReadHandlers<keyof typeof PROPERTY_SEARCH_READS> => ({
  '/property': (search) => searchProperties(db, search),
  '/property-count': (search) => countProperties(db, search),
});
