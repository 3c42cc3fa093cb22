import type { ListingKind } from '#contract';
import { type SQL, sql } from '#db';
import { SHOWN } from '../../pictures/index.ts';

const LISTINGS: Record<ListingKind, string> = {
  posted_property: 'posted_properties',
  property: 'properties',
  project: 'projects',
};

/** A select expression for the path of a listing's first public picture. */
export const firstPicture = (kind: ListingKind): SQL<string | null> =>
  sql`(select m.path from ${sql.identifier(`${kind}_images`)} i join media m on m.id = i.media_id
    where i.${sql.identifier(`${kind}_id`)} = ${sql.identifier(LISTINGS[kind])}.id and ${SHOWN} order by i.position limit 1)`;
