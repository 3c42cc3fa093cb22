import type { Tx } from '#db';
import { claimSlug, rememberSlug, type SlugOwner } from './claim-slug.ts';

interface Change {
  tx: Tx;
  before: (Record<string, unknown> & { id: number }) | undefined;
}

interface SlugInput {
  slug?: string | undefined;
  title?: string | undefined;
}

/**
 * The slug to store: the requested one, or for a new record from its title; undefined if unchanged. A former slug
 * redirects to the record.
 */
export async function slugAfter({ tx, before }: Change, owner: SlugOwner, { slug, title = '' }: SlugInput) {
  if (before === undefined) return claimSlug(tx, owner, slug || title);
  const current = String(before.slug);
  if (!slug || slug === current) return undefined;
  const claimed = await claimSlug(tx, owner, slug, before.id);
  if (claimed !== current) await rememberSlug(tx, owner, current, before.id);
  return claimed;
}
