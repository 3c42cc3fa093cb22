import type { Tx } from '#db';
import { tables } from '#db';
import type { DemoData } from '../demo-data.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';

const { amenities, bhkOptions, builders, cities, featuredCities, tags } = tables;

/** Key lookups for everything that a listing refers to. */
export interface ListKeys {
  picture: KeyLookup;
  city: KeyLookup;
  builder: KeyLookup;
  amenity: KeyLookup;
  tag: KeyLookup;
  bhk: KeyLookup;
}

/** Stores cities, builders, amenities, tags and BHK options. */
export async function storeLists(tx: Tx, data: DemoData, picture: KeyLookup): Promise<ListKeys> {
  const city = await insertNamed(tx, cities, 'slug', data.cities);
  await insertRows(
    tx,
    featuredCities,
    data.featuredCities.map((one) => ({ ...one.row, cityId: city(one.city), imageId: picture(one.picture.name) })),
  );
  const builder = await insertNamed(
    tx,
    builders,
    'name',
    data.builders.map((one) => ({ ...one.row, imageId: picture(one.picture.name) })),
  );
  const amenity = await insertNamed(tx, amenities, 'name', data.amenities);
  const tag = await insertNamed(tx, tags, 'tagName', data.tags);
  const bhk = await insertNamed(tx, bhkOptions, 'bhk', data.bhkOptions);
  return { picture, city, builder, amenity, tag, bhk };
}
