import type { PropertyAnswer } from '#contract';
import type { Db } from '#db';
import { safeHtml } from '../html/index.ts';
import { findProperty } from './find-by-slug.ts';
import { imageUrls, listingParts, locationIframe } from './listing-parts.ts';
import { presentPropertyItems } from './property-items.ts';
import { similarProperties } from './similar.ts';

/** A property with all its page shows, and the two most like it. */
export async function readProperty(db: Db, slug: string): Promise<PropertyAnswer> {
  const row = await findProperty(db, slug);
  const [[item], parts, similar] = await Promise.all([
    presentPropertyItems(db, [row.id]),
    listingParts(db, 'property', row.id),
    similarProperties(db, row.id).then((ids) => presentPropertyItems(db, ids)),
  ]);
  if (!item) throw new Error(`property ${row.id} vanished while it was read`);
  const { images, amenities, builder } = parts;
  return {
    success: true,
    property: {
      ...item,
      ...imageUrls(images),
      description: safeHtml(row.description),
      area:
        row.builtUpAreaValue === null || row.builtUpAreaUnit === null
          ? null
          : { value: row.builtUpAreaValue, unit: row.builtUpAreaUnit },
      furnishing: row.furnishing,
      facing: row.facing,
      maintenance: row.maintenance,
      possession_date: row.possessionDate,
      location_iframe: locationIframe(row.locationEmbedSrc),
      latitude: row.latitude,
      longitude: row.longitude,
      landmarks: row.landmarks,
      decision_drivers_life_style: row.decisionDriversLifeStyle,
      decision_drivers_connectivity: row.decisionDriversConnectivity,
      decision_drivers_livability: row.decisionDriversLivability,
      decision_drivers_value_for_money: row.decisionDriversValueForMoney,
      amenities,
      builder,
      meta_title: row.metaTitle,
      meta_description: row.metaDescription,
      similar,
    },
  };
}
