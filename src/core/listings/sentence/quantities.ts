import { isCurrency, matchAmount, NUMBER_WORDS, readNumber } from '#contract/read-amount.ts';
import type { CountUnit } from './grammar-words.ts';
import type { Token } from './tokens.ts';
import { FLOOR_NUMBERS, ORDINAL_ENDINGS, type PhraseMatch } from './vocabulary.ts';

/** A sentence as tokens, with the longest phrase that starts at each of them. */
export interface TokenizedSentence {
  tokens: readonly Token[];
  /** The texts of the tokens, for the reader of amounts. */
  words: readonly string[];
  phrases: readonly (PhraseMatch | undefined)[];
}

/** A number together with what it counts. */
export interface Quantity {
  unit: CountUnit | { counts: 'money'; zeros: number } | { counts: 'nothing' };
  /** Several for a list: '2 or 3 bhk'. Rupees for money. */
  values: number[];
  /** Whether a plus sign stands between number and unit: '3+ bhk'. */
  isMinimum: boolean;
}

interface QuantityMatch {
  quantity: Quantity;
  end: number;
}

const toQuantity = (unit: Quantity['unit'], values: number[], isMinimum = false): Quantity => ({
  unit,
  values,
  isMinimum,
});

/** Longer lists, and larger numbers in a list, are not BHK or floors. */
const MAX_LIST_LENGTH = 6;
const MAX_LISTED_NUMBER = 50;
/** A larger number before a time is money: '25000 month'. */
const MAX_TIMES = 1000;

/** Reads one count before a unit: '3', 'teen', '5th', 'ground'. */
function matchCount(
  sentence: TokenizedSentence,
  at: number,
): { value: number; end: number; isFloor: boolean } | undefined {
  const token = sentence.tokens[at];
  if (!token) return undefined;
  const floor = FLOOR_NUMBERS.get(token.text);
  if (floor !== undefined) return { value: floor, end: at + 1, isFloor: true };
  const value = token.kind === 'number' ? readNumber(token.text) : NUMBER_WORDS.get(token.text);
  if (value === undefined) return undefined;
  const next = sentence.tokens[at + 1];
  const isOrdinal =
    next !== undefined &&
    ORDINAL_ENDINGS.has(next.text) &&
    (next.isGlued || matchUnit(sentence, at + 2)?.unit.counts === 'floor');
  return { value, end: isOrdinal ? at + 2 : at + 1, isFloor: isOrdinal };
}

/**
 * Whether a token separates the numbers of a list. After a place only some do: a comma or 'and' may also separate the
 * place from the next wish, as in 'Sector 5, 3 bhk'.
 */
function isListMark({ tokens, phrases }: TokenizedSentence, at: number, isAfterPlace: boolean): boolean {
  const text = tokens[at]?.text;
  const kind = phrases[at]?.meaning.kind;
  if (text === '/' || kind === 'or') return true;
  return !isAfterPlace && (text === ',' || text === '&' || kind === 'and');
}

/** Whether two words for numbers follow each other: 'do teen bhk' is two or three. */
const isSpokenList = ({ words }: TokenizedSentence, at: number): boolean =>
  NUMBER_WORDS.has(words[at - 1] ?? '') && NUMBER_WORDS.has(words[at] ?? '');

function matchUnit({ phrases }: TokenizedSentence, at: number): { unit: CountUnit; end: number } | undefined {
  const phrase = phrases[at];
  return phrase?.meaning.kind === 'unit' ? { unit: phrase.meaning.unit, end: phrase.end } : undefined;
}

