import { MapAddress, type Property } from '#contract';
import { sql, type Tx, type tables } from '#db';
import { safeHtml } from '../html/index.ts';
import { SHOWN } from '../pictures/index.ts';

type Parts = Pick<Property, 'amenities' | 'builder'> & { images: string[]; image_alts: string[] };

interface Row extends Record<string, unknown> {
  images: string[];
  image_alts: string[];
  amenities: { id: number; name: string; category: string }[];
  builder: Property['builder'];
}

/** Pictures, amenities and builder of one listing, in one query. */
export async function listingParts(tx: Pick<Tx, 'execute'>, kind: 'property' | 'project', id: number): Promise<Parts> {
  const [own, listings] = [sql.raw(`${kind}_id`), sql.raw(kind === 'property' ? 'properties' : 'projects')];
  const pictures = sql`from ${sql.raw(`${kind}_images`)} i join media m on m.id = i.media_id and ${SHOWN} where i.${own} = l.id order by i.position`;
  const { rows } = await tx.execute<Row>(sql`
    select
      array(select m.path ${pictures}) as images,
      array(select m.alt ${pictures}) as image_alts,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'category', a.category) order by a.category, a.name)
        from ${sql.raw(`${kind}_amenities`)} la join amenities a on a.id = la.amenity_id where la.${own} = l.id), '[]') as amenities,
      (select json_build_object('id', b.id, 'name', b.name, 'image_url', m.path, 'established', b.established, 'about', b.about)
        from builders b left join media m on m.id = b.image_id and ${SHOWN} where b.id = l.builder_id) as builder
    from ${listings} l where l.id = ${id}`);
  return rows[0] ?? { images: [], image_alts: [], amenities: [], builder: null };
}

/** The API has five numbered image fields; unused ones are null. */
const imageUrls = (images: string[]) => ({
  image_url1: images[0] ?? null,
  image_url2: images[1] ?? null,
  image_url3: images[2] ?? null,
  image_url4: images[3] ?? null,
  image_url5: images[4] ?? null,
});

/** Builds the embed from the stored map URL, so that no HTML pasted by staff is ever sent to visitors. */
const locationIframe = (src: string | null): string | null =>
  src === null
    ? null
    : `<iframe src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}" title="Location" loading="lazy" sandbox="allow-scripts allow-same-origin" referrerpolicy="no-referrer"></iframe>`;

/** The stored map URL, or null if it is not an allowed one. */
function presentLocation(stored: string | null): Pick<Property, 'location_iframe' | 'location_src'> {
  const src = MapAddress.safeParse(stored).data ?? null;
  return { location_src: src, location_iframe: locationIframe(src) };
}

type ListingRow = typeof tables.properties.$inferSelect | typeof tables.projects.$inferSelect;

/** The fields that property and project pages share. */
export const presentDetail = (row: ListingRow, { images, image_alts, amenities, builder }: Parts) => ({
  ...imageUrls(images),
  image_alts,
  description: safeHtml(row.description),
  ...presentLocation(row.locationEmbedSrc),
  latitude: row.latitude,
  longitude: row.longitude,
  landmarks: row.landmarks,
  decision_drivers_life_style: row.decisionDriversLifeStyle,
  decision_drivers_connectivity: row.decisionDriversConnectivity,
  decision_drivers_livability: row.decisionDriversLivability,
  decision_drivers_value_for_money: row.decisionDriversValueForMoney,
  amenities,
  builder,
  confirmed_at: row.confirmedAt?.toISOString() ?? null,
  rera_checked_at: row.reraCheckedAt?.toISOString() ?? null,
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
});
