import type { ListingOwner } from '../write-listing.ts';

/**
 * Runs `work` in batches for both kinds of listing until a batch is not full or the signal aborts; returns the total.
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
