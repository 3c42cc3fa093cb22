import type { Suggestions, SuggestQuery } from '#contract';
import { type Db, type SQL, sql, type Tx } from '#db';
import { FORMER_CITY_NAMES } from '../sentence/city-names.ts';
import { correctedQuery } from './correct-words.ts';
import { suggestReraNumbers } from './rera-listings.ts';

/** A shorter prefix would match too many names. */
const MIN_PREFIX_LENGTH = 4;

const nameToday = (word: string): string => {
  const former = Object.keys(FORMER_CITY_NAMES).find(
    (name) => name === word || (word.length >= MIN_PREFIX_LENGTH && name.startsWith(word)),
  );
  return (former && FORMER_CITY_NAMES[former]) ?? word;
};

/** Replaces former city names with the current ones. */
export const toCurrentNames = (form: string): string => form.split(' ').map(nameToday).join(' ');

type Kind = 'city' | 'locality' | 'landmark' | 'builder' | 'project' | 'property';

const EACH = 5;
/** Prefixes up to this length are read from a precomputed table. */
const PREPARED = 4;
/** Maximum matches read before ranking, which limits the cost of any term. */
const LOOK_AT = 500;

/** In characters: the longest term that is looked for, and the part of a name that is compared with it. */
const MAX_FORM_LENGTH = 60;

/** A name that leads to a list or a listing. */
export interface NameRow extends Record<string, unknown> {
  id: number;
  kind: Kind;
  ref_id: number;
  slug: string;
  name: string;
  /** The name as searchForm() writes it. */
  form: string;
  /** How many listings it leads to. */
  n: number | null;
  city_id: number | null;
  place: string | null;
  /** By how many letters the name differs from the term; only for similar names. */
  distance?: number;
}

const columns = sql`s.id, s.kind, s.ref_id, s.slug, s.name, s.form, s.n, s.city_id, s.place`;

const prepared = (form: string): SQL => sql`
  select ${columns} from suggestion_prefixes p cross join lateral unnest(p.suggestion_ids) with ordinality best (id, place)
  join suggestions s on s.id = best.id where p.prefix = ${form} order by best.place`;

/** "using ~<~" is the order of the index; in any other all matches would be sorted, 15,000 for 'emeral' at 10 million. */
const begun = (form: string): SQL => sql`
  select ${columns} from unnest(array['city', 'locality', 'landmark', 'builder', 'project', 'property']) kinds (kind)
  cross join lateral (
    select suggestion_id, max(weight) as weight from (
      select suggestion_id, weight from suggestion_terms
      where kind = kinds.kind and term ~>=~ ${form} and term ~<~ ${`${form}\u{10FFFF}`} order by term using ~<~ limit ${LOOK_AT}
    ) found group by suggestion_id order by weight desc, suggestion_id limit ${EACH}
  ) best join suggestions s on s.id = best.suggestion_id order by best.weight desc`;

const corrected = (query: string, form: string): SQL => sql`
  select ${columns}, levenshtein(left(s.form, ${MAX_FORM_LENGTH}), ${form}) as distance from (
    select id, row_number() over (partition by kind order by weight desc, id) as place
    from (select id, kind, weight from suggestions where words @@ to_tsquery('simple', ${query}) limit ${LOOK_AT}) found
  ) ranked join suggestions s on s.id = ranked.id where ranked.place <= ${EACH} order by s.weight desc`;

/** Normalises a term like stored names: lower case, letters and digits of any script, single spaces. */
export const searchForm = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_FORM_LENGTH);

async function beginningWith(db: Db, form: string): Promise<NameRow[]> {
  const { rows } = await db.execute<NameRow>(form.length <= PREPARED ? prepared(form) : begun(form));
  return rows;
}

/** Names in which any word starts with the term, and whether they are only similar because there are none. */
export async function findNames(db: Db, form: string): Promise<{ rows: NameRow[]; isCorrected: boolean }> {
  const today = toCurrentNames(form);
  const named = today === form ? [] : await beginningWith(db, today);
  const rows = [...named, ...(await beginningWith(db, form))];
  if (rows.length > 0) return { rows, isCorrected: false };
  const query = await correctedQuery(db, form);
  return {
    rows: query === undefined ? [] : (await db.execute<NameRow>(corrected(query, form))).rows,
    isCorrected: true,
  };
}

/** Names in which any word starts with the term; similar names only if there are none. */
export async function suggest(db: Db, { searchTerm }: SuggestQuery): Promise<Suggestions> {
  const form = searchForm(searchTerm);
  const [{ rows }, rera_numbers] = await Promise.all([
    form === '' ? { rows: [] } : findNames(db, form),
    suggestReraNumbers(db, searchTerm),
  ]);
  const pickKind = (kind: Kind) => {
    const found = rows.filter((row) => row.kind === kind).map((row) => [row.id, row] as const);
    return [...new Map(found).values()].slice(0, EACH);
  };
  const listing = ({ ref_id, slug, name, place }: NameRow) => ({ id: ref_id, slug, title: name, place: place ?? '' });
  const inCity = ({ city_id, place }: NameRow) => ({ city_id: city_id ?? 0, city_name: place ?? '' });
  return {
    success: true,
    cities: pickKind('city').map(({ ref_id, slug, name, n }) => ({
      id: ref_id,
      city_name: name,
      slug,
      properties: n ?? 0,
    })),
    localities: pickKind('locality').map((row) => ({
      id: row.ref_id,
      name: row.name,
      ...inCity(row),
      properties: row.n ?? 0,
    })),
    landmarks: pickKind('landmark').map((row) => ({ name: row.name, ...inCity(row), projects: row.n ?? 0 })),
    builders: pickKind('builder').map(({ ref_id, name, n }) => ({ id: ref_id, name, projects: n ?? 0 })),
    projects: pickKind('project').map(listing),
    properties: pickKind('property').map(listing),
    rera_numbers,
  };
}

type StoredKind = 'city' | 'builder';

/** Deleted at once, because suggestions are rebuilt only every few minutes. */
export const deleteSuggestion = (tx: Tx, kind: StoredKind, id: number) =>
  tx.execute(sql`delete from suggestions where kind = ${kind} and ref_id = ${id}`);

/** Shows the new name at once; the search terms follow with the next rebuild. */
export const renameSuggestion = (tx: Tx, kind: StoredKind, id: number, name: string) =>
  tx.execute(sql`update suggestions set name = ${name} where kind = ${kind} and ref_id = ${id}`);
