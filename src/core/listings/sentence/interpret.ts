import type { Facing } from '#contract/listings/enumerations.ts';
import { toFilters } from './measure-filters.ts';
import { isMoney, isMonthly, readMeasure } from './measures.ts';
import type { SentenceFilters } from './reading.ts';
import type { Item } from './recognize.ts';

/** A wish that starts at an item. */
interface Wish {
  /** Empty for words that carry no wish, undefined for a wish that no filter can express. */
  filters: SentenceFilters | undefined;
  /** The position after its last item. */
  end: number;
}

/** The age in years of what people call new. */
const NEW_AGE = 1;

type Kinds = ReadonlySet<Item['kind']>;
const FILLERS: Kinds = new Set(['filler']);
const FILLERS_AND_LIMITS: Kinds = new Set(['filler', 'bound', 'range', 'between', 'amid']);
const FILLERS_AND_MARKS: Kinds = new Set(['filler', 'symbol', 'per']);
const LIST_MARKS: Kinds = new Set(['symbol', 'and', 'or']);

/** The position of the nearest item before or after another, apart from some kinds. */
function findNeighbor(items: readonly Item[], at: number, step: 1 | -1, skipped: Kinds): number {
  let neighbor = at + step;
  for (let item = items[neighbor]; item && skipped.has(item.kind); item = items[neighbor]) neighbor += step;
  return neighbor;
}

/** Whether the amount from `start` to `end` is a rate ('5000 per sq ft') or other money ('deposit 50k'). */
function isOtherMoney(items: readonly Item[], start: number, end: number): boolean {
  const previous = items[findNeighbor(items, start, -1, FILLERS)];
  if (previous?.kind === 'otherMoney') return true;
  const nextAt = findNeighbor(items, end - 1, 1, FILLERS);
  const next = items[nextAt];
  // In 'rent 25k deposit 50k' the word belongs to the second amount.
  if (next?.kind === 'otherMoney') return items[findNeighbor(items, nextAt, 1, FILLERS_AND_MARKS)]?.kind !== 'quantity';
  const isPer = next?.kind === 'per' || (next?.kind === 'symbol' && next.symbol === '/');
  const unit = items[nextAt + 1];
  return isPer && unit?.kind === 'unit' && unit.unit.counts === 'area';
}

/** Whether a number of days says when a listing was added, and not, for example, when a home is needed. */
function isListingTime(items: readonly Item[], start: number, end: number): boolean {
  const previous = items[findNeighbor(items, start, -1, FILLERS_AND_LIMITS)];
  const next = items[findNeighbor(items, end - 1, 1, FILLERS)];
  return previous?.kind === 'last' || previous?.kind === 'listed' || next?.kind === 'listed';
}

/** Reads a number with the words around it. `isAge` if a word such as 'age' stands before it. */
function readNumberWish(items: readonly Item[], start: number, isAge: boolean): Wish {
  const measure = readMeasure(items, start);
  if (!measure) {
    const item = items[start];
    // Without a number, 'near' speaks of a place, and a plus sign joins two wishes.
    const isIdle = item?.kind === 'between' || (item?.kind === 'bound' && (item.isWeak ?? item.isSign));
    return { filters: isIdle ? {} : undefined, end: start + 1 };
  }
  const { counts, end } = measure;
  const hasOldAfter = counts === 'years' && items[end]?.kind === 'old';
  const isMeant = {
    years: isAge || hasOldAfter,
    days: isListingTime(items, start, end),
    money: !isOtherMoney(items, start, end),
    nothing: !isOtherMoney(items, start, end),
    bhk: true,
    rk: true,
    area: true,
    floor: true,
  }[counts];
  return { filters: isMeant ? toFilters(measure) : undefined, end: hasOldAfter ? end + 1 : end };
}

/** Reads 'age under 5 years'. */
function readAge(items: readonly Item[], start: number): Wish {
  const at = findNeighbor(items, start, 1, FILLERS);
  const measure = readMeasure(items, at);
  return measure?.counts === 'years' ? readNumberWish(items, at, true) : { filters: undefined, end: start + 1 };
}

/** Reads directions of which only the last is followed by a word for facing: 'east or north facing'. */
function readDirections(items: readonly Item[], start: number): Wish {
  const directions: Facing[] = [];
  let at = start;
  for (let item = items[at]; item?.kind === 'direction'; item = items[at]) {
    directions.push(item.facing);
    at = findNeighbor(items, at, 1, LIST_MARKS);
  }
  const last = items[at];
  if (last?.kind !== 'filters' || !last.filters.facing) return { filters: undefined, end: start + 1 };
  return { filters: { facing: [...directions, ...last.filters.facing] }, end: at + 1 };
}

/** Reads 'new' before a home. */
function readNew(items: readonly Item[], start: number): Wish {
  const next = items[findNeighbor(items, start, 1, FILLERS)];
  const isHome =
    (next?.kind === 'filters' && (next.filters.property_type ?? next.filters.residency_type) !== undefined) ||
    (next?.kind === 'quantity' && next.unit.counts === 'bhk');
  return { filters: isHome ? { max_age: NEW_AGE } : undefined, end: start + 1 };
}

