import { foldWord, readNumber, WORD_PATTERN } from '#contract/read-amount.ts';

/** Longer sentences are cut; the rest is reported as not understood. */
const MAX_LENGTH = 200;

export interface Token {
  kind: 'number' | 'word' | 'symbol';
  /** The folded text, which all tables and indexes use. */
  text: string;
  /** The position in the sentence as typed. */
  start: number;
  end: number;
  /** Whether no space stands before it, as before 'bhk' in '3bhk'. */
  isGlued: boolean;
}

/** Splits off what exceeds the maximum length, at a space where there is one. */
export function cutSentence(text: string): [sentence: string, rest: string] {
  if (text.length <= MAX_LENGTH) return [text, ''];
  const boundary = text
    .slice(0, MAX_LENGTH + 1)
    .replaceAll(/\s/g, ' ')
    .lastIndexOf(' ');
  const end = boundary > 0 ? boundary : MAX_LENGTH;
  return [text.slice(0, end), text.slice(end).trim()];
}

/** A nasal consonant before another consonant is also written as a dot: 'मुम्बई' and 'मुंबई'. */
const NASAL_CLUSTER = /[ङञणनम]्(?=[क-म])/g;

const fold = (word: string): string => foldWord(word).replaceAll(NASAL_CLUSTER, 'ं');

/** Characters that have a meaning of their own, or that end a phrase. All others are ignored. */
const SYMBOLS: Record<string, string> = { '–': '-', '—': '-', '−': '-', '≤': '<', '≥': '>' };
const KEPT = new Set(',/-+&<>~₹');
const PHRASE_ENDS = new Set(';:|•·()[]{}!?…।"“”');

function toSymbol(character: string): string | undefined {
  if (PHRASE_ENDS.has(character)) return ',';
  const symbol = SYMBOLS[character] ?? character;
  return KEPT.has(symbol) ? symbol : undefined;
}

/** Splits a list such as '2,3', which is no grouped number, at its commas. */
function splitList(word: string): { text: string; offset: number }[] {
  if (!word.includes(',') || readNumber(fold(word)) !== undefined) return [{ text: word, offset: 0 }];
  let offset = 0;
  return word.split(/(,)/).map((text) => {
    const part = { text, offset };
    offset += text.length;
    return part;
  });
}

function toToken(word: string): Pick<Token, 'kind' | 'text'> | undefined {
  if (/^[\p{L}\p{M}]/u.test(word)) return { kind: 'word', text: fold(word) };
  if (/^\.?[\d०-९]/.test(word)) return { kind: 'number', text: fold(word) };
  const symbol = toSymbol(word);
  return symbol === undefined ? undefined : { kind: 'symbol', text: symbol };
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: match, index } of text.matchAll(WORD_PATTERN)) {
    for (const part of splitList(match)) {
      const token = toToken(part.text);
      const start = index + part.offset;
      if (token && token.text !== '')
        tokens.push({ ...token, start, end: start + part.text.length, isGlued: tokens.at(-1)?.end === start });
    }
  }
  return tokens;
}

/** Marks a number after another number in a key. */
const NUMBER_GAP = ' ';

/**
 * The key of a phrase in tables and indexes. Spaces do not count, because people write 'white field', 'sqft' and
 * 'readytomove'; only two numbers stay apart, so that 'sector 1 1 bhk' is not Sector 11.
 */
export function toKey(tokens: readonly Pick<Token, 'kind' | 'text'>[]): string {
  let key = '';
  for (const token of tokens) key = extendKey(key, token);
  return key;
}

/** The key of a phrase with one more word. */
export function extendKey(key: string, { kind, text }: Pick<Token, 'kind' | 'text'>): string {
  const isAfterNumber = kind === 'number' && /\d$/.test(key);
  return isAfterNumber ? key + NUMBER_GAP + text : key + text;
}
