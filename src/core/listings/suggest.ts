import type { ReadHandlers, SUGGESTION_READS, Suggestions, SuggestQuery } from '#contract';
import { type Db, type SQL, sql, type Tx } from '#db';
import type { Ctx } from '../context.ts';
import { FORMER_CITY_NAMES } from './sentence/city-names.ts';

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

const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 30;
const ALTERNATIVES = 4;

interface Word extends Record<string, unknown> {
  word: string;
}

/** Indexed words similar to this one, best match first. */
async function alike(db: Db, word: string, last: boolean): Promise<string[]> {
  const compared = last ? sql`left(word, ${word.length})` : sql`word`;
  const { rows } = await db.execute<Word>(sql`
    select word from (select word, n from suggestion_words where word % ${word} limit 200) near
    order by levenshtein(${compared}, ${word}), n desc, word limit ${ALTERNATIVES}`);
  return rows.map((row) => row.word);
}

async function isIndexed(db: Db, word: string, last: boolean): Promise<boolean> {
  const match = last ? sql`word ~>=~ ${word} and word ~<~ ${`${word}\u{10FFFF}`}` : sql`word = ${word}`;
  const { rows } = await db.execute(sql`select 1 from suggestion_words where ${match} limit 1`);
  return rows.length > 0;
}

/** A full-text query in which every unknown word is replaced by similar known words. */
async function correctedQuery(db: Db, form: string): Promise<string | undefined> {
  const words = form
    .split(' ')
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  const parts = await Promise.all(
    words.map(async (word, index) => {
      const last = index === words.length - 1;
      if (word.length < 3 || (await isIndexed(db, word, last))) return last ? `${word}:*` : word;
      const replacements = await alike(db, word, last);
      return replacements.length === 0 ? undefined : `(${replacements.join(' | ')})`;
    }),
  );
  const corrected = parts.filter((part) => part !== undefined);
  return corrected.length === 0 || corrected.length < parts.length ? undefined : corrected.join(' & ');
}

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
  const pickKind = (kind: Kind) => {
    const found = rows.filter((row) => row.kind === kind).map((row) => [row.ref_id, row] as const);
    return [...new Map(found).values()].slice(0, EACH);
  };
  const listing = ({ ref_id, slug, name }: Row) => ({ id: ref_id, slug, title: name });
  return {
    success: true,
    builders: pickKind('builder').map(({ ref_id, name }) => ({ id: ref_id, name })),
    projects: pickKind('project').map(listing),
    properties: pickKind('property').map(listing),
    cities: pickKind('city').map(({ ref_id, slug, name }) => ({ id: ref_id, city_name: name, slug })),
  };
}

type StoredKind = 'city' | 'builder';

/** Deleted at once, because suggestions are rebuilt only every few minutes. */
export const deleteSuggestion = (tx: Tx, kind: StoredKind, id: number) =>
  tx.execute(sql`delete from suggestions where kind = ${kind} and ref_id = ${id}`);

/** Shows the new name at once; the search terms follow with the next rebuild. */
export const renameSuggestion = (tx: Tx, kind: StoredKind, id: number, name: string) =>
  tx.execute(sql`update suggestions set name = ${name} where kind = ${kind} and ref_id = ${id}`);

export const suggestionReads = ({ db }: Ctx): ReadHandlers<keyof typeof SUGGESTION_READS> => ({
  '/search': (query) => suggest(db, query),
});
