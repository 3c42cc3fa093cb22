import type { ListingStatus } from '#contract';

/** The status of a listing. Most are published; a deleted one is hidden and can be restored for a while. */
export type Fate = ListingStatus | 'deleted';

const isYoung = (fate: Fate): boolean => fate === 'draft' || fate === 'scheduled';

/** Repeats each status as often as its count. */
const spelledOut = (counts: Partial<Record<Fate, number>>): Fate[] =>
  Object.entries(counts).flatMap(([fate, count]) => Array.from({ length: count }, () => fate as Fate));

/**
 * Distributes all statuses other than `published` among listings ordered by age, oldest first: drafts and scheduled
 * ones go to the newest, the others are spread over the rest. Listings without an entry are published.
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

/** The status column for this fate. */
export const toStatus = (fate: Fate): ListingStatus => (fate === 'deleted' ? 'withdrawn' : fate);
