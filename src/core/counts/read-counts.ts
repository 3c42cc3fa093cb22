import { type Db, sql } from '#db';

const SHOWN = 10;
/** Rows read per day; a top-ten page of the whole period does not rank below this on every day. */
const LOOKED_AT_A_DAY = 100;

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
      select path, views from page_views where page_views.day = days.day order by views desc nulls last limit ${LOOKED_AT_A_DAY}
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
