import type { ListingStatus } from '#contract';

/** What became of a listing. Most are published; a deleted one is hidden and can be restored for a while. */
export type Fate = ListingStatus | 'deleted';

const isYoung = (fate: Fate): boolean => fate === 'draft' || fate === 'scheduled';

/** As many times each fate as wanted. */
const spelledOut = (counts: Partial<Record<Fate, number>>): Fate[] =>
  Object.entries(counts).flatMap(([fate, count]) => Array.from({ length: count }, () => fate as Fate));

/**
 * Deals out the fates that are not `published` among listings in the order of their age, oldest first: drafts and
 * scheduled ones go to the youngest, the others are spread over the rest. Whoever gets none is published.
 */
export function dealFates<T>(eligible: readonly T[], counts: Partial<Record<Fate, number>>): Map<T, Fate> {
  const fates = spelledOut(counts);
  const young = fates.filter(isYoung);
  const old = fates.filter((fate) => !isYoung(fate));
  const dealt = new Map<T, Fate>();
  const deal = (place: number, fate: Fate) => {
    const listing = eligible[place];
    if (listing === undefined || dealt.has(listing)) throw new Error('too few listings for so many fates');
    dealt.set(listing, fate);
  };
  for (const [turn, fate] of young.entries()) deal(eligible.length - 2 - turn * 2, fate);
  for (const [turn, fate] of old.entries()) deal(Math.floor(((turn + 0.5) * eligible.length * 0.8) / old.length), fate);
  return dealt;
}

/** The status that a row of this fate carries. */
export const toStatus = (fate: Fate): ListingStatus => (fate === 'deleted' ? 'withdrawn' : fate);
