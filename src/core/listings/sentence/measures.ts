import { squareFeet } from '#contract/amounts.ts';
import type { BoundWord } from './grammar-words.ts';
import type { Quantity } from './quantities.ts';
import type { Item } from './recognize.ts';

/** A wish in numbers: '2 or 3 bhk', 'under 1.5 cr', '1000 to 1200 sq ft'. */
export interface Measure {
  /** 'nothing' is a number without any unit. Areas are in square feet, times in days, money in rupees. */
  counts: Quantity['unit']['counts'];
  values: number[];
  isRange: boolean;
  bound: Pick<BoundWord, 'bound' | 'isExclusive'> | undefined;
  /** Whether it says that the amount is paid every month. */
  isMonthly: boolean;
  /** Whether it says that it is an age: '5 years old', 'older than 5 years'. */
  isAge: boolean;
  /** The position after its last item. */
  end: number;
}

/** From here on a number without a unit can be an amount of rupees. */
export const MIN_BARE_AMOUNT = 5000;

/** The values in the unit that filters use. */
function toFilterUnit({ unit, values }: Quantity): number[] {
  if (unit.counts === 'area') return values.map((value) => Math.round(squareFeet({ value, unit: unit.unit })));
  return unit.counts === 'days' ? values.map((value) => value * unit.days) : values;
}

/** The value of a number that has the unit of the other end of its range. */
const withUnit = (value: number, { unit }: Quantity): number => {
  if (unit.counts === 'money') return value >= MIN_BARE_AMOUNT ? value : Math.round(value * 10 ** unit.zeros);
  return toFilterUnit({ unit, values: [value], isMinimum: false })[0] ?? value;
};

/** Lakh is the next lower unit of crore, and thousand that of lakh. */
const ZEROS_BETWEEN_UNITS = 2;

/** The ends of a range such as '40-60 lakh' or '80 to 1.2 cr', in which one end may have no unit. */
function readRange(low: Quantity, high: Quantity, isDash: boolean): number[] | undefined {
  // Lists are no ends of a range.
  if (low.values.length > 1 || high.values.length > 1) return undefined;
  const [bottom = 0, top = 0] = [...toFilterUnit(low), ...toFilterUnit(high)];
  if (low.unit.counts === high.unit.counts) return [Math.min(bottom, top), Math.max(bottom, top)];
  if (low.unit.counts === 'nothing') {
    const inUnit = withUnit(bottom, high);
    if (inUnit <= top) return [inUnit, top];
    const inLowerUnit = inUnit / 10 ** ZEROS_BETWEEN_UNITS;
    return high.unit.counts === 'money' && inLowerUnit <= top ? [inLowerUnit, top] : undefined;
  }
  // After a dash a bare number is more often the next wish: '3 bhk - 1200'.
  if (high.unit.counts !== 'nothing' || isDash) return undefined;
  const inUnit = withUnit(top, low);
  return bottom <= inUnit ? [bottom, inUnit] : undefined;
}

const isDash = (item: Item | undefined): boolean => item?.kind === 'symbol' && item.symbol === '-';

/** Skips words before a number and collects the limits among them: 'budget of around', 'not more than'. */
function readBefore(items: readonly Item[], start: number): { bounds: BoundWord[]; isBetween: boolean; at: number } {
  const bounds: BoundWord[] = [];
  let isBetween = false;
  for (let at = start; ; at += 1) {
    const item = items[at];
    const isColon = item?.kind === 'symbol' && /^[,-]$/.test(item.symbol) && bounds.at(-1)?.isMoney === true;
    if (item?.kind === 'bound' && item.side !== 'after') bounds.push(item);
    else if (item?.kind === 'between') isBetween = true;
    else if (!(at > start && (item?.kind === 'filler' || isColon))) return { bounds, isBetween, at };
  }
}

/** The next item, apart from words without a wish and limits before a number. */
function findNext(items: readonly Item[], start: number): Item | undefined {
  return items.find(
    (item, at) =>
      at >= start &&
      item.kind !== 'filler' &&
      item.kind !== 'between' &&
      !(item.kind === 'bound' && item.side !== 'after'),
  );
}

/** Whether a quantity can be an amount. */
export const isMoney = ({ unit }: Quantity): boolean => unit.counts === 'money' || unit.counts === 'nothing';

