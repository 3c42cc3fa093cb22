import type { Facing } from '#contract/listings/enumerations.ts';
import { toFilters } from './measure-filters.ts';
import { isMoney, isMonthly, type Measure, readMeasure } from './measures.ts';
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

export type Kinds = ReadonlySet<Item['kind']>;
export const FILLERS: Kinds = new Set(['filler']);
export const FILLERS_AND_LIMITS: Kinds = new Set(['filler', 'bound', 'range', 'between', 'amid']);
const FILLERS_AND_MARKS: Kinds = new Set(['filler', 'symbol', 'per']);
const LIST_MARKS: Kinds = new Set(['symbol', 'and', 'or']);

/** The position of the nearest item before or after another, apart from some kinds. */
export function findNeighbor(items: readonly Item[], at: number, step: 1 | -1, skipped: Kinds): number {
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

/** Older listings are not meant by a number of days: 'not older than 6 months' may speak of the building. */
const MAX_LISTING_AGE = 31;

const isListingAge = ({ isAge, values }: Measure): boolean => isAge && values.every((days) => days <= MAX_LISTING_AGE);

/**
 * Whether a comparison that we do not know follows, as in '50 lakh se' and an unknown word: it can be a floor as well
 * as a ceiling.
 */
function isUnknownComparison(items: readonly Item[], { counts, bound, isRange, end }: Measure): boolean {
  const [next, word] = [items[end], items[end + 1]];
  const isAmount = counts === 'money' || counts === 'nothing' || counts === 'area';
  return isAmount && !bound && !isRange && next?.kind === 'range' && next.isComparing && word?.kind === 'unknown';
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
  if (isUnknownComparison(items, measure)) return { filters: undefined, end: end + 2 };
  const isMeant = {
    years: isAge || measure.isAge,
    days: isListingTime(items, start, end) || isListingAge(measure),
    money: !isOtherMoney(items, start, end),
    nothing: !isOtherMoney(items, start, end),
    bhk: true,
    rk: true,
    area: true,
    floor: true,
  }[counts];
  return { filters: isMeant ? toFilters(measure) : undefined, end };
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
  softNot: readNothing,
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
