import { beforeAll, describe, expect, test } from 'vitest';
import { type PropertyInput, PropertySearch } from '#contract';
import { eq, sql, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { saveListings } from '../../../test/save-listings.ts';
import { DomainError } from '../errors.ts';
import { searchProperties } from './property-search/search-properties.ts';
import { foldCounts } from './search-rows.ts';

const app = createTestApp();
const listings = saveListings(app);
let cityIds: number[] = [];
let bhkIds: number[] = [];

beforeAll(async () => {
  const cities = ['Agra', 'Surat', 'Nashik'].map((name) => ({ name, slug: name.toLowerCase(), state: 'State' }));
  cityIds = (await app.db.insert(tables.cities).values(cities).returning()).map(({ id }) => id);
  const bhks = ['1', '2', '3'].map((bhk, bit) => ({ bhk, bit }));
  bhkIds = (await app.db.insert(tables.bhkOptions).values(bhks).returning()).map(({ id }) => id);
});

const complete = (changes: Partial<PropertyInput> = {}): Partial<PropertyInput> & { title: string } => ({
  title: 'A flat by the lake',
  description: '<p>Light.</p>',
  city_id: cityIds[0] ?? 0,
  property_type: 'flat/apartment',
  residency_type: 'residential',
  possession_status: 'ready_to_move',
  price: 8_500_000,
  built_up_area: { value: 1250, unit: 'sq_ft' },
  ...changes,
});

const total = async (query: object = {}) => (await searchProperties(app.db, PropertySearch.parse(query))).totalItems;

const publishNew = async (changes: Partial<PropertyInput> = {}) => {
  const id = await listings.properties.create(complete(changes));
  await listings.properties.setStatus(id, 'published');
  return id;
};

/** The number of search rows and counts that do not match the listings. */
async function differences(): Promise<number> {
  const { rows } = await app.db.execute<{ n: number }>(sql`
    with columns as (select id, sort_key, price, builder_id, area_sq_ft, bhk_mask, city_id, rating, property_type, residency_type, possession_status, furnishing from property_search),
    truth as (select id, sort_key, price, builder_id, area_sq_ft, bhk_mask, city_id, rating, property_type, residency_type, possession_status, furnishing from property_search_truth),
    counted as (select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, sum(n) as n from
      (select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, n from property_cube union all select * from property_cube_delta) kept group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0),
    counts as (select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, price_bucket(price) as bucket, count(*)::numeric as n from property_search group by 1, 2, 3, 4, 5, 6, 7)
    select (select count(*) from (select * from columns except select * from truth) a) + (select count(*) from (select * from truth except select * from columns) b)
      + (select count(*) from (select * from counted except select * from counts) c) + (select count(*) from (select * from counts except select * from counted) d) as n`);
  return rows[0]?.n ?? -1;
}

describe('a property', () => {
  test('R-303 is found only while it is published', async () => {
    const before = await total();
    const id = await listings.properties.create(complete());
    expect(await total()).toBe(before);
    await listings.properties.setStatus(id, 'published');
    expect(await total()).toBe(before + 1);
    await listings.properties.setStatus(id, 'withdrawn');
    expect(await total()).toBe(before);
    await listings.properties.setStatus(id, 'published');
    await listings.properties.remove(id);
    expect(await total()).toBe(before);
  });

  test('D-03 cannot be published incomplete', async () => {
    const id = await listings.properties.create({ title: 'Nothing known yet' });
    await expect(listings.properties.setStatus(id, 'published')).rejects.toThrow();
    expect(await differences()).toBe(0);
  });

  test('is found by what it is now, not by what it was', async () => {
    const id = await publishNew({ city_id: cityIds[1] ?? 0, bhk_ids: [bhkIds[0] ?? 0] });
    expect(await total({ city_id: cityIds[1], bhk: bhkIds[0] })).toBe(1);
    await listings.properties.update(id, {
      city_id: cityIds[2] ?? 0,
      price: 30_000_000,
      bhk_ids: [bhkIds[2] ?? 0],
    });
    expect(await total({ city_id: cityIds[1] })).toBe(0);
    expect(await total({ city_id: cityIds[2], bhk: bhkIds[2], min_price: 29_000_000, max_price: 31_000_000 })).toBe(1);
  });

  test('R-302 keeps its slug, and a new one leaves the old as a way to it', async () => {
    const id = await publishNew({ title: 'House of neem' });
    const [{ slug } = { slug: '' }] = await app.db.select().from(tables.properties).where(eq(tables.properties.id, id));
    expect(slug).toBe('house-of-neem');
    await listings.properties.update(id, { title: 'House of tulsi' });
    expect((await app.core.api.get('/property/:slug', { slug: 'house-of-neem' })).property.title).toBe(
      'House of tulsi',
    );
    await listings.properties.update(id, { slug: 'house-of-tulsi' });
    expect((await app.core.api.get('/property/:slug', { slug: 'house-of-neem' })).property.slug).toBe('house-of-tulsi');
    const other = await publishNew({ title: 'House of neem' });
    const [second] = await app.db.select().from(tables.properties).where(eq(tables.properties.id, other));
    expect(second?.slug).toBe('house-of-neem-2');
  });

  test('R-304 is stored without anything that could run', async () => {
    const id = await publishNew({
      title: 'Sanitised',
      description: '<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()></p>',
    });
    const [stored] = await app.db.select().from(tables.properties).where(eq(tables.properties.id, id));
    expect(stored?.description).toBe('<p>Hi</p>');
  });
});

/** A listing that another writer has deleted is not found. */
const unlessRemoved = (change: Promise<void>) =>
  change.catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
  });

describe('eight writers and two readers at once', () => {
  const pick = <Item>(items: Item[], n: number): Item => items[n % items.length] as Item;

  test('leave no torn total, no orphan row, no slug twice', { timeout: 60_000 }, async () => {
    const ids: number[] = [];
    for (let n = 0; n < 16; n++) ids.push(await publishNew({ title: 'Same title' }));
    const state = { running: true };
    const write = async (writer: number) => {
      for (let n = 0; n < 20; n++) {
        const step = writer * 31 + n * 17;
        const id = pick(ids, step);
        const kind = step % 6;
        if (kind === 0) ids.push(await publishNew({ title: 'Same title', price: 1_000_000 + step * 90_000 }));
        else if (kind === 1) await unlessRemoved(listings.properties.setStatus(id, 'withdrawn'));
        else if (kind === 2) await unlessRemoved(listings.properties.setStatus(id, 'published'));
        else if (kind === 3) await unlessRemoved(listings.properties.remove(id));
        else if (kind === 4) await foldCounts(app.db);
        else
          await unlessRemoved(
            listings.properties.update(id, {
              price: 600_000 + step * 110_000,
              city_id: pick(cityIds, step),
              bhk_ids: [pick(bhkIds, step)],
            }),
          );
      }
    };
    const torn: string[] = [];
    const read = async () => {
      while (state.running) {
        const { properties, totalItems } = await searchProperties(
          app.db,
          PropertySearch.parse({ city_id: cityIds[0] }),
        );
        if (properties.length !== Math.min(10, totalItems)) torn.push(`${properties.length} of ${totalItems}`);
      }
    };
    const readers = [read(), read()];
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
    state.running = false;
    await Promise.all(readers);
    expect(torn).toEqual([]);
    expect(await differences()).toBe(0);
    await foldCounts(app.db);
    expect(await differences()).toBe(0);
    const { rows } = await app.db.execute(sql`select slug from properties group by slug having count(*) > 1`);
    expect(rows).toEqual([]);
  });
});
