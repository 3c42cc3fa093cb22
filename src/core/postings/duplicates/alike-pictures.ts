import type { ListingKind } from '#contract';
import { sql, type Tx } from '#db';

/** How many of the 64 bits of two pictures may differ that look the same. Up to three the index finds every one. */
const MAX_DIFFERING = 6;
/** So many pictures that look the same are enough to know. */
const MAX_ALIKE = 40;

/** A listing with a picture that looks like one of the posting's. */
export interface AlikePicture {
  kind: ListingKind;
  id: number;
  /** The place of the picture among those of the posting. */
  position: number;
}

/**
 * Listings that show a picture of this posting, even in another size or encoding. A quarter of a picture that is nearly
 * all sky or wall is like that of thousands of others: it does not count.
 */
export async function alikePictures(tx: Tx, postingId: number): Promise<AlikePicture[]> {
  const { rows } = await tx.execute<AlikePicture & Record<string, unknown>>(sql`
    with mine as materialized (
      select i.position, m.id as media_id, m.picture_hash as hash, array(
        select quarter from unnest(picture_quarters(m.picture_hash)) quarter
        where bit_count((quarter & 65535)::bit(16)) between 3 and 13
      ) as quarters
      from posted_property_images i join media m on m.id = i.media_id
      where i.posted_property_id = ${postingId} and m.picture_hash is not null
    ), alike as materialized (
      select mine.position, found.id as media_id
      from mine cross join lateral (
        select m.id from media m
        where picture_quarters(m.picture_hash) && mine.quarters
          and bit_count((m.picture_hash # mine.hash)::bit(64)) <= ${MAX_DIFFERING}
        limit ${MAX_ALIKE}
      ) found
    )
    select distinct 'posted_property' as kind, i.posted_property_id as id, alike.position
      from alike join posted_property_images i using (media_id) where i.posted_property_id <> ${postingId}
    union all
    select distinct 'property', i.property_id, alike.position from alike join property_images i using (media_id)
    union all
    select distinct 'project', i.project_id, alike.position from alike join project_images i using (media_id)
    order by 1, 2, 3
    limit ${MAX_ALIKE}`);
  return rows;
}
