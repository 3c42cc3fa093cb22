import type { RecordKind } from '#contract';
import { type SQL, sql } from '#db';

interface RecordSource {
  /** The table, aliased as `r` in the other expressions. */
  rows: SQL;
  label: SQL;
  /** The text to search. */
  searchText: SQL;
  note: SQL;
  condition: SQL;
}

const condition = sql`r.deleted_at is null`;

const listing = (rows: SQL): RecordSource => ({
  rows,
  label: sql`r.title`,
  searchText: sql`r.title`,
  note: sql`concat_ws(' · ', (select name from cities where id = r.city_id), nullif(initcap(r.status::text), 'Published'))`,
  condition,
});

/** How the palette finds and labels each kind of record. */
export const RECORD_SOURCES: Record<RecordKind, RecordSource> = {
  project: listing(sql`projects`),
  property: listing(sql`properties`),
  blog: {
    rows: sql`blogs`,
    label: sql`r.title`,
    searchText: sql`r.title`,
    note: sql`concat_ws(' · ', r.author, nullif(initcap(r.status::text), 'Published'))`,
    condition,
  },
  job: { rows: sql`jobs`, label: sql`r.job_title`, searchText: sql`r.job_title`, note: sql`r.locations`, condition },
  user: {
    rows: sql`users`,
    label: sql`r.full_name`,
    searchText: sql`r.full_name || ' ' || r.email`,
    note: sql`r.email`,
    condition,
  },
  builder: {
    rows: sql`builders`,
    label: sql`r.name`,
    searchText: sql`r.name`,
    note: sql`coalesce('Established ' || r.established, '')`,
    condition: sql`true`,
  },
  city: { rows: sql`cities`, label: sql`r.name`, searchText: sql`r.name`, note: sql`r.state`, condition: sql`true` },
};