/** Whether a limit after a quantity belongs to it and not to the next one: '50 lakh max', but '2 bhk max 50 lakh'. */
function belongsToPrevious(items: readonly Item[], at: number, quantity: Quantity, isBound: boolean): boolean {
  const item = items[at];
  if (item?.kind !== 'bound') return false;
  const next = items[at + 1];
  // In '3 bhk+study', '3 bhk + parking' and '3 bhk plus study' it joins two wishes.
  const isJoining = item.isSign ? next !== undefined && (next.isGlued || !item.isGlued) : next?.kind === 'unknown';
  const isBeforeBudget = next?.kind === 'bound' && next.isMoney === true;
  if (item.isJoiner && isJoining && !isBeforeBudget) return false;
  if (item.isMoney && !isMoney(quantity)) return false;
  const isAmount = isMoney(quantity) || quantity.unit.counts === 'area';
  if (item.isAmount && !isAmount) return false;
  if (item.side === 'after') return true;
  const following = findNext(items, at + 1);
  // A limit for the next number belongs to this one if there is no other: '2 crore not below'.
  if (item.side === 'before') return isAmount && !item.isWeak && !item.isAge && following?.kind !== 'quantity';
  // '3 bhk below the metro' speaks of a place.
  if (following?.kind !== 'quantity') return !item.isExclusive || isMoney(quantity) || following?.kind !== 'unknown';
  if (isBound || !isMoney(quantity)) return false;
  // '50 lakh above 5th floor' is a floor.
  return item.isExclusive ? following.unit.counts === 'bhk' : !isMoney(following);
}

const DAYS_OF_MONTH = 30;

/** A word that makes an amount a monthly one: 'per month', 'mahina'. */
export function isMonthly(item: Item | undefined): boolean {
  if (item?.kind === 'filters') return item.filters.purpose === 'rent';
  return item?.kind === 'unit' && item.unit.counts === 'days' && item.unit.days === DAYS_OF_MONTH;
}

/** Whether a comma stands before a limit that refers back: '50 lakh, usse zyada nahi'. */
function isCommaBeforeLimit(items: readonly Item[], at: number): boolean {
  const [comma, next] = [items[at], items[at + 1]];
  return comma?.kind === 'symbol' && comma.symbol === ',' && next?.kind === 'bound' && next.refersBack === true;
}

/** The position after the words without a wish from `start` on, and whether one says that an amount is monthly. */
function skipIdle(items: readonly Item[], start: number, quantity: Quantity): { at: number; hasMonth: boolean } {
  let hasMonth = false;
  for (let at = start; ; at += 1) {
    const isMonth = isMoney(quantity) && isMonthly(items[at]);
    if (!isMonth && items[at]?.kind !== 'filler') return { at: isCommaBeforeLimit(items, at) ? at + 1 : at, hasMonth };
    hasMonth ||= isMonth;
  }
}

/** Collects the limits after a number: 'tak', 'ke beech', 'ka budget', 'per month tak', 'years old or newer'. */
function readAfter(items: readonly Item[], start: number, quantity: Quantity, isBound: boolean) {
  const bounds: BoundWord[] = [];
  let [isPaidMonthly, hasOld] = [false, false];
  let at = start;
  for (;;) {
    const { at: next, hasMonth } = skipIdle(items, at, quantity);
    const item = items[next];
    if (item?.kind === 'bound' && belongsToPrevious(items, next, quantity, isBound || bounds.length > 0))
      // After a number, 'above' includes it.
      bounds.push(item.side === 'both' ? { ...item, isExclusive: false } : item);
    else if (item?.kind === 'old' && quantity.unit.counts === 'years') hasOld = true;
    else if (item?.kind !== 'amid') return { bounds, isMonthly: isPaidMonthly, hasOld, at };
    isPaidMonthly ||= hasMonth;
    at = next + 1;
  }
}

/** Explicit limits count more than 'around', and both more than 'budget'. */
function pickBound(bounds: readonly BoundWord[]): BoundWord | undefined {
  return (
    bounds.find(({ isWeak, bound }) => !isWeak && bound !== 'about') ??
    bounds.find(({ bound }) => bound === 'about') ??
    bounds[0]
  );
}

/** Reads a quantity with the limits around it, or a range of two. */
export function readMeasure(items: readonly Item[], start: number): Measure | undefined {
  const before = readBefore(items, start);
  const low = items[before.at];
  if (low?.kind !== 'quantity') return undefined;
  const [mark, high] = [items[before.at + 1], items[before.at + 2]];
  const isBetween = before.isBetween || items[before.at + 3]?.kind === 'amid';
  const isRangeMark = mark?.kind === 'range' || isDash(mark) || (isBetween && mark?.kind === 'and');
  const ends = isRangeMark && high?.kind === 'quantity' ? readRange(low, high, isDash(mark)) : undefined;
  const last = ends && high?.kind === 'quantity' ? high : low;
  const isBound = before.bounds.some(({ isWeak }) => !isWeak);
  const after = readAfter(items, before.at + (ends ? 3 : 1), last, isBound);
  const counts = low.unit.counts === 'nothing' ? last.unit.counts : low.unit.counts;
  const bounds = [...before.bounds, ...after.bounds];
  const isAge = after.hasOld || bounds.some((bound) => bound.isAge);
  const common = { counts, isMonthly: after.isMonthly, isAge, end: after.at };
  if (ends) return { ...common, values: ends, isRange: true, bound: undefined };
  const bound = low.isMinimum ? ({ bound: 'min' } as const) : pickBound(bounds);
  // A lower limit may also be written as a range without an end: 'from 50 lakh'.
  const open = before.isBetween && !bound ? ({ bound: 'min' } as const) : bound;
  return { ...common, values: toFilterUnit(low), isRange: false, bound: open };
}
