import type { PictureKind } from '#contract';
import { suggestAlts } from '#contract/media/picture-alts.ts';
import { eq, sql, type Tx, tables } from '#db';
import type { ListingOwner } from '../search-rows.ts';

const { media } = tables;

/** Alternative texts that were suggested from an earlier title follow the new one; texts that were written stay. */
export async function renameAlts(
  tx: Tx,
  owner: ListingOwner,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; kind: PictureKind | null; alt: string }>(sql`
    select m.id, i.kind, m.alt from ${sql.raw(`${owner}_images`)} i join media m on m.id = i.media_id
    where i.${sql.raw(`${owner}_id`)} = ${id} order by i.position`);
  const [before, after] = [suggestAlts(from, rows), suggestAlts(to, rows)];
  const renamed = rows.flatMap(({ id: mediaId, alt }, index) =>
    alt === before[index] ? [{ mediaId: Number(mediaId), alt: after[index] ?? '' }] : [],
  );
  // In the order in which pictures are chosen, so that two changes do not wait for each other.
  for (const { mediaId, alt } of renamed.toSorted((one, other) => one.mediaId - other.mediaId))
    await tx.update(media).set({ alt }).where(eq(media.id, mediaId));
}
