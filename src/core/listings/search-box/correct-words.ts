import { type Db, sql } from '#db';

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
export async function correctedQuery(db: Db, form: string): Promise<string | undefined> {
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