/** Reads counts and the unit after them: '3bhk', '2, 3 or 4 bhk', '3+ bhk', '1200 sq ft', '1st floor'. */
function matchCounted(sentence: TokenizedSentence, start: number, isAfterPlace: boolean): QuantityMatch | undefined {
  const values: number[] = [];
  let isFloor = false;
  let at = start;
  while (values.length < MAX_LIST_LENGTH) {
    const count = matchCount(sentence, at);
    if (!count) return undefined;
    values.push(count.value);
    isFloor ||= count.isFloor;
    at = count.end;
    const mark = sentence.tokens[at];
    const isMinimum = mark?.text === '+';
    const unit = matchUnit(sentence, isMinimum || (mark?.text === '-' && mark.isGlued) ? at + 1 : at);
    if (unit) {
      const { counts } = unit.unit;
      const isMismatch = (isFloor && counts !== 'floor') || (counts === 'days' && count.value > MAX_TIMES);
      return isMismatch ? undefined : { quantity: toQuantity(unit.unit, values, isMinimum), end: unit.end };
    }
    const hasMark = isListMark(sentence, at, isAfterPlace);
    if (count.value > MAX_LISTED_NUMBER || !(hasMark || isSpokenList(sentence, at))) return undefined;
    if (hasMark) at += 1;
  }
  return undefined;
}

/** Reads money with a unit or a currency sign: '80 lakh', '₹ 25000', '25000 rupees', '25000/-'. */
function matchMoney({ tokens, words }: TokenizedSentence, start: number): QuantityMatch | undefined {
  const isMarked = isCurrency(words[start]);
  const at = isMarked ? start + 1 : start;
  const amount = matchAmount(words, at);
  const number = amount ? undefined : readNumber(words[at]);
  const value = amount?.value ?? number;
  if (value === undefined) return undefined;
  const numberEnd = amount?.end ?? at + 1;
  let end = numberEnd;
  if (isCurrency(words[end])) end += 1;
  if (words[end] === '/' && words[end + 1] === '-' && tokens[end + 1]?.isGlued) end += 2;
  if (!amount && !isMarked && end === numberEnd) return undefined;
  return { quantity: toQuantity({ counts: 'money', zeros: amount?.zeros ?? 0 }, [value]), end };
}

const hasUnit = (sentence: TokenizedSentence, at: number): boolean =>
  (matchCounted(sentence, at, true) ?? matchMoney(sentence, at)) !== undefined;

/** Whether a number is the lower end of a range: '2-3 bhk', 'ek se dedh crore'. A hyphen between spaces may be a dash. */
function isLowerEnd(sentence: TokenizedSentence, at: number): boolean {
  const [mark, next] = [sentence.tokens[at + 1], sentence.tokens[at + 2]];
  const word = sentence.phrases[at + 1];
  if (word?.meaning.kind === 'range') return hasUnit(sentence, word.end);
  return mark?.text === '-' && mark.isGlued && next?.isGlued === true && hasUnit(sentence, at + 2);
}

/** Whether the number at a position counts something, so that it is no part of a name before it. */
export function countsSomething(sentence: TokenizedSentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'number' && (hasUnit(sentence, at) || isLowerEnd(sentence, at));
}

/** Reads a unit and the count after it: 'bhk 3', 'floor: 5'. */
function matchUnitFirst(sentence: TokenizedSentence, start: number): QuantityMatch | undefined {
  const unit = matchUnit(sentence, start);
  if (unit?.unit.counts !== 'bhk' && unit?.unit.counts !== 'floor') return undefined;
  const mark = sentence.tokens[unit.end]?.text;
  const at = mark === '-' || mark === ',' ? unit.end + 1 : unit.end;
  const token = sentence.tokens[at];
  if (token?.kind !== 'number' || countsSomething(sentence, at)) return undefined;
  const value = readNumber(token.text);
  if (value === undefined || value > MAX_LISTED_NUMBER) return undefined;
  return { quantity: toQuantity(unit.unit, [value]), end: at + 1 };
}

/** The quantity that starts at a position, with or without a unit. */
export function matchQuantity(sentence: TokenizedSentence, start: number): QuantityMatch | undefined {
  const withUnit =
    matchCounted(sentence, start, false) ?? matchMoney(sentence, start) ?? matchUnitFirst(sentence, start);
  if (withUnit) return withUnit;
  // A word for a number is an ordinary word, unless a unit or a range follows.
  const isWord = NUMBER_WORDS.has(sentence.words[start] ?? '');
  const isNumber = sentence.tokens[start]?.kind === 'number' || (isWord && isLowerEnd(sentence, start));
  const count = isNumber ? matchCount(sentence, start) : undefined;
  return count && { quantity: toQuantity({ counts: 'nothing' }, [count.value]), end: count.end };
}
