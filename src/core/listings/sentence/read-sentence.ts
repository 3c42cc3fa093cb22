import { readWishes } from './interpret.ts';
import { mergeFilters } from './merge-filters.ts';
import { applyNegations } from './negations.ts';
import type { PlaceIndex } from './place-index.ts';
import type { SentenceReading } from './reading.ts';
import { type Item, recognize } from './recognize.ts';
import { findReraNumbers, type ReraMatch } from './rera-numbers.ts';
import { resolvePlaces } from './resolve-places.ts';
import { cutSentence, tokenize } from './tokens.ts';

/** A part of the sentence that was not understood. */
interface Gap {
  start: number;
  end: number;
}

/** Words without a wish, and marks inside a word such as '24/7', do not end a gap. */
function isIdle(item: Item): boolean {
  if (item.kind === 'symbol') return item.isGlued;
  return ['filler', 'softNot', 'per', 'range', 'between', 'amid'].includes(item.kind);
}

/** Punctuation between two gaps keeps them apart. */
const endsGap = (between: string): boolean => /[,;:!?()[\]|]|\.\s/.test(between);

/** Joins adjacent gaps, over words without a wish: 'view of the sea' is one. */
function joinGaps(sentence: string, items: readonly Item[], unknown: ReadonlySet<number>): Gap[] {
  const gaps: Gap[] = [];
  let open: Gap | undefined;
  for (const [at, item] of items.entries()) {
    if (unknown.has(at)) {
      if (open && !endsGap(sentence.slice(open.end, item.start))) open.end = item.end;
      else {
        open = { start: item.start, end: item.end };
        gaps.push(open);
      }
    } else if (!isIdle(item)) open = undefined;
  }
  return gaps;
}

const isIdleOrSymbol = (item: Item): boolean => item.kind === 'symbol' || isIdle(item);

/** Makes the label of a registration number a word without a wish: 'RERA no. P521…' does not ask for any RERA number. */
function withoutReraLabels(items: readonly Item[], reraNumbers: readonly ReraMatch[]): Item[] {
  const labels = new Set(
    reraNumbers.flatMap(({ start, end }) => [
      items.findLastIndex((item) => item.end <= start && !isIdleOrSymbol(item)),
      items.findIndex((item) => item.start >= end && !isIdleOrSymbol(item)),
    ]),
  );
  return items.map((item, at) => {
    const isLabel = labels.has(at) && item.kind === 'filters' && item.filters.rera === true;
    return isLabel ? { kind: 'filler', start: item.start, end: item.end, isGlued: item.isGlued } : item;
  });
}

/**
 * Reads a sentence of wishes in English, Hinglish or Hindi: filters, places, and the words that it did not understand.
 */
export function readSentence(text: string, index: PlaceIndex, context: { cityId?: number } = {}): SentenceReading {
  const [sentence, rest] = cutSentence(text);
  const reraNumbers = findReraNumbers(sentence);
  const tokens = tokenize(sentence).filter(
    (token) => !reraNumbers.some(({ start, end }) => token.start >= start && token.end <= end),
  );
  const items = applyNegations(withoutReraLabels(recognize(tokens, index), reraNumbers));
  const { filters, unknown } = mergeFilters(readWishes(items));
  const [firstRera, ...otherRera] = reraNumbers;
  const names = items.flatMap((item) =>
    item.kind === 'place' ? { ...item, text: sentence.slice(item.start, item.end) } : [],
  );
  const gaps = [...joinGaps(sentence, items, unknown), ...otherRera].toSorted((one, other) => one.start - other.start);
  const notUnderstood = gaps.map(({ start, end }) => sentence.slice(start, end));
  return {
    filters: firstRera ? { ...filters, rera_id: firstRera.number } : filters,
    ...resolvePlaces(names, context.cityId),
    notUnderstood: rest === '' ? notUnderstood : [...notUnderstood, rest],
  };
}
