import { FILLERS, FILLERS_AND_LIMITS, findNeighbor } from './interpret.ts';
import { isMonthly, readMeasure } from './measures.ts';
import type { Item } from './recognize.ts';

type BoundItem = Item & { kind: 'bound' };

/** Whether 'not' turns a limit into the opposite one: 'not above 50 lakh', '50 lakh se zyada nahi'. */
const isNegatable = (item: Item | undefined): item is BoundItem =>
  item?.kind === 'bound' &&
  item.bound !== 'about' &&
  !item.isWeak &&
  (item.isExclusive === true || item.refersBack === true);

/**
 * What is not above a number is at most that number. The limit takes in a word for 'not' beside it, which is then quoted
 * with it if no filter can express the wish.
 */
const negate = (item: BoundItem, not: Item, isBeside: boolean): Item => ({
  ...item,
  ...(isBeside && { start: Math.min(item.start, not.start), end: Math.max(item.end, not.end) }),
  bound: item.bound === 'min' ? 'max' : 'min',
  isExclusive: false,
});

/** Whether an item says what kind of home is meant: 'flat', '2 bhk'. */
function isHome(item: Item | undefined): boolean {
  if (item?.kind === 'quantity') return item.unit.counts === 'bhk';
  return item?.kind === 'filters' && (item.filters.property_type ?? item.filters.residency_type) !== undefined;
}

/** Whether an item may stand between a limit and its negation: '20 hazar se zyada rent nahi'. */
const isBetweenLimitAndNot = (item: Item | undefined): boolean =>
  item?.kind === 'filler' ||
  item?.kind === 'old' ||
  (item?.kind === 'bound' && item.isWeak === true) ||
  isMonthly(item);

/** Whether a limit belongs to a number: '50 lakh se zyada', 'above 50 lakh', '50 lakh, usse zyada'. */
function hasNumber(items: readonly Item[], at: number): boolean {
  const limit = items[at];
  const isPassed = (item: Item | undefined): boolean =>
    isBetweenLimitAndNot(item) ||
    (item !== undefined && FILLERS_AND_LIMITS.has(item.kind)) ||
    (item?.kind === 'symbol' && item.symbol === ',' && limit?.kind === 'bound' && limit.refersBack === true);
  let before = at - 1;
  while (isPassed(items[before])) before -= 1;
  const after = findNeighbor(items, at, 1, FILLERS_AND_LIMITS);
  return items[before]?.kind === 'quantity' || items[after]?.kind === 'quantity';
}

/** The limit that a word for 'not' after it negates. */
function findLimitBefore(items: readonly Item[], at: number): number | undefined {
  let limit = at - 1;
  while (isBetweenLimitAndNot(items[limit])) limit -= 1;
  // In '50 lakh se zyada ka flat nahi' the price is not wanted, in '2bhk nahi 3bhk chahiye' the home.
  if (isHome(items[limit]) && !isHome(items[findNeighbor(items, at, 1, FILLERS)])) {
    let previous = limit - 1;
    while (isBetweenLimitAndNot(items[previous])) previous -= 1;
    if (isNegatable(items[previous])) limit = previous;
  }
  const number = items[limit];
  const found = number?.kind === 'quantity' ? findNeighbor(items, limit, -1, FILLERS) : limit;
  const item = items[found];
  const isBeforeNumber = found === limit || (item?.kind === 'bound' && item.side !== 'after');
  return isBeforeNumber && isNegatable(item) && hasNumber(items, found) ? found : undefined;
}

/** The limit that a word for 'not' before it negates. */
function findLimitAfter(items: readonly Item[], at: number): number | undefined {
  const next = findNeighbor(items, at, 1, FILLERS);
  const start = isHome(items[next]) && items[next]?.kind === 'filters' ? findNeighbor(items, next, 1, FILLERS) : next;
  const measure = readMeasure(items, start);
  if (!measure) return undefined;
  const limits = items.flatMap((item, place) =>
    place >= start && place < measure.end && item.kind === 'bound' && !item.isWeak ? place : [],
  );
  const [limit, ...others] = limits;
  return limit !== undefined && others.length === 0 && isNegatable(items[limit]) ? limit : undefined;
}

function findNegatedLimit(items: readonly Item[], at: number): number | undefined {
  const kind = items[at]?.kind;
  if (kind === 'notNext') return findLimitAfter(items, at);
  if (kind === 'notPrevious') return findLimitBefore(items, at);
  return kind === 'softNot' && isNegatable(items[at - 1]) && hasNumber(items, at - 1) ? at - 1 : undefined;
}

/** Turns negated limits into the opposite ones. */
function negateLimits(typed: readonly Item[]): Item[] {
  const items = [...typed];
  for (const [at, item] of typed.entries()) {
    const limit = findNegatedLimit(items, at);
    const negated = limit === undefined ? undefined : items[limit];
    if (limit === undefined || negated?.kind !== 'bound') continue;
    const { start, end, isGlued } = item;
    items[limit] = negate(negated, item, findNeighbor(items, at, limit < at ? -1 : 1, FILLERS) === limit);
    items[at] = { kind: 'filler', start, end, isGlued };
  }
  return items;
}

/** The position after the wish that follows an item. */
function findWishEnd(items: readonly Item[], at: number): number {
  const next = findNeighbor(items, at, 1, FILLERS);
  return readMeasure(items, next)?.end ?? next + 1;
}

/** The start of the wish before an item: the number in '50 lakh tak nahi'. */
function findWishStart(items: readonly Item[], at: number): number {
  const nearest = findNeighbor(items, at, -1, FILLERS);
  // A word that we do not know between a limit and 'not' leaves open which of the two is negated.
  const beforeNearest = findNeighbor(items, nearest, -1, FILLERS);
  const isOpen = items[nearest]?.kind === 'unknown' && isNegatable(items[beforeNearest]);
  const previous = isOpen ? beforeNearest : nearest;
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

/**
 * Applies the words for 'not'. A negated limit is the opposite limit; for everything else filters are available for
 * what is wanted only, so that what is excluded counts as not understood.
 */
export function applyNegations(typed: readonly Item[]): Item[] {
  const items = negateLimits(typed);
  const excluded = findExcluded(items);
  return items.map((item, at) => {
    const { start, end, isGlued } = item;
    const isWord = item.kind !== 'symbol' && item.kind !== 'filler';
    return excluded.has(at) && isWord ? { kind: 'unknown', start, end, isGlued } : item;
  });
}
