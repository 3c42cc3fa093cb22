import type { ReadHandlers, SEARCH_BOX_READS } from '#contract';
import type { Ctx } from '../../context.ts';
import type { Counts } from '../../counts.ts';
import { openPlaceNames } from './place-names.ts';
import { readSearch } from './read-search.ts';
import { suggest } from './suggest.ts';

export { deleteSuggestion, renameSuggestion, searchForm, suggest } from './suggest.ts';

export const searchBoxReads = ({ db, now }: Ctx, counts: Counts): ReadHandlers<keyof typeof SEARCH_BOX_READS> => {
  const names = openPlaceNames(db, now);
  return {
    '/search': (query) => suggest(db, query),
    '/search/reading': async (query) => {
      const reading = await readSearch(db, await names.get(), query);
      if (query.submitted) counts.recordUnreadNames(reading.not_understood);
      return reading;
    },
  };
};
