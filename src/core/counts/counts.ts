import { countedPath } from '#contract';
import type { Ctx } from '../context.ts';
import { indiaDay } from '../india-day.ts';
import { normalizeQuery } from './normalize-query.ts';
import { type Book, deleteOldCounts, PAGE_VIEWS, storeCounts, ZERO_RESULT_SEARCHES } from './store-counts.ts';
import { openTally } from './tally.ts';

const RETENTION_DAYS = 400;

export interface Counts {
  /** Counts a view of a page, if it is one of ours. */
  seen(address: string): void;
  /** Counts a search that found nothing, if its words cannot be a person's. */
  recordZeroResultSearch(...terms: (string | undefined)[]): void;
  /** Brings what was counted so far to the database; what could not be brought is kept for the next time. */
  store(): Promise<void>;
  /** Forgets what is older than four hundred days; answers how many counts that were. */
  tidy(): Promise<number>;
}

/** Counts without knowing anybody: a day of India, a name and a number, gathered here and stored every few seconds. */
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
