import { beforeAll, describe, expect, test } from 'vitest';
import type { Property } from '#contract';
import { MapAddress } from '#contract/content/map-embed.ts';
import { indiaDay } from '#contract/india-time.ts';
import { sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { fillProperties } from '../../../../test/listings.ts';

const app = createTestApp();

const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=77,28,78,29&layer=mapnik';

async function property(changes: Partial<typeof tables.properties.$inferInsert>) {
  if (Object.keys(changes).length > 0) await app.db.update(tables.properties).set(changes).where(sql`slug = 'shown'`);
  const answer = await app.server.inject({ url: '/api/v1/public/property/shown', headers: newVisitor() });
  return { text: answer.body, property: answer.json().property };
}

beforeAll(async () => {
  await fillProperties(app.db, 10);
  await app.db.execute(
    sql`update properties set slug = 'shown' where id = (select min(id) from properties where status = 'published')`,
  );
});

describe('the detail of a listing', () => {
  test('R-118 D-08 carries the address of its map beside the frame that is built of it', async () => {
    const { property: shown } = await property({ locationEmbedSrc: MAP });
    expect(shown.location_src).toBe(MAP);
    expect(shown.location_iframe).toContain(MAP.replaceAll('&', '&amp;'));
    const unplaced = { locationEmbedSrc: null, latitude: null, longitude: null };
    expect((await property(unplaced)).property).toMatchObject({ location_src: null, location_iframe: null });
  });

  test('R-108 D-08 shows its coordinates on a map of an allowed host where no map was entered', async () => {
    const { property: shown } = await property({ locationEmbedSrc: null, latitude: 28.4123, longitude: 77.0456 });
    expect(shown.location_src).toBe(
      'https://www.openstreetmap.org/export/embed.html?bbox=77.0356,28.4053,77.0556,28.4193&layer=mapnik&marker=28.4123,77.0456',
    );
    expect(MapAddress.safeParse(shown.location_src).success).toBe(true);
  });

  test('R-326 D-08 never carries a map of a foreign host, even where one is stored', async () => {
    const { text, property: shown } = await property({
      locationEmbedSrc: 'https://evil.example/maps/embed',
      latitude: null,
      longitude: null,
    });
    expect(shown).toMatchObject({ location_src: null, location_iframe: null });
    expect(text).not.toContain('evil.example');
  });

  test('R-304 never carries a script, even where one is stored', async () => {
    const description =
      '<p onclick="x()">Home.<script>steal()</script></p><iframe src="https://evil.example"></iframe>';
    const { text, property: shown } = await property({ description });
    expect(shown.description).toBe('<p>Home.</p>');
    expect(text).not.toMatch(/<script|steal|onclick|iframe src|evil/);
  });

  test('R-333 has a carpet area only where one was entered', async () => {
    const carpetAreas = (shown: Property) => [shown, ...shown.similar].map(({ carpet_area }) => carpet_area);
    const { property: unknown } = await property({ carpetAreaValue: null, carpetAreaUnit: null });
    expect(new Set(carpetAreas(unknown))).toEqual(new Set([null]));
    const { property: known } = await property({ carpetAreaValue: 80, carpetAreaUnit: 'sq_m' });
    expect(carpetAreas(known)[0]).toBe(861);
  });

  test('R-334 carries the day in India on which it was read', async () => {
    const { property: shown } = await property({});
    expect([indiaDay(new Date()), indiaDay(new Date(), -1)]).toContain(shown.today);
  });

  test('says of every picture what it shows', async () => {
    await app.db.execute(sql`
      with picture as (
        insert into media (path, visibility, status, content_type, alt)
        values ('one.webp', 'public', 'ready', 'image/webp', 'The front door'), ('two.webp', 'public', 'ready', 'image/webp', '')
        returning id)
      insert into property_images (property_id, media_id, position)
      select (select id from properties where slug = 'shown'), id, row_number() over (order by id) from picture`);
    const { property: shown } = await property({ description: '<p>Home.</p>' });
    expect(shown).toMatchObject({
      image_url1: 'one.webp',
      image_url2: 'two.webp',
      image_url3: null,
      image_alts: ['The front door', ''],
    });
  });

  test('R-335 has its first five public pictures on its card, in their order', async () => {
    await app.db.execute(sql`
      with shown as (select id from properties where slug = 'shown'),
      earlier as (delete from property_images where property_id = (select id from shown)),
      picture as (
        insert into media (path, visibility, status, content_type)
        select 'card-' || n || '.webp', 'public', case n when 2 then 'pending' else 'ready' end::media_status, 'image/webp'
        from generate_series(1, 8) n returning id, path)
      insert into property_images (property_id, media_id, position)
      select (select id from shown), id, 10 + substr(path, 6, 1)::int from picture`);
    // The page and every list read these fields by the same query.
    const { text, property: shown } = await property({});
    expect(shown).toMatchObject({
      image_url1: 'card-1.webp',
      image_url2: 'card-3.webp',
      image_url3: 'card-4.webp',
      image_url4: 'card-5.webp',
      image_url5: 'card-6.webp',
    });
    expect(shown.pictures).toHaveLength(7);
    expect(text).not.toContain('card-2.webp');
  });
});
