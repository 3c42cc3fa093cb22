import { countedPath } from '#contract';
import type { Ctx } from '../context.ts';
import { indiaDay } from '../india-day.ts';
import { normalizeQuery } from './normalize-query.ts';
import { type Book, deleteOldCounts, PAGE_VIEWS, storeCounts, ZERO_RESULT_SEARCHES } from './store-counts.ts';
import { openTally } from './tally.ts';

const RETENTION_DAYS = 400;

export interface Counts {
  /** Counts a page view, if the address is a page of this site. */
  seen(address: string): void;
  /** Counts a search without results, unless the query may contain personal data. */
  recordZeroResultSearch(...terms: (string | undefined)[]): void;
  /** Writes the counts to the database; on failure they stay in memory for the next attempt. */
  store(): Promise<void>;
  /** Deletes counts older than four hundred days; returns how many. */
  tidy(): Promise<number>;
}

/** Anonymous counts (India day, name, number), collected in memory and stored every few seconds. */
export function openCounts({ db, now }: Pick<Ctx, 'db' | 'now'>): Counts {
  const books = [PAGE_VIEWS, ZERO_RESULT_SEARCHES].map((book) => ({ book, tally: openTally(book.maxPerDay) }));
  const add = (target: Book, name: string | undefined) => {
    if (name === undefined) return;
    for (const { book, tally } of books) if (book === target) tally.add({ day: indiaDay(now()), name, times: 1 });
  };
  return {
    seen: (address) => add(PAGE_VIEWS, countedPath(address)),
    recordZeroResultSearch: (...terms) => add(ZERO_RESULT_SEARCHES, normalizeQuery(terms)),
    async store() {
      for (const { book, tally } of books) {
        const batch = tally.take();
        try {
          await storeCounts(db, book, batch);
        } catch (error) {
          for (const count of batch) tally.add(count);
          throw error;
        }
      }
    },
    async tidy() {
      const before = indiaDay(now(), RETENTION_DAYS);
      const deletedCounts = await Promise.all(books.map(({ book }) => deleteOldCounts(db, book, before)));
      return deletedCounts.reduce((sum, counts) => sum + counts, 0);
    },
  };
}
