import { type Db, sql } from '#db';
import type { Count } from './tally.ts';

/** Table and columns of one kind of count, and the maximum number of names per day. */
export interface Book {
  table: 'page_views' | 'missed_searches';
  name: 'path' | 'words';
  times: 'views' | 'times';
  maxPerDay: number;
}

export const PAGE_VIEWS: Book = { table: 'page_views', name: 'path', times: 'views', maxPerDay: 2000 };
export const ZERO_RESULT_SEARCHES: Book = { table: 'missed_searches', name: 'words', times: 'times', maxPerDay: 200 };

/**
 * Adds counts to their days in one statement. When a day has reached its maximum of names, only existing names are
 * still counted. Rows are written in a fixed order, so that two processes cannot deadlock.
 */
export async function storeCounts(db: Db, { table, name, times, maxPerDay }: Book, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  const [book, named, number] = [table, name, times].map((part) => sql.identifier(part));
  await db.execute(sql`
    insert into ${book} (day, ${named}, ${number})
    select day, name, times from (
      select new.*, known.day is not null as is_known,
        row_number() over (partition by new.day, known.day is null order by new.times desc, new.name) as place
      from json_to_recordset(${JSON.stringify(counts)}::json) as new (day date, name text, times integer)
      left join ${book} known on known.day = new.day and known.${named} = new.name
    ) found
    where is_known or place <= ${maxPerDay} - (select count(*) from ${book} kept where kept.day = found.day)
    order by day, name
    on conflict (day, ${named}) do update set ${number} = ${book}.${number} + excluded.${number}`);
}

/** Deletes the counts before a day; returns how many. */
export async function deleteOldCounts(db: Db, { table }: Book, before: string): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${sql.identifier(table)} where day < ${before}`);
  return rowCount ?? 0;
}
