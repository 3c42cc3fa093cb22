import type { PlaceName } from './reading.ts';
import { extendKey, type Token, toKey, tokenize } from './tokens.ts';

/** All names of places, built once and then shared by all sentences. */
export interface PlaceIndex {
  options: ReadonlyMap<string, readonly PlaceName[]>;
  /** The single words of all names. */
  words: ReadonlySet<string>;
  /** The number of words of the longest name. */
  maxWords: number;
}

/** Abbreviations and other spellings of words inside names, so that no name needs them as aliases. */
const NAME_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sec: 'sector',
    sect: 'sector',
    sectr: 'sector',
    सेक्टर: 'sector',
    सैक्टर: 'sector',
    ph: 'phase',
    फेज: 'phase',
    rd: 'road',
    ext: 'extension',
    extn: 'extension',
    ngr: 'nagar',
    stn: 'station',
    ii: '2',
    iii: '3',
    iv: '4',
  }),
);

type NameWord = Pick<Token, 'kind' | 'text'>;

const toNameWord = (token: Token): NameWord => {
  const text = NAME_WORDS.get(token.text);
  return text === undefined ? token : { kind: /^\d/.test(text) ? 'number' : 'word', text };
};

/** Marks that may stand inside a name: 'Sector-62', 'Sector 49, Sohna Road'. */
const isNameMark = ({ text }: Token): boolean => text === '-' || text === ',';

const toNameWords = (name: string): NameWord[] =>
  tokenize(name)
    .filter((token) => !isNameMark(token))
    .map(toNameWord);

/**
 * The other order in which people write a name: 'Sector 10 Dwarka' for 'Dwarka Sector 10', '62 sector' for 'Sector 62'.
 */
function swapPart(words: NameWord[]): NameWord[] | undefined {
  const at = words.findIndex(
    ({ text }, place) => /^(?:sector|phase)$/.test(text) && words[place + 1]?.kind === 'number',
  );
  if (at === -1) return undefined;
  if (words.length === 2) return words.toReversed();
  if (at === 0) return [...words.slice(2), ...words.slice(0, 2)];
  return at === words.length - 2 ? [...words.slice(at), ...words.slice(0, at)] : undefined;
}

const isSamePlace = (one: PlaceName, other: PlaceName): boolean => one.kind === other.kind && one.id === other.id;

export function buildPlaceIndex(entries: (PlaceName & { aliases: readonly string[] })[]): PlaceIndex {
  const options = new Map<string, PlaceName[]>();
  const known = new Set<string>();
  let maxWords = 0;
  for (const { aliases, ...place } of entries) {
    const names = [place.name, ...aliases].map(toNameWords).filter((words) => words.length > 0);
    const swapped = names.map(swapPart).filter((words) => words !== undefined);
    for (const words of [...names, ...swapped]) {
      const key = toKey(words);
      const others = options.get(key) ?? [];
      if (!others.some((other) => isSamePlace(other, place))) options.set(key, [...others, place]);
      maxWords = Math.max(maxWords, words.length);
      for (const { text } of words) known.add(text);
    }
  }
  return { options, words: known, maxWords };
}

/** A name may be typed with more spaces than it has. */
const EXTRA_WORDS = 2;

/** Names that most planned cities have. */
const GENERIC_NAME = /^(?:(?:sector|phase)\d+[a-z]?|\d+(?:sector|phase))$/;
/** A number after these belongs to them, so that no name can end before it: '2 sector 62'. */
const NEEDS_NUMBER = /(?:sector|phase)$/;

/** Localities whose name is an ordinary word, which is also part of names that we do not know: 'Chandni Chowk'. */
const COMMON_NOUNS: ReadonlySet<string> = new Set(
  ['chowk', 'camp', 'cantonment', 'cantt', 'चौक', 'कैंप', 'छावनी'].map((noun) => toKey(toNameWords(noun))),
);

export interface PlaceMatch {
  options: readonly PlaceName[];
  /** Whether the name is an ordinary word. */
  isCommonNoun: boolean;
  /** Whether other cities have such a name as well: 'Sector 62'. */
  isGeneric: boolean;
  /** The position after its last token. */
  end: number;
}

/**
 * The longest name that starts at a position. `taken` marks the tokens that belong to something else, such as the
 * number in 'DLF 3 BHK' or the direction in 'Sector 38 west facing'.
 */
export function matchPlace(
  index: PlaceIndex,
  tokens: readonly Token[],
  start: number,
  taken: readonly boolean[],
): PlaceMatch | undefined {
  let longest: PlaceMatch | undefined;
  const maxWords = index.maxWords + EXTRA_WORDS;
  let key = '';
  for (let at = start, count = 0; at < tokens.length && count < maxWords; at += 1) {
    const token = tokens[at];
    if (!token || taken[at]) break;
    if (isNameMark(token) && count > 0) continue;
    key = extendKey(key, toNameWord(token));
    count += 1;
    const options = index.options.get(key);
    const isUnfinished = NEEDS_NUMBER.test(key) && tokens[at + 1]?.kind === 'number' && !taken[at + 1];
    if (options && !isUnfinished) {
      const isCommonNoun = COMMON_NOUNS.has(key);
      longest = { options, isCommonNoun, isGeneric: isCommonNoun || GENERIC_NAME.test(key), end: at + 1 };
    }
  }
  return longest;
}

const findOptions = (index: PlaceIndex, tokens: readonly Token[]): readonly PlaceName[] =>
  index.options.get(toKey(tokens.filter((token) => !isNameMark(token)).map(toNameWord))) ?? [];

/** Where a name that includes its city, such as 'Saket Delhi', divides into the two. */
export function findCityPart(
  index: PlaceIndex,
  name: readonly Token[],
  { name: ownName, cityId }: PlaceName,
): { city: PlaceName; at: number; isCityFirst: boolean } | undefined {
  // 'Noida Phase 2' and 'NIT Faridabad' are whole names.
  if (cityId === undefined || toKey(toNameWords(ownName)) === toKey(name.map(toNameWord))) return undefined;
  for (let at = 1; at < name.length; at += 1) {
    const [first, second] = [findOptions(index, name.slice(0, at)), findOptions(index, name.slice(at))];
    for (const [cities, rest] of [[first, second] as const, [second, first] as const]) {
      const city = cities.find(({ kind, id }) => kind === 'city' && id === cityId);
      if (city && rest.length > 0) return { city, at, isCityFirst: cities === first };
    }
  }
  return undefined;
}

/** The place that results from another number at the end of a name: the second one in 'sector 75, 76'. */
export function findSibling(
  index: PlaceIndex,
  name: readonly Token[],
  number: Token,
): readonly PlaceName[] | undefined {
  const words = name.filter((token) => !isNameMark(token)).map(toNameWord);
  if (words.length < 2 || words.at(-1)?.kind !== 'number') return undefined;
  return index.options.get(toKey([...words.slice(0, -1), toNameWord(number)]));
}
