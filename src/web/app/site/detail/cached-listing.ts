import type { Listing } from '../shared/listings.ts';

/** A field that only cards of this type have. */
const MARKS: Record<Listing['kind'], string> = { property: 'built_up_area', project: 'minimum_price' };

/** Maximum depth of a card in a response: `{ property: { similar: [card] } }`. */
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
 * Finds the card of a listing in cached responses, to show it while the page is loading. Only the slug of the URL
 * identifies the listing.
 */
export function findCachedListing(
  kind: Listing['kind'],
  slug: string,
  answers: readonly unknown[],
): Listing | undefined {
  const item = find(answers, slug, MARKS[kind], 0);
  return item && ({ kind, item } as Listing);
}
