import { same, toIdentity } from '../listing-identity.ts';
import type { Listing } from '../listings.ts';
import { type Compared, MAX_COMPARED, readCompared, writeCompared } from './compare.ts';

export interface Choice {
  compared: Compared[];
  outcome: 'added' | 'removed' | 'full' | 'started anew';
}

/**
 * Result of selecting a listing; only one type can be compared, so a listing of another type starts a new comparison.
 */
export function chosen(compared: Compared[], entry: Compared): Choice {
  const others = compared.filter((item) => !same(item, entry));
  if (others.length < compared.length) return { compared: others, outcome: 'removed' };
  if (compared.some(({ type }) => type !== entry.type)) return { compared: [entry], outcome: 'started anew' };
  if (compared.length >= MAX_COMPARED) return { compared, outcome: 'full' };
  return { compared: [...compared, entry], outcome: 'added' };
}

/**
 * Adds a listing to the comparison or removes it, synchronously because the visitor may leave with the next tap. Only
 * the messages for unexpected outcomes are loaded on demand.
 */
export async function toggleCompared(listing: Listing): Promise<void> {
  const before = readCompared();
  const { compared, outcome } = chosen(before, { ...toIdentity(listing), title: listing.item.title });
  writeCompared(compared);
  if (outcome === 'full') (await import('./say-chosen.ts')).sayFull();
  if (outcome === 'started anew') (await import('./say-chosen.ts')).sayStartedAnew(before, listing.kind);
}
