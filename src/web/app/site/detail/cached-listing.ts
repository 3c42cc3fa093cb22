import type { Listing } from '../shared/listings.ts';

/** A field that only the cards of one kind have. */
const MARKS: Record<Listing['kind'], string> = { property: 'built_up_area', project: 'minimum_price' };

/** Cards lie at most this deep in an answer: `{ property: { similar: [card] } }`. */
const DEEPEST = 4;

function find(value: unknown, slug: string, mark: string, depth: number): object | undefined {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return undefined;
  if ('slug' in value && value.slug === slug && mark in value) return value;
  for (const part of Object.values(value)) {
    const found = find(part, slug, mark, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/**
 * The card of a listing among answers that are there already, to show at once while its page is fetched. The slug of
 * the address decides and nothing else.
 */
export function findCachedListing(
  kind: Listing['kind'],
  slug: string,
  answers: readonly unknown[],
): Listing | undefined {
  const item = find(answers, slug, MARKS[kind], 0);
  return item && ({ kind, item } as Listing);
}
