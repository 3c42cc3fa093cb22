import type { Pool } from '#db';

type Timed = (what: string, work: () => Promise<unknown>) => Promise<void>;

const CITIES = 120;

/** Data at the scale of a country: cities by Zipf's law, log-normal prices, 19 types, builders and projects. */
const masterData = (builders: number): string[] => [
  `select setseed(0.42)`,
  `insert into cities (name, slug, state, latitude, longitude) select 'City ' || chr(65 + g % 26) || chr(97 + g % 24) || g, 'city-' || g, 'State', 10 + (g * 7 % 20), 70 + (g * 11 % 15) from generate_series(1, ${CITIES}) g`,
  `insert into bhk_options (bhk, bit) select (array['1 RK','1','1.5','2','2.5','3','3.5','4','5','6+'])[g], g - 1 from generate_series(1, 10) g`,
  `insert into builders (name, slug, established) select (array['Vasant','Meridian','Suryo','Banyan','Kshetra','Northgate','Palash','Tulsi','Neem','Kaveri','Aravalli','Sahya'])[1 + g % 12] || ' ' || (array['Habitat','Homes','Estates','Realty','Infra','Spaces','Group','Buildcon','Developers','Living'])[1 + (g / 12) % 10] || ' ' || g, 'builder-' || g, 1970 + g % 50 from generate_series(1, ${builders}) g`,
  `insert into tags (tag_name) values ('Featured'), ('Top Pick'), ('Trending'), ('Newly added')`,
];

/** A random city by weight: the largest has about 18 % of the listings, the smallest a fraction of a per cent. */
const CITY = `least(${CITIES}, 1 + floor(exp(random() * ln(${CITIES} + 1)) - 1)::int)`;

const projects = (count: number, builders: number): string => `
  insert into projects (slug, title, description, status, published_at, city_id, builder_id, residency_type, possession_status, minimum_price, maximum_price, area_value, area_unit, rera_id, rating, locality, landmarks, address)
  select 'project-' || g,
    (array['Emerald','Sapphire','Ruby','Pearl','Golden','Silver','Crystal','Palm','Lotus','Orchid','Jasmine','Maple','Cedar','Willow','Lakeside','Riverside','Hillside','Galaxy','Zenith','Summit','Imperial','Heritage','Legacy','Serene','Harmony','Eden','Ananda','Shanti','Avani','Horizon'])[1 + floor(random() * 30)::int]
    || ' ' || (array['Heights','Towers','Residency','Enclave','Gardens','Greens','Park','Valley','Vista','Woods','Meadows','Court','Square','Avenue','Villas','County','Habitat','Estate','Manor','Retreat'])[1 + floor(random() * 20)::int] || ' ' || g,
    '<p>Homes around a court.</p>', 'published', timestamptz '2025-01-01' + g * interval '1 minute', c.city, 1 + floor(${builders} * power(random(), 2))::int,
    (enum_range(null::residency_type))[case when random() < .85 then 1 when random() < .7 then 2 else 3 end],
    (enum_range(null::possession_status))[1 + floor(random() * 4)::int], c.price, c.price * 2, 2 + floor(random() * 30), 'acre', 'RERA/' || g,
    case when random() < .7 then round((3 + random() * 2)::numeric, 1) end, 'Sector ' || (g % 120), array['Metro gate ' || (g % 40)], (g % 400) || ' Ring Road'
  from (select g, ${CITY} as city, (1000000 + 9000000 * random())::bigint as price from generate_series(1, ${count}) g) c`;

const properties = (from: number, to: number, builders: number): string => `
  insert into properties (slug, title, description, status, published_at, city_id, builder_id, property_type, residency_type, possession_status, furnishing, price, bathrooms, built_up_area_value, built_up_area_unit, rating, latitude, longitude, address, locality)
  select 'property-' || g, 'Home ' || g || ' by the green', '<p>Well lit and close to the metro.</p>', 'published', timestamptz '2024-01-01' + g * interval '6 seconds', city,
    case when random() < .75 then 1 + floor(${builders} * power(random(), 2))::int end,
    (enum_range(null::property_type))[kind], (enum_range(null::residency_type))[case when kind in (2, 13, 15, 18) then 3 when kind between 9 and 17 then 2 else 1 end],
    (enum_range(null::possession_status))[case when random() < .15 then 1 when random() < .3 then 2 when random() < .35 then 3 else 4 end],
    case when kind in (2, 13, 15, 18) then null else (enum_range(null::furnishing))[1 + floor(random() * 3)::int] end,
    greatest(300000, round((3200 + 14000.0 / sqrt(city)) * area * exp(0.5 * normal) / 10000) * 10000)::bigint, 1 + g % 4, area, 'sq_ft',
    case when random() < .4 then round((1 + 4 * sqrt(random()))::numeric, 1) end, 10 + (city * 7 % 20) + random() * .2, 70 + (city * 11 % 15) + random() * .2, (g % 900) || ' Garden Road', 'Sector ' || (g % 90)
  from (
    select g, ${CITY} as city, (sqrt(-2 * ln(1 - random())) * cos(6.2831853 * random())) as normal, (350 + floor(2500 * power(random(), 1.5)))::int as area,
      case when t < .42 then 1 when t < .52 then 2 when t < .6 then 3 when t < .68 then 4 when t < .78 then 5 when t < .79 then 6 when t < .8 then 7 when t < .81 then 8 when t < .87 then 9 when t < .88 then 10 when t < .93 then 11 when t < .94 then 12 when t < .95 then 13 when t < .965 then 14 when t < .972 then 15 when t < .976 then 16 when t < .98 then 17 when t < .995 then 18 else 19 end as kind
    from (select g, random() as t from generate_series(${from}, ${to}) g) r
  ) c`;

