import { countedPath } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { type Db, sql } from '#db';
import type { Ctx } from './context.ts';

/** Table and columns of one kind of count, and the maximum number of names per day. */
interface CountTable {
  table: 'page_views' | 'missed_searches' | 'unread_names';
  name: 'path' | 'words';
  times: 'views' | 'times';
  maxPerDay: number;
}

const PAGE_VIEWS: CountTable = { table: 'page_views', name: 'path', times: 'views', maxPerDay: 2000 };
const ZERO_RESULT_SEARCHES: CountTable = { table: 'missed_searches', name: 'words', times: 'times', maxPerDay: 200 };
const UNREAD_NAMES: CountTable = { table: 'unread_names', name: 'words', times: 'times', maxPerDay: 200 };

/**
 * Adds counts to their days in one statement. When a day has reached its maximum of names, only existing names are
 * still counted. Rows are written in a fixed order, so that two processes cannot deadlock.
 */
async function storeCounts(db: Db, { table, name, times, maxPerDay }: CountTable, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  const [countTable, named, number] = [table, name, times].map((part) => sql.identifier(part));
  await db.execute(sql`
    insert into ${countTable} (day, ${named}, ${number})
    select day, name, times from (
      select new.*, known.day is not null as is_known,
        row_number() over (partition by new.day, known.day is null order by new.times desc, new.name) as place
      from json_to_recordset(${JSON.stringify(counts)}::json) as new (day date, name text, times integer)
      left join ${countTable} known on known.day = new.day and known.${named} = new.name
    ) found
    where is_known or place <= ${maxPerDay} - (select count(*) from ${countTable} kept where kept.day = found.day)
    order by day, name
    on conflict (day, ${named}) do update set ${number} = ${countTable}.${number} + excluded.${number}`);
}

/** Deletes the counts before a day; returns how many. */
async function deleteOldCounts(db: Db, { table }: CountTable, before: string): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${sql.identifier(table)} where day < ${before}`);
  return rowCount ?? 0;
}

/** How often a name was counted on a day. */
interface Count {
  day: string;
  name: string;
  times: number;
}

/** Counts in memory until `take` is called; new names beyond `maxEntries` are not counted. */
function openTally(maxEntries: number) {
  const counts = new Map<string, Count>();
  return {
    add({ day, name, times }: Count): void {
      const key = `${day} ${name}`;
      const count = counts.get(key);
      if (count) count.times += times;
      else if (counts.size < maxEntries) counts.set(key, { day, name, times });
    },
    take(): Count[] {
      const entries = [...counts.values()];
      counts.clear();
      return entries;
    },
  };
}

const MAX_LENGTH = 60;

/** Email addresses, phone numbers and the like: possible personal data is not stored. */
const MAY_BE_PERSONAL = /@|\d(?:[\s().+-]*\d){3}/;

/** Normalises a search query for counting; undefined if it is empty, too long or possibly personal data. */
export function normalizeQuery(texts: (string | undefined)[]): string | undefined {
  const query = texts.join(' ').normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return query === '' || query.length > MAX_LENGTH || MAY_BE_PERSONAL.test(query) ? undefined : query;
}

const RETENTION_DAYS = 400;

export interface Counts {
  /** Counts a page view, if the address is a page of this site. */
  seen(address: string): void;
  /** Counts a search without results, unless the query may contain personal data. */
  recordZeroResultSearch(...terms: (string | undefined)[]): void;
  /** Counts words of a search that were not understood, unless they may contain personal data. */
  recordUnreadNames(words: string[]): void;
  /** Writes the counts to the database; on failure they stay in memory for the next attempt. */
  store(): Promise<void>;
  /** Deletes counts older than four hundred days; returns how many. */
  deleteExpired(): Promise<number>;
}

/** Anonymous counts (India day, name, number), collected in memory and stored every few seconds. */
export function openCounts({ db, now }: Pick<Ctx, 'db' | 'now'>): Counts {
  const tallies = [PAGE_VIEWS, ZERO_RESULT_SEARCHES, UNREAD_NAMES].map((countTable) => ({
    countTable,
    tally: openTally(countTable.maxPerDay),
  }));
  const add = (target: CountTable, name: string | undefined) => {
    if (name === undefined) return;
    for (const { countTable, tally } of tallies)
      if (countTable === target) tally.add({ day: indiaDay(now()), name, times: 1 });
  };
  return {
    seen: (address) => add(PAGE_VIEWS, countedPath(address)),
    recordZeroResultSearch: (...terms) => add(ZERO_RESULT_SEARCHES, normalizeQuery(terms)),
    recordUnreadNames: (words) => {
      for (const word of words) add(UNREAD_NAMES, normalizeQuery([word]));
    },
    async store() {
      for (const { countTable, tally } of tallies) {
        const batch = tally.take();
        try {
          await storeCounts(db, countTable, batch);
        } catch (error) {
          for (const count of batch) tally.add(count);
          throw error;
        }
      }
    },
    async deleteExpired() {
      const before = indiaDay(now(), -RETENTION_DAYS);
      const deletedCounts = await Promise.all(tallies.map(({ countTable }) => deleteOldCounts(db, countTable, before)));
      return deletedCounts.reduce((sum, counts) => sum + counts, 0);
    },
  };
}

const SHOWN = 10;
/** Rows read per day; a top-ten page of the whole period does not rank below this on every day. */
const MAX_ROWS_PER_DAY = 100;

/** Calendar days, both inclusive. */
interface Period {
  from: string;
  to: string;
}

/** The most viewed pages of a period, computed from the top hundred of each day. */
export async function topPages(db: Db, { from, to }: Period): Promise<{ path: string; views: number }[]> {
  const { rows } = await db.execute<{ path: string; views: number }>(sql`
    select path, sum(views) as views
    from (select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') day) days
    cross join lateral (
      select path, views from page_views where page_views.day = days.day order by views desc nulls last limit ${MAX_ROWS_PER_DAY}
    ) most
    group by path order by views desc, path limit ${SHOWN}`);
  return rows;
}

/** The most frequent searches without results in a period. */
export async function topZeroResultSearches(db: Db, { from, to }: Period): Promise<{ words: string; times: number }[]> {
  const { rows } = await db.execute<{ words: string; times: number }>(sql`
    select words, sum(times) as times from missed_searches where day between ${from} and ${to}
    group by words order by times desc, words limit ${SHOWN}`);
  return rows;
}
