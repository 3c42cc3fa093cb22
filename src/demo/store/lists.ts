import { sql, type Tx, tables } from '#db';
import type { DemoData } from '../demo-data.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';

const {
  amenities,
  bhkOptions,
  builders,
  cities,
  featuredCities,
  localities,
  tags,
  blogs,
  faqs,
  jobs,
  partners,
  popularLinks,
  testimonials,
} = tables;

/** Key lookups for everything that a listing refers to. */
export interface ListKeys {
  picture: KeyLookup;
  city: KeyLookup;
  builder: KeyLookup;
  amenity: KeyLookup;
  tag: KeyLookup;
  bhk: KeyLookup;
  /** The locality of a city by one of its names. */
  locality: (citySlug: string, name: string) => number;
}

/** Stores the localities, then what each is part of. */
async function storeLocalities(tx: Tx, data: DemoData, city: KeyLookup): Promise<ListKeys['locality']> {
  await insertRows(
    tx,
    localities,
    data.localities.map((one) => ({ ...one.row, cityId: city(one.city) })),
  );
  const parts = data.localities.flatMap(({ city: slug, parent, row: { name } }) =>
    parent === undefined ? [] : [{ city_id: city(slug), name, parent }],
  );
  await tx.execute(sql`update localities set parent_id = larger.id
    from json_to_recordset(${JSON.stringify(parts)}) as part (city_id bigint, name text, parent text)
    join localities larger on larger.city_id = part.city_id and larger.name = part.parent
    where localities.city_id = part.city_id and localities.name = part.name`);
  const stored = await tx.select().from(localities);
  const byName = new Map(
    stored.flatMap(({ id, cityId, name, aliases }) =>
      [...aliases, name.toLowerCase()].map((one) => [`${cityId} ${one}`, id] as const),
    ),
  );
  return (citySlug, name) => {
    const id = byName.get(`${city(citySlug)} ${name.toLowerCase()}`);
    if (id === undefined) throw new Error(`${citySlug} has no locality called ${name}`);
    return id;
  };
}

/** Stores cities, localities, builders, amenities, tags and BHK options. */
export async function storeLists(tx: Tx, data: DemoData, picture: KeyLookup): Promise<ListKeys> {
  const city = await insertNamed(tx, cities, 'slug', data.cities);
  const locality = await storeLocalities(tx, data, city);
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
  const amenity = await insertNamed(
    tx,
    amenities,
    'name',
    data.amenities.map((one, filterBit) => ({ ...one, filterBit })),
  );
  const tag = await insertNamed(tx, tags, 'tagName', data.tags);
  const bhk = await insertNamed(tx, bhkOptions, 'bhk', data.bhkOptions);
  return { picture, city, builder, amenity, tag, bhk, locality };
}

/**
 * Stores the content of all other pages: articles, openings, testimonials, links, FAQs; returns the keys of the
 * openings.
 */
export async function storePages(tx: Tx, data: DemoData, { picture, city }: ListKeys): Promise<{ job: KeyLookup }> {
  await insertRows(
    tx,
    blogs,
    data.articles.map((article) => ({ ...article.row, imageId: picture(article.picture.name) })),
  );
  const job = await insertNamed(tx, jobs, 'slug', data.jobs);
  await insertRows(tx, testimonials, data.testimonials);
  await insertRows(
    tx,
    partners,
    data.partners.map((partner) => ({ ...partner.row, logoId: picture(partner.picture.name) })),
  );
  await insertRows(
    tx,
    popularLinks,
    data.popularLinks.map((link) => ({ ...link.row, cityId: link.city === null ? null : city(link.city) })),
  );
  await insertRows(tx, faqs, data.faqs);
  return { job };
}
