import { type Db, sql } from '#db';

/** Fills a database with random but reproducible properties in a few cities, most of them published. */
export async function fillProperties(db: Db, count: number): Promise<void> {
  await db.execute(sql`select setseed(0.42)`);
  await db.execute(
    sql`insert into cities (name, slug, state) select 'City ' || g, 'city-' || g, 'State' from generate_series(1, 6) g`,
  );
  await db.execute(
    sql`insert into builders (name, slug) select 'Builder ' || g, 'builder-' || g from generate_series(1, 15) g`,
  );
  await db.execute(sql`insert into bhk_options (bhk, bit) select g || ' BHK', g - 1 from generate_series(1, 8) g`);
  await db.execute(sql`insert into tags (tag_name) values ('Featured'), ('Top Pick'), ('Rooftop')`);
  await db.execute(
    sql`insert into amenities (name, category, filter_bit) select 'Amenity ' || g, 'Amenities', g * 10 from generate_series(1, 5) g`,
  );
  await db.execute(
    sql`insert into localities (city_id, name, slug) select c.id, 'Locality ' || g, 'locality-' || g from cities c, generate_series(1, 4) g`,
  );
  await db.execute(sql`
    insert into properties (slug, title, description, status, published_at, city_id, builder_id, property_type, residency_type, possession_status, furnishing, purpose, price, price_on_request, built_up_area_value, built_up_area_unit, rating, latitude, longitude, carpet_area_value, carpet_area_unit, floor, built_year, facing, rera_id)
    select 'property-' || g, 'Property ' || g, '<p>First.</p><p>Second.</p>',
      (case when random() < 0.9 then 'published' when random() < 0.5 then 'draft' else 'withdrawn' end)::listing_status,
      timestamptz '2026-01-01' + g * interval '1 minute',
      (select id from cities order by id offset floor(power(random(), 2) * 6)::int * (g * 0 + 1) limit 1),
      case when random() < 0.7 then (select id from builders order by id offset floor(random() * 15)::int * (g * 0 + 1) limit 1) end,
      (enum_range(null::property_type))[1 + floor(power(random(), 2) * 19)::int],
      (enum_range(null::residency_type))[1 + floor(random() * 3)::int],
      (enum_range(null::possession_status))[1 + floor(random() * 4)::int],
      case when random() < 0.8 then (enum_range(null::furnishing))[1 + floor(random() * 3)::int] end,
      (case when g % 3 = 0 then 'rent' else 'sale' end)::purpose,
      case when g % 40 = 0 then null else round(exp(case when g % 3 = 0 then 8 else 13 end + random() * 5))::bigint end, g % 40 = 0,
      200 + floor(random() * 4000), 'sq_ft', case when random() < 0.6 then round((1 + random() * 4)::numeric, 1) end,
      20 + random(), 77 + random(),
      case when g % 4 > 0 then 150 + g * 37 % 3300 end, case when g % 4 > 0 then 'sq_ft'::area_unit end,
      case when g % 3 > 0 then g % 40 end, case when g % 5 > 1 then 2026 - g % 30 end,
      case when g % 7 > 2 then (enum_range(null::facing))[1 + g % 8] end, case when g % 6 < 4 then 'RERA/' || g end
    from generate_series(1, ${count}::int) g`);
  await db.execute(sql`
    update properties p set locality_id = l.id, locality = l.name
    from localities l where l.city_id = p.city_id and l.name = 'Locality ' || 1 + p.id % 5`);
  await db.execute(
    sql`insert into property_amenities (property_id, amenity_id) select p.id, a.id from properties p join amenities a on (p.id * 7 / a.id) % 3 = 0`,
  );
  await db.execute(sql`
    insert into property_bhks (property_id, bhk_id)
    select distinct p.id, b.id from properties p cross join lateral (select id from bhk_options order by random() + p.id * 0 limit 1 + (p.id % 2)::int) b where p.id % 5 <> 0`);
  await db.execute(
    sql`insert into property_tags (property_id, tag_id) select p.id, t.id from properties p join tags t on t.tag_name = 'Featured' where p.id % 33 = 0`,
  );
}
