import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';

const database = testDatabase();

const run = (statement: string, values: unknown[] = []) => database.pool.query(statement, values);

/** The name of the constraint that a statement violates. */
const broken = async (statement: string, values: unknown[] = []) =>
  run(statement, values).then(
    () => 'nothing',
    (error: { constraint?: string; column?: string }) => error.constraint ?? error.column,
  );

const city = async (name: string) => {
  const slug = name.toLowerCase();
  const { rows } = await run('insert into cities (name, slug, state) values ($1, $2, $3) returning id', [
    name,
    slug,
    'Haryana',
  ]);
  return rows[0].id as number;
};

describe('the database refuses', () => {
  test('a second city of the same name in another case', async () => {
    await city('Rewari');
    expect(await broken("insert into cities (name, slug, state) values ('REWARI', 'rewari-2', 'Haryana')")).toBe(
      'cities_name_key',
    );
  });

  test('R-303 D-03 a published property without price, type, city or area', async () => {
    const id = await city('Panipat');
    expect(
      await broken(
        `insert into properties (slug, title, status, published_at, city_id, property_type, residency_type, possession_status)
         values ('no-area', 'A home without an area', 'published', now(), $1, 'villa', 'residential', 'ready_to_move')`,
        [id],
      ),
    ).toBe('properties_published_is_complete');
    expect(
      await broken(
        `insert into properties (slug, title, status, published_at, city_id, property_type, residency_type, possession_status, built_up_area_value, built_up_area_unit, price_on_request)
         values ('on-request', 'A home with its price on request', 'published', now(), $1, 'villa', 'residential', 'ready_to_move', 1250, 'sq_ft', true)`,
        [id],
      ),
    ).toBe('nothing');
  });

  test('R-306 a published project before completion without a RERA number', async () => {
    const id = await city('Karnal');
    const insert = (rera: string | null) =>
      broken(
        `insert into projects (slug, title, status, published_at, city_id, residency_type, possession_status, area_value, area_unit, minimum_price, maximum_price, rera_id)
         values ('terraces-' || coalesce(length($2::text), 0), 'Terraces', 'published', now(), $1, 'residential', 'mid_stage', 12.4, 'acre', 100, 200, $2)`,
        [id, rera],
      );
    expect(await insert(null)).toBe('projects_published_before_completion_has_rera');
    expect(await insert('GGM/755/487/2023')).toBe('nothing');
  });

  test('R-335 a 21st picture of a listing', async () => {
    const { rows } = await run("insert into properties (slug, title) values ('many', 'Many pictures') returning id");
    const media = await run(
      "insert into media (path, visibility, content_type) values ('pictures/x.svg', 'public', 'image/svg+xml') returning id",
    );
    expect(
      await broken('insert into property_images (property_id, position, media_id) values ($1, 21, $2)', [
        rows[0].id,
        media.rows[0].id,
      ]),
    ).toBe('property_images_twenty');
  });

  test('R-327 showing a posted property whose e-mail is not confirmed', async () => {
    const consent = await run(
      "insert into consents (notice_version, purposes) values ('v1', '{posting}') returning id",
    );
    expect(
      await broken(
        `insert into posted_properties (posted_by, name, email, country_code, phone_number, city, address, property_type, property_details, is_active, submission_key, consent_id)
         values ('owner', 'Meera', 'meera@aangan.example', '+91', '0000000001', 'Delhi', 'Lane 4, Model Town', 'villa', repeat('x', 40), true, gen_random_uuid(), $1)`,
        [consent.rows[0].id],
      ),
    ).toBe('posted_properties_shown_only_when_confirmed');
  });

  test('a stored file that would leave the media folder', async () => {
    for (const path of ['/etc/passwd', '../secret', 'a//b']) {
      expect(
        await broken("insert into media (path, visibility, content_type) values ($1, 'public', 'image/png')", [path]),
      ).toBe('media_path_is_relative');
    }
  });

  test('a redirect to another site', async () => {
    for (const target of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      expect(await broken('insert into redirects (from_path, to_path) values ($1, $2)', ['/old', target])).toBe(
        'redirects_are_paths',
      );
    }
  });
});

test('R-311 an area keeps the unit it was entered in and is known in square metres', async () => {
  const { rows } = await run(
    `insert into properties (slug, title, built_up_area_value, built_up_area_unit)
     values ('in-yards', 'Measured in yards', 200, 'sq_yd') returning built_up_area_value, built_up_area_unit, built_up_area_sq_m`,
  );
  expect(rows[0]).toEqual({
    built_up_area_value: '200.000',
    built_up_area_unit: 'sq_yd',
    built_up_area_sq_m: '167.23',
  });
});
