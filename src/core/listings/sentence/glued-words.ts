import { UNIT_ZEROS } from '#contract/read-amount.ts';
import type { PlaceIndex } from './place-index.ts';
import type { Token } from './tokens.ts';
import { findMeaning, VOCABULARY_WORDS } from './vocabulary.ts';

/** Longer words are no words written together, but noise. */
const MAX_LENGTH = 40;
/** Shorter parts are found in too many other words. */
const MIN_PART = 3;
const MIN_PLACE = 4;
/** Two known words in one may be a name ('Newland'); three are not, and neither are words after a number ('3bhkflat'). */
const MIN_PARTS = 3;
/** Words for 'in', which join a place with a wish. */
const SHORT_PARTS: ReadonlySet<string> = new Set(['in', 'me']);

const isPlace = (part: string, index: PlaceIndex): boolean => part.length >= MIN_PLACE && index.options.has(part);

function isPart(part: string, index: PlaceIndex): boolean {
  if (SHORT_PARTS.has(part)) return true;
  if (part.length >= MIN_PART && (findMeaning(part) || UNIT_ZEROS.has(part))) return true;
  return isPlace(part, index);
}

/** Whether two parts are a city or a locality with a wish or a word for 'in': 'banerflat', 'noidame'. */
function isPlaceWithWish([first = '', second = '']: string[], index: PlaceIndex): boolean {
  const isWish = (part: string): boolean => part.length >= MIN_PLACE && findMeaning(part)?.kind === 'filters';
  const isArea = (part: string): boolean =>
    isPlace(part, index) &&
    index.options.get(part)?.every(({ kind }) => kind === 'city' || kind === 'locality') === true;
  const isIn = SHORT_PARTS.has(second) || second === 'mein';
  return (isArea(first) && (isWish(second) || isIn)) || (isWish(first) && isArea(second));
}

/** Splits a word into the fewest known parts. The first one may be a short unit after a number: '25krent'. */
function splitWord(word: string, index: PlaceIndex, isAfterNumber: boolean): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      if (!before || before.length + 1 >= (best[end]?.length ?? Number.POSITIVE_INFINITY)) continue;
      const part = word.slice(start, end);
      const isUnit = start === 0 && isAfterNumber && UNIT_ZEROS.has(part);
      if (isUnit || isPart(part, index)) best[end] = [...before, part];
    }
  }
  const parts = best[word.length];
  if (!parts) return undefined;
  const isCertain = isAfterNumber || parts.length >= MIN_PARTS || isPlaceWithWish(parts, index);
  return isCertain ? parts : undefined;
}

/** Takes apart words that were typed without spaces, such as 'bhkflat' and 'flatforrent'. */
export function splitGluedWords(tokens: readonly Token[], index: PlaceIndex): Token[] {
  return tokens.flatMap((token, at) => {
    const { text, start, end } = token;
    const isCandidate = token.kind === 'word' && /^[a-z]{4,}$/.test(text) && text.length <= MAX_LENGTH;
    // Folding can change the length of a word; then the places of its parts in the sentence are not known.
    if (!isCandidate || end - start !== text.length || VOCABULARY_WORDS.has(text) || index.words.has(text))
      return [token];
    if (findMeaning(text) || index.options.has(text)) return [token];
    const parts = splitWord(text, index, token.isGlued && tokens[at - 1]?.kind === 'number');
    if (!parts || parts.length < 2) return [token];
    let offset = start;
    return parts.map((part, place): Token => {
      const from = offset;
      offset += part.length;
      return { kind: 'word', text: part, start: from, end: offset, isGlued: place > 0 || token.isGlued };
    });
  });
}
