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

/** The slug of a record after a change: asked for, or from the title of a new one; a former one keeps leading here. */
export async function slugAfter({ tx, before }: Change, owner: SlugOwner, { slug, title = '' }: SlugInput) {
  if (before === undefined) return claimSlug(tx, owner, slug || title);
  const current = String(before.slug);
  if (!slug || slug === current) return undefined;
  const claimed = await claimSlug(tx, owner, slug, before.id);
  if (claimed !== current) await rememberSlug(tx, owner, current, before.id);
  return claimed;
}
