import { type Permission, RecordHit, type RecordHits, RecordKind, type RecordQuery } from '#contract';
import { type Db, type SQL, sql } from '#db';
import { may } from './accounts/index.ts';
import { searchForm, suggest } from './listings/index.ts';
import type { Actor } from './records/index.ts';

interface RecordSource {
  /** The table, aliased as `r` in the other expressions. */
  rows: SQL;
  label: SQL;
  /** The text to search. */
  searchText: SQL;
  note: SQL;
  condition: SQL;
}

const notDeleted = sql`r.deleted_at is null`;

const listing = (rows: SQL): RecordSource => ({
  rows,
  label: sql`r.title`,
  searchText: sql`r.title`,
  note: sql`concat_ws(' · ', (select name from cities where id = r.city_id), nullif(initcap(r.status::text), 'Published'))`,
  condition: notDeleted,
});

/** How the palette finds and labels each kind of record. */
const RECORD_SOURCES: Record<RecordKind, RecordSource> = {
  project: listing(sql`projects`),
  property: { ...listing(sql`properties`), condition: sql`${notDeleted} and r.posting_id is null` },
  blog: {
    rows: sql`blogs`,
    label: sql`r.title`,
    searchText: sql`r.title`,
    note: sql`concat_ws(' · ', r.author, nullif(initcap(r.status::text), 'Published'))`,
    condition: notDeleted,
  },
  job: {
    rows: sql`jobs`,
    label: sql`r.job_title`,
    searchText: sql`r.job_title`,
    note: sql`r.locations`,
    condition: notDeleted,
  },
  user: {
    rows: sql`users`,
    label: sql`r.full_name`,
    searchText: sql`r.full_name || ' ' || r.email`,
    note: sql`r.email`,
    condition: notDeleted,
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

const EACH = 5;
/** Number of newest records searched, which limits the cost of any term. */
const LOOK_AT = 200;

type SuggestedIds = Partial<Record<RecordKind, number[]>>;

/** Ids that the public typeahead suggests for the term, in its ranking. */
async function findSuggestedIds(db: Db, term: string): Promise<SuggestedIds> {
  const { projects, properties, builders, cities } = await suggest(db, { searchTerm: term });
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return { project: ids(projects), property: ids(properties), builder: ids(builders), city: ids(cities) };
}

/** A pattern for a word that starts with the term; normalised terms have no characters that need escaping. */
const beginning = (form: string): string => `(^|[^[:alnum:]])${form.replaceAll(' ', '[^[:alnum:]]+')}`;

function buildHitsQuery(kind: RecordKind, ids: number[], pattern: string): SQL {
  const { rows, label, searchText, note, condition } = RECORD_SOURCES[kind];
  return sql`
    (select ${kind} as kind, r.id, ${label} as label, ${note} as note
    from (
      select id, min(place) as place from (
        select id, place from unnest(${sql.param(ids)}::bigint[]) with ordinality offered (id, place)
        union all
        (select r.id, null from (select * from ${rows} r order by id desc limit ${LOOK_AT}) r
        where ${condition} and ${searchText} ~* ${pattern} order by r.id desc limit ${EACH})
      ) every_hit group by id
    ) found join ${rows} r on r.id = found.id
    where ${condition}
    order by ${searchText} ~* ${pattern} desc, found.place nulls last, r.id desc limit ${EACH})`;
}

const NEEDS: Record<RecordKind, Permission> = {
  project: 'projects:see',
  property: 'properties:see',
  blog: 'articles:see',
  job: 'careers:see',
  user: 'users:see',
  builder: 'master-lists:see',
  city: 'master-lists:see',
};

/** Records with a word in their name that starts with the term: the best few of each kind, including drafts; only of kinds that the user may see. */
export async function findRecords(db: Db, { staff }: Actor, { q }: RecordQuery): Promise<RecordHits> {
  const form = searchForm(q);
  const kinds = RecordKind.options.filter((kind) => may(staff, NEEDS[kind]));
  if (form === '' || kinds.length === 0) return { success: true, hits: [] };
  const offered = await findSuggestedIds(db, q);
  const parts = kinds.map((kind) => buildHitsQuery(kind, offered[kind] ?? [], beginning(form)));
  const { rows } = await db.execute(sql.join(parts, sql` union all `));
  return { success: true, hits: rows.map((row) => RecordHit.parse(row)) };
}
