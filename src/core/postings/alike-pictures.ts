import type { Duplicate, DuplicateReason, ListingKind } from '#contract';
import { sql, type Tx } from '#db';

/** Maximum differing bits of two hashes that count as the same picture; the index finds all matches up to three. */
const MAX_DIFFERING = 6;
/** Maximum number of similar pictures to return. */
const MAX_ALIKE = 40;

/** A listing with a picture that looks like one of the posting's. */
export interface AlikePicture {
  kind: ListingKind;
  id: number;
  /** The position of the picture in the posting. */
  position: number;
}

/**
 * Listings that show a picture of this posting, even in another size or encoding. Hash quarters that are nearly uniform
 * (sky, walls) match thousands of pictures, so they are ignored.
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

/** What a listing has in common with a posting. */
interface Common {
  phone: boolean;
  email: boolean;
  /** Similarity of the addresses, from 0 to 1. */
  address: number;
  city: boolean;
  /** Positions of the posting's pictures that look the same. */
  pictures: number[];
}

/** A listing that may be the same property. */
export interface Likeness extends Omit<Duplicate, 'createdAt' | 'reasons'> {
  createdAt: Date;
  common: Common;
}

/** Weights each match by how unlikely it is to be a coincidence: the same picture counts most. */
export const likelihood = ({ phone, email, address, city, pictures }: Common): number =>
  (pictures.length > 0 ? 4 : 0) + (phone || email ? 2 : 0) + address * (city ? 3 : 1);

export const getReasons = ({ phone, email, address, pictures }: Common): DuplicateReason[] => [
  ...(phone ? [{ kind: 'phone' as const }] : []),
  ...(email ? [{ kind: 'email' as const }] : []),
  ...(address > 0 ? [{ kind: 'address' as const, percent: Math.round(address * 100) }] : []),
  ...pictures.map((position) => ({ kind: 'picture' as const, position })),
];