/** Reads a unit without a number: 'room kitchen', which is always one, and the month of a rent, as in '25k / month'. */
function readLooseUnit(items: readonly Item[], start: number): Wish {
  const item = items[start];
  if (item?.kind === 'unit' && item.unit.counts === 'rk') return { filters: { bhk: ['1 RK'] }, end: start + 1 };
  const previous = items[findNeighbor(items, start, -1, FILLERS_AND_MARKS)];
  const isAmount = previous?.kind === 'quantity' && isMoney(previous);
  return { filters: isAmount && isMonthly(item) ? { purpose: 'rent' } : undefined, end: start + 1 };
}

const isTime = (item: Item | undefined): boolean =>
  item?.kind === 'recency' || item?.kind === 'last' || (item?.kind === 'quantity' && item.unit.counts === 'days');

/** Reads words about the time of a listing, which only count together: 'listed this week', 'last 7 days'. */
function readListingTime(items: readonly Item[], start: number): Wish {
  const item = items[start];
  const previous = items[findNeighbor(items, start, -1, FILLERS)];
  const next = items[findNeighbor(items, start, 1, FILLERS_AND_LIMITS)];
  const end = start + 1;
  if (item?.kind !== 'recency') return { filters: isTime(next) || isTime(previous) ? {} : undefined, end };
  const isListing = item.isPast || previous?.kind === 'listed' || next?.kind === 'listed';
  return { filters: isListing ? { listed_within: item.days } : undefined, end };
}

type Reader = (items: readonly Item[], start: number) => Wish;

const readNumber: Reader = (items, start) => readNumberWish(items, start, false);
const readNothing: Reader = (_, start) => ({ filters: {}, end: start + 1 });
const rejectWish: Reader = (_, start) => ({ filters: undefined, end: start + 1 });

/** Reads the filters that a phrase means as it stands. */
const readPhrase: Reader = (items, start) => {
  const item = items[start];
  return { filters: item?.kind === 'filters' ? item.filters : undefined, end: start + 1 };
};

/** How the wish that starts at an item is read. Places are read elsewhere. */
const READERS: Record<Item['kind'], Reader> = {
  filters: readPhrase,
  quantity: readNumber,
  bound: readNumber,
  between: readNumber,
  old: readAge,
  direction: readDirections,
  new: readNew,
  unit: readLooseUnit,
  recency: readListingTime,
  listed: readListingTime,
  last: readListingTime,
  otherMoney: rejectWish,
  notNext: rejectWish,
  notPrevious: rejectWish,
  unsupported: rejectWish,
  unknown: rejectWish,
  place: readNothing,
  symbol: readNothing,
  range: readNothing,
  amid: readNothing,
  and: readNothing,
  or: readNothing,
  with: readNothing,
  per: readNothing,
  filler: readNothing,
};

/** The position after the wish that follows an item. */
function findWishEnd(items: readonly Item[], at: number): number {
  const next = findNeighbor(items, at, 1, FILLERS);
  return readMeasure(items, next)?.end ?? next + 1;
}

/** The start of the wish before an item: the number in '5th floor se neeche nahi'. */
function findWishStart(items: readonly Item[], at: number): number {
  const previous = findNeighbor(items, at, -1, FILLERS);
  if (items[previous]?.kind !== 'bound') return previous;
  const number = findNeighbor(items, previous, -1, FILLERS_AND_LIMITS);
  return items[number]?.kind === 'quantity' ? number : previous;
}

/** Positions of what a sentence excludes ('not in Noida', 'ground floor nahi'), with the words for 'not'. */
function findExcluded(items: readonly Item[]): Set<number> {
  const excluded = new Set<number>();
  for (const [at, { kind }] of items.entries()) {
    if (kind !== 'notNext' && kind !== 'notPrevious') continue;
    const [start, end] = kind === 'notNext' ? [at, findWishEnd(items, at)] : [findWishStart(items, at), at + 1];
    for (let position = start; position < end; position += 1) excluded.add(position);
  }
  return excluded;
}

/** Filters are available for what is wanted only, so that what is excluded counts as not understood. */
export function withoutExcluded(items: readonly Item[]): Item[] {
  const excluded = findExcluded(items);
  return items.map((item, at) => {
    const { start, end, isGlued } = item;
    const isWord = item.kind !== 'symbol' && item.kind !== 'filler';
    return excluded.has(at) && isWord ? { kind: 'unknown', start, end, isGlued } : item;
  });
}

/** The wishes of a sentence in their order. */
export function readWishes(items: readonly Item[]): (Wish & { start: number })[] {
  const wishes: (Wish & { start: number })[] = [];
  let at = 0;
  for (let item = items[at]; item; item = items[at]) {
    const wish = READERS[item.kind](items, at);
    wishes.push({ ...wish, start: at });
    at = wish.end;
  }
  return wishes;
}
