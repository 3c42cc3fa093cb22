import { hash } from './drawings/index.ts';

/** A seeded random generator: the same key results in the same choices on every machine. */
export interface Random {
  /** The next number in [0, 1). */
  next: () => number;
  /** An integer from low to high, both included. */
  int: (low: number, high: number) => number;
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** Some of the items, without repetition, in random order. */
  some: <T>(items: readonly T[], count: number) => T[];
  /** An item, chosen with a probability proportional to its weight. */
  weighted: <T>(choices: readonly (readonly [item: T, weight: number])[]) => T;
}

/** Mulberry32: small, fast and good enough for demo data. */
function stream(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** Creates the generator for a key such as `property 17`, so that one record never affects another. */
export function randomFor(key: string): Random {
  const next = stream(hash(key));
  const int = (low: number, high: number) => Math.floor(low + (high - low + 1) * next());
  const some = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items];
    return Array.from({ length: Math.min(count, left.length) }, () => at(left.splice(int(0, left.length - 1), 1), 0));
  };
  const weighted = <T>(choices: readonly (readonly [T, number])[]): T => {
    let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    const found = choices.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    return (found ?? at(choices, choices.length - 1))[0];
  };
  return {
    next,
    int,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (items) => at(items, int(0, items.length - 1)),
    some,
    weighted,
  };
}

/** The item at an index, wrapping around after the last one. */
export const cyclic = <T>(items: readonly T[], index: number): T => at(items, index % items.length);

/** A valid UUID that is the same in every seed. */
export function toUuid(name: string): string {
  const part = (salt: string) => hash(`${name} ${salt}`).toString(16).padStart(8, '0');
  const digits = part('a') + part('b') + part('c') + part('d');
  const shaped = `${digits.slice(0, 12)}4${digits.slice(13, 16)}8${digits.slice(17)}`;
  return shaped.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Thousands of listings are written from a few hundred sentences, so each is read once. */
const placeholders = new Map<string, readonly string[]>();

/** The names of the facts in a sentence: `noun` for `{Noun}`. */
export function placeholdersIn(sentence: string): readonly string[] {
  const known = placeholders.get(sentence);
  if (known) return known;
  const names = [...sentence.matchAll(/\{([^{}]+)\}/g)].map(
    ([, name = '']) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  );
  placeholders.set(sentence, names);
  return names;
}

/** Replaces the placeholders of a sentence by facts; `{Noun}` is capitalised, `{noun}` is not. */
export const fill = (sentence: string, facts: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{([^{}]+)\}/g, (gap, name: string) => {
    const fact = facts[name.charAt(0).toLowerCase() + name.slice(1)];
    if (fact === undefined) throw new Error(`nothing to put into ${gap}`);
    return /^[A-Z]/.test(name) ? capital(fact) : fact;
  });

/** The noun with its article. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const english = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `12th`, `22nd`. */
export const ordinal = (number: number): string => `${number}${ENDINGS[english.select(number)] ?? 'th'}`;

/** Paragraphs with an optional list of points in between, as staff would enter them. */
export function html(paragraphs: readonly string[], points: readonly string[] = []): string {
  const list = points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
  const [first = '', ...rest] = paragraphs.map((paragraph) => `<p>${paragraph}</p>`);
  return first + list + rest.join('');
}