const bhks = (from: number, to: number): string => `
  insert into property_bhks (property_id, bhk_id)
  select id, 1 + floor(10 * power(random(), 1.2))::int from properties where id between ${from} and ${to} and property_type in ('flat/apartment','residential','villa','builder_floor_apartment','penthouse','studio_apartment','service_apartment','farmhouse')`;

/** Builds the search rows in bulk; the truth view would look up tags and BHKs for each row. */
const SEARCH_ROWS = `
  insert into property_search (id, sort_key, price, builder_id, area_sq_ft, bhk_mask, city_id, rating, property_type, residency_type, possession_status, furnishing, latitude, longitude)
  select p.id, case when p.id % 33 = 0 then 1::bigint << 40 else 0 end + extract(epoch from p.published_at)::bigint, p.price, p.builder_id::int, p.built_up_area_value::int, coalesce(1 << (b.bhk_id - 1)::int, 0), p.city_id::int,
    coalesce(round(p.rating * 10), 0)::smallint, enum_code(p.property_type), enum_code(p.residency_type), enum_code(p.possession_status), enum_code(p.furnishing), p.latitude::real, p.longitude::real
  from properties p left join property_bhks b on b.property_id = p.id`;

const PROJECT_ROWS = `
  insert into project_search (id, sort_key, minimum_price, maximum_price, builder_id, area_sq_m, bhk_mask, city_id, rating, residency_type, possession_status, name, landmark, words)
  select id, sort_key, minimum_price, maximum_price, builder_id, area_sq_m, bhk_mask, city_id, rating, residency_type, possession_status, name, landmark, words from project_search_truth`;

/** Each property has one of the four tags that define the groups of the home page. */
const tags = (from: number, to: number): string =>
  `insert into property_tags (property_id, tag_id) select id, 1 + id % 4 from properties where id between ${from} and ${to}`;

const BATCH = 500_000;

/** Fills a migrated database; indexes of the large tables are created after their rows, which is faster. */
export async function fillListings(pool: Pool, listings: number, timed: Timed): Promise<void> {
  const run = (statement: string) => pool.query(statement);
  const builders = Math.max(50, Math.round(listings / 500));
  const projectCount = Math.round(listings / 20);
  await timed('master data', async () => {
    for (const statement of masterData(builders)) await run(statement);
    await run(projects(projectCount, builders));
  });
  const rebuildIndexes = await dropSecondaryIndexes(pool, [
    'properties',
    'property_search',
    'property_bhks',
    'property_tags',
    'project_search',
  ]);
  await timed('properties', async () => {
    for (let from = 1; from <= listings; from += BATCH) {
      const to = Math.min(listings, from + BATCH - 1);
      await run(
        `begin; set local session_replication_role = replica; ${properties(from, to, builders)}; ${bhks(from, to)}; ${tags(from, to)}; commit`,
      );
    }
  });
  await timed('search rows', () =>
    run(`begin; set local session_replication_role = replica; ${SEARCH_ROWS}; ${PROJECT_ROWS}; commit`),
  );
  await timed('indexes', rebuildIndexes);
  await timed('counts and suggestions', async () => {
    await run('select rebuild_property_cube()');
    await run('select rebuild_suggestions()');
  });
  await timed('vacuum', () => vacuum(pool));
}

/**
 * Index-only scans need rows that are marked all-visible, which VACUUM does only once their commits are flushed to
 * disk, so this session turns synchronous_commit on.
 */
async function vacuum(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set synchronous_commit = on');
    await client.query('checkpoint');
    for (const table of [
      'properties',
      'property_search',
      'property_bhks',
      'property_tags',
      'projects',
      'project_search',
      'property_cube',
      'property_cube_all',
      'property_scope',
      'suggestions',
      'suggestion_terms',
      'suggestion_prefixes',
      'suggestion_words',
    ]) {
      await client.query(`vacuum analyze ${table}`);
    }
  } finally {
    client.release(true);
  }
}

/** Drops the indexes that slow down a bulk load and returns a function that creates them again. */
export async function dropSecondaryIndexes(pool: Pool, tables: string[]): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisprimary and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await pool.query(definition);
  };
}
