import { isCurrency } from '#contract/read-amount.ts';
import { splitGluedWords } from './glued-words.ts';
import { findCityPart, findSibling, matchPlace, type PlaceIndex } from './place-index.ts';
import { countsSomething, matchQuantity, type Quantity, type TokenizedSentence } from './quantities.ts';
import type { PlaceName } from './reading.ts';
import type { Token } from './tokens.ts';
import { type Meaning, matchPhrase } from './vocabulary.ts';

type Content =
  | Meaning
  | { kind: 'place'; options: readonly PlaceName[]; isGeneric: boolean; isCommonNoun: boolean }
  | ({ kind: 'quantity' } & Quantity)
  | { kind: 'symbol'; symbol: string }
  | { kind: 'unknown' };

/** One part of a sentence, with the position of its characters. */
export type Item = Content & Pick<Token, 'start' | 'end' | 'isGlued'>;

interface Recognized {
  content: Content;
  /** The position after its last token. */
  end: number;
}

/** A direction before a word for facing is no part of a name: 'Sector 38 west facing'. */
const isFacing = ({ phrases }: TokenizedSentence, at: number): boolean => {
  const meaning = phrases[at]?.meaning;
  return meaning?.kind === 'filters' && meaning.filters.facing !== undefined;
};

/** Whether a token separates a name from one more number: 'sector 75, 76 and 77'. */
function isNameSeparator({ tokens, phrases }: TokenizedSentence, at: number): boolean {
  const kind = phrases[at]?.meaning.kind;
  return kind === 'and' || kind === 'or' || /^[,/&]$/.test(tokens[at]?.text ?? '');
}

/**
 * A name, and further numbers that share its first words. `taken` marks the tokens that belong to something else,
 * `isAfterUnknown` tells whether an unknown word stands before: together with it, 'chowk' is a name that we do not know.
 */
function recognizePlaces(
  sentence: TokenizedSentence,
  index: PlaceIndex,
  start: number,
  taken: readonly boolean[],
  isAfterUnknown: boolean,
): Recognized[] {
  const { tokens, phrases } = sentence;
  const place = matchPlace(index, tokens, start, taken);
  if (!place || place.end < (phrases[start]?.end ?? 0)) return [];
  if (place.isCommonNoun && isAfterUnknown) return [];
  const { options, isGeneric, isCommonNoun, end } = place;
  const name = tokens.slice(start, end);
  const content: Content = { kind: 'place', options, isGeneric, isCommonNoun };
  const [first, ...others] = options;
  const part = first && others.length === 0 ? findCityPart(index, name, first) : undefined;
  if (part) {
    const city: Content = { kind: 'place', options: [part.city], isGeneric: false, isCommonNoun: false };
    const contents = part.isCityFirst ? [city, content] : [content, city];
    return contents.map((each, order) => ({ content: each, end: order === 0 ? start + part.at : end }));
  }
  const recognized: Recognized[] = [{ content, end }];
  for (let at = end; isNameSeparator(sentence, at); at += 2) {
    const number = tokens[at + 1];
    const siblings = number?.kind === 'number' && !taken[at + 1] ? findSibling(index, name, number) : undefined;
    if (!siblings) break;
    recognized.push({ content: { kind: 'symbol', symbol: ',' }, end: at + 1 });
    recognized.push({ content: { kind: 'place', options: siblings, isGeneric, isCommonNoun }, end: at + 2 });
  }
  return recognized;
}

/** A number or a phrase, whichever is longer; a single token if it is neither. */
function recognizeWords(sentence: TokenizedSentence, start: number): Recognized {
  const phrase = sentence.phrases[start];
  const match = matchQuantity(sentence, start);
  if (match && match.end >= (phrase?.end ?? 0))
    return { content: { kind: 'quantity', ...match.quantity }, end: match.end };
  if (phrase) return { content: phrase.meaning, end: phrase.end };
  const token = sentence.tokens[start];
  const end = start + 1;
  if (isCurrency(token?.text)) return { content: { kind: 'filler' }, end };
  return token?.kind === 'symbol'
    ? { content: { kind: 'symbol', symbol: token.text }, end }
    : { content: { kind: 'unknown' }, end };
}

/** Divides a sentence into items: first known names, then quantities and phrases, always the longest possible. */
export function recognize(typed: readonly Token[], index: PlaceIndex): Item[] {
  const tokens = splitGluedWords(typed, index);
  const sentence: TokenizedSentence = {
    tokens,
    words: tokens.map(({ text }) => text),
    phrases: tokens.map((_, at) => matchPhrase(tokens, at)),
  };
  const taken = tokens.map((_, at) => countsSomething(sentence, at) || isFacing(sentence, at));
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const places = recognizePlaces(sentence, index, at, taken, items.at(-1)?.kind === 'unknown');
    for (const { content, end } of places.length > 0 ? places : [recognizeWords(sentence, at)]) {
      const [first, last] = [tokens[at], tokens[end - 1]];
      if (first && last) items.push({ ...content, start: first.start, end: last.end, isGlued: first.isGlued });
      at = end;
    }
  }
  return items;
}
