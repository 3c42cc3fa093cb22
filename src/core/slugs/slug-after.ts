import type { Tx } from '#db';
import { claimSlug, rememberSlug, type SlugOwner, slugOf } from './claim-slug.ts';

type Named = Record<string, unknown> & { id: number };

/** The slug of a record after a change, or nothing where it stays as it was: a former one keeps leading to the record. */
export async function slugAfter(
  tx: Tx,
  owner: SlugOwner,
  before: Named | undefined,
  wanted: string | undefined,
): Promise<string | undefined> {
  if (!before) return claimSlug(tx, owner, wanted ?? '');
  const current = String(before.slug);
  if (!wanted || slugOf(wanted, owner) === current) return undefined;
  const claimed = await claimSlug(tx, owner, wanted, before.id);
  if (claimed !== current) await rememberSlug(tx, owner, current, before.id);
  return claimed;
}
