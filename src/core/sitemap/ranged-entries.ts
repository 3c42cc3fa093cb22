import { blogPath, listingPath } from '#contract';
import { type SQL, sql, type Tx } from '#db';
import { type RangedKind, toIdRange } from './parts.ts';
import type { SitemapEntry } from './xml.ts';

/** Rows per query, which limits memory use and query time. */
const BATCH = 5_000;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  seconds: number;
}

interface Source {
  table: SQL;
  /** Condition for the rows that visitors may see. */
  shown: SQL;
  /** The part of the URL that identifies a row. */
  name: SQL;
  path: (name: string) => string;
}

const published = sql`status = 'published' and deleted_at is null`;

const SOURCES: Record<RangedKind, Source> = {
  properties: {
    table: sql`properties`,
    shown: published,
    name: sql`slug`,
    path: (slug) => listingPath('property', slug),
  },
  projects: {
    table: sql`projects`,
    shown: published,
    name: sql`slug`,
    path: (slug) => listingPath('project', slug),
  },
  'posted-properties': {
    table: sql`posted_properties`,
    shown: sql`is_active and deleted_at is null`,
    name: sql`id::text`,
    path: (id) => listingPath('posted_property', id),
  },
  blogs: {
    table: sql`blogs`,
    shown: published,
    name: sql`slug`,
    path: blogPath,
  },
};

/** The published pages of one range of ids, in batches by key. */
export async function* rangedEntries(tx: Tx, kind: RangedKind, part: number): AsyncGenerator<SitemapEntry[]> {
  const { table, shown, name, path } = SOURCES[kind];
  const { first, last } = toIdRange(part);
  let after = first - 1;
  let more = true;
  while (more) {
    const { rows } = await tx.execute<Row>(sql`
      select id, ${name} as name, extract(epoch from updated_at)::bigint as seconds from ${table}
      where id > ${after} and id <= ${last} and ${shown} order by id limit ${BATCH}`);
    yield rows.map((row) => ({ path: path(row.name), changedAt: new Date(row.seconds * 1000) }));
    after = rows.at(-1)?.id ?? last;
    more = rows.length === BATCH;
  }
}
