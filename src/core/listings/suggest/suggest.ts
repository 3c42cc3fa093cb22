import type { Suggestions, SuggestQuery } from '#contract';
import { type Db, type SQL, sql } from '#db';
import { correctedQuery } from './correct-term.ts';
import { toCurrentNames } from './former-names.ts';

const KINDS = ['builder', 'project', 'property', 'city'] as const;
type Kind = (typeof KINDS)[number];

const EACH = 5;
/** Prefixes up to this length are read from a precomputed table. */
const PREPARED = 4;
/** Maximum matches read before ranking, which limits the cost of any term. */
const LOOK_AT = 500;

interface Row extends Record<string, unknown> {
  kind: Kind;
  ref_id: number;
  slug: string;
  name: string;
}

const columns = sql`s.kind, s.ref_id, s.slug, s.name`;

const prepared = (form: string): SQL => sql`
  select ${columns} from suggestion_prefixes p cross join lateral unnest(p.suggestion_ids) with ordinality best (id, place)
  join suggestions s on s.id = best.id where p.prefix = ${form} order by best.place`;

const begun = (form: string): SQL => sql`
  select ${columns} from unnest(array['builder', 'project', 'property', 'city']) kinds (kind)
  cross join lateral (
    select suggestion_id, max(weight) as weight from (
      select suggestion_id, weight from suggestion_terms
      where kind = kinds.kind and term ~>=~ ${form} and term ~<~ ${`${form}\u{10FFFF}`} order by term limit ${LOOK_AT}
    ) found group by suggestion_id order by weight desc, suggestion_id limit ${EACH}
  ) best join suggestions s on s.id = best.suggestion_id order by best.weight desc`;

const corrected = (query: string): SQL => sql`
  select ${columns} from (
    select id, row_number() over (partition by kind order by weight desc, id) as place
    from (select id, kind, weight from suggestions where words @@ to_tsquery('simple', ${query}) limit ${LOOK_AT}) found
  ) ranked join suggestions s on s.id = ranked.id where ranked.place <= ${EACH} order by s.weight desc`;

/** Normalises a term like stored names: lower case, letters and digits of any script, single spaces. */
export const searchForm = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);

async function beginningWith(db: Db, form: string): Promise<Row[]> {
  const { rows } = await db.execute<Row>(form.length <= PREPARED ? prepared(form) : begun(form));
  return rows;
}

async function find(db: Db, form: string): Promise<Row[]> {
  const today = toCurrentNames(form);
  const named = today === form ? [] : await beginningWith(db, today);
  const rows = [...named, ...(await beginningWith(db, form))];
  if (rows.length > 0) return rows;
  const query = await correctedQuery(db, form);
  return query === undefined ? [] : (await db.execute<Row>(corrected(query))).rows;
}

/** Names in which any word starts with the term; similar names only if there are none. */
export async function suggest(db: Db, { searchTerm }: SuggestQuery): Promise<Suggestions> {
  const form = searchForm(searchTerm);
  const rows = form === '' ? [] : await find(db, form);
  const of = (kind: Kind) => {
    const found = rows.filter((row) => row.kind === kind).map((row) => [row.ref_id, row] as const);
    return [...new Map(found).values()].slice(0, EACH);
  };
  const listing = ({ ref_id, slug, name }: Row) => ({ id: ref_id, slug, title: name });
  return {
    success: true,
    builders: of('builder').map(({ ref_id, name }) => ({ id: ref_id, name })),
    projects: of('project').map(listing),
    properties: of('property').map(listing),
    cities: of('city').map(({ ref_id, slug, name }) => ({ id: ref_id, city_name: name, slug })),
  };
}
