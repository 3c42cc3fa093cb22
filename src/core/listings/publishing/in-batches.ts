import type { ListingOwner } from '../write-listing.ts';

/**
 * Takes up both kinds of listing, a batch of this size after the other, until one is not full or it is asked to stop;
 * answers how many listings that were.
 */
export async function inBatches(
  size: number,
  work: (owner: ListingOwner) => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let total = 0;
  for (const owner of ['property', 'project'] as const) {
    for (;;) {
      const found = await work(owner);
      total += found;
      if (found < size || signal?.aborted) break;
    }
  }
  return total;
}
