import type { Facing } from '#contract/listings/enumerations.ts';
import { UNIT_ZEROS } from '#contract/read-amount.ts';
import { AMENITY_WORDS, DIRECTION_WORDS, FACING_WORDS, FILTER_WORDS } from './filter-words.ts';
import {
  BOUND_WORDS,
  type BoundWord,
  type CountUnit,
  FILLER_WORDS,
  FLOOR_NUMBER_WORDS,
  GRAMMAR_WORDS,
  RANGE_WORDS,
  RECENCY_WORDS,
  UNIT_WORDS,
  UNSUPPORTED_PHRASES,
} from './grammar-words.ts';
import type { SentenceFilters } from './reading.ts';
import { extendKey, type Token, toKey, tokenize } from './tokens.ts';

/** What a phrase means. */
export type Meaning =
  | { kind: 'filters'; filters: SentenceFilters }
  | ({ kind: 'bound' } & BoundWord)
  | { kind: 'unit'; unit: CountUnit }
  | { kind: 'range'; isComparing: boolean }
  | { kind: 'direction'; facing: Facing }
  | { kind: 'recency'; days: number; isPast: boolean }
  | { kind: Exclude<keyof typeof GRAMMAR_WORDS, 'ordinal'> }
  | { kind: 'filler' }
  | { kind: 'unsupported' };

/** All forms of a phrase with choices: '(se|ke) (upar|uper)' has four. */
function expandChoices(phrase: string): string[] {
  const [start, end] = [phrase.indexOf('('), phrase.indexOf(')')];
  if (start === -1 || end < start) return [phrase];
  const rests = expandChoices(phrase.slice(end + 1));
  return phrase
    .slice(start + 1, end)
    .split('|')
    .flatMap((choice) => rests.map((rest) => phrase.slice(0, start) + choice + rest));
}

const splitPhrases = (phrases: string): string[] =>
  phrases
    .split(',')
    .flatMap((phrase) => expandChoices(phrase.trim()))
    .filter((phrase) => phrase !== '');

const facingPhrases = (words: string): string[] =>
  splitPhrases(words).flatMap((direction) => [
    ...splitPhrases(FACING_WORDS.after).map((word) => `${direction} ${word}`),
    ...splitPhrases(FACING_WORDS.before).map((word) => `${word} ${direction}`),
  ]);

const { ordinal, ...grammarWords } = GRAMMAR_WORDS;

const withMeaning = (phrases: string[], meaning: Meaning): [phrase: string, meaning: Meaning][] =>
  phrases.map((phrase) => [phrase, meaning]);

/** All phrases with their meanings. No phrase may stand in two tables. */
export const PHRASES: [phrase: string, meaning: Meaning][] = [
  ...FILTER_WORDS.flatMap(([filters, phrases]) => withMeaning(splitPhrases(phrases), { kind: 'filters', filters })),
  ...AMENITY_WORDS.flatMap(([amenity, phrases]) =>
    withMeaning(splitPhrases(phrases), { kind: 'filters', filters: { amenities: [amenity] } }),
  ),
  ...DIRECTION_WORDS.flatMap(([facing, words]) => [
    ...withMeaning(splitPhrases(words), { kind: 'direction', facing }),
    ...withMeaning(facingPhrases(words), { kind: 'filters', filters: { facing: [facing] } }),
  ]),
  ...BOUND_WORDS.flatMap(([bound, phrases]) => withMeaning(splitPhrases(phrases), { kind: 'bound', ...bound })),
  ...RANGE_WORDS.flatMap(([range, phrases]) => withMeaning(splitPhrases(phrases), { kind: 'range', ...range })),
  ...UNIT_WORDS.flatMap(([unit, phrases]) => withMeaning(splitPhrases(phrases), { kind: 'unit', unit })),
  ...RECENCY_WORDS.flatMap(([recency, phrases]) => withMeaning(splitPhrases(phrases), { kind: 'recency', ...recency })),
  ...Object.entries(grammarWords).flatMap(([kind, phrases]) =>
    withMeaning(splitPhrases(phrases), { kind: kind as keyof typeof grammarWords }),
  ),
  ...withMeaning(splitPhrases(UNSUPPORTED_PHRASES), { kind: 'unsupported' }),
  ...withMeaning(splitPhrases(FILLER_WORDS), { kind: 'filler' }),
];

const meanings: ReadonlyMap<string, Meaning> = new Map(
  PHRASES.map(([phrase, meaning]) => [toKey(tokenize(phrase)), meaning]),
);

/** A phrase typed with more spaces than in the tables is still found up to this length. */
const MAX_PHRASE_WORDS = 7;

/** All single words of the tables, which are never taken apart as words written without spaces. */
export const VOCABULARY_WORDS: ReadonlySet<string> = new Set([
  ...PHRASES.flatMap(([phrase]) => tokenize(phrase).map(({ text }) => text)),
  ...UNIT_ZEROS.keys(),
]);

export const findMeaning = (key: string): Meaning | undefined => meanings.get(key);

export const ORDINAL_ENDINGS: ReadonlySet<string> = new Set(
  splitPhrases(ordinal).flatMap((word) => tokenize(word).map(({ text }) => text)),
);

export const FLOOR_NUMBERS: ReadonlyMap<string, number> = new Map(
  FLOOR_NUMBER_WORDS.flatMap(([floor, words]) =>
    splitPhrases(words).map((word) => [toKey(tokenize(word)), floor] as const),
  ),
);

export interface PhraseMatch {
  meaning: Meaning;
  end: number;
}

/** The longest phrase that starts at a position. A hyphen inside it does not matter: 'semi-furnished'. */
export function matchPhrase(tokens: readonly Token[], start: number): PhraseMatch | undefined {
  let longest: PhraseMatch | undefined;
  let key = '';
  for (let at = start, count = 0; at < tokens.length && count < MAX_PHRASE_WORDS; at += 1) {
    const token = tokens[at];
    if (!token || token.text === ',') break;
    if (token.text === '-' && count > 0) continue;
    key = extendKey(key, token);
    count += 1;
    const meaning = meanings.get(key);
    if (meaning) longest = { meaning, end: at + 1 };
  }
  return longest;
}
