import type { Pool } from '#db';

type Timed = (what: string, work: () => Promise<unknown>) => Promise<void>;

const CITIES = 120;
const LOCALITIES = 7_000;
const AMENITIES = 30;

/** Data at the scale of a country: cities by Zipf's law, log-normal prices, 60 % for sale, 19 types, 7,000 localities. */
const masterData = (builders: number): string[] => [
  `select setseed(0.42)`,
  `insert into cities (name, slug, state, latitude, longitude) select 'City ' || chr(65 + g % 26) || chr(97 + g % 24) || g, 'city-' || g, 'State', 10 + (g * 7 % 20), 70 + (g * 11 % 15) from generate_series(1, ${CITIES}) g`,
  `insert into bhk_options (bhk, bit) select (array['1 RK','1','1.5','2','2.5','3','3.5','4','5','6+'])[g], g - 1 from generate_series(1, 10) g`,
  `insert into builders (name, slug, established) select (array['Vasant','Meridian','Suryo','Banyan','Kshetra','Northgate','Palash','Tulsi','Neem','Kaveri','Aravalli','Sahya'])[1 + g % 12] || ' ' || (array['Habitat','Homes','Estates','Realty','Infra','Spaces','Group','Buildcon','Developers','Living'])[1 + (g / 12) % 10] || ' ' || g, 'builder-' || g, 1970 + g % 50 from generate_series(1, ${builders}) g`,
  `insert into amenities (name, category, filter_bit) select 'Amenity ' || g, 'Amenities', g - 1 from generate_series(1, ${AMENITIES}) g`,
  `insert into tags (tag_name) values ('Featured'), ('Top Pick'), ('Trending'), ('Newly added')`,
  // As many localities as fit the share of the city, and at least ten.
  `insert into localities (city_id, name, slug) select c, 'Locality ' || n, 'locality-' || n
   from generate_series(1, ${CITIES}) c cross join lateral generate_series(1, greatest(10, round(${LOCALITIES} * ln((c + 1.0) / c) / ln(${CITIES} + 1))::int)) n`,
  'create unlogged table bench_localities as select city_id::int as city, min(id) as first, count(*)::int as n from localities group by 1',
];

/** All values of an enum; as a subquery it is read once, which as a call for each row takes most of the time. */
const enumValues = (type: string): string => `(select enum_range(null::${type}))`;
/** The code of a value in the search rows, as `enum_code` in the database gives it. */
const enumCode = (type: string, column: string): string =>
  `coalesce(array_position(${enumValues(type)}, ${column}), 0)::smallint`;

/** A random city by weight: the largest has about 18 % of the listings, the smallest a fraction of a per cent. */
const CITY = `least(${CITIES}, 1 + floor(exp(random() * ln(${CITIES} + 1)) - 1)::int)`;

const projects = (count: number, builders: number): string => `
  insert into projects (slug, title, description, status, published_at, city_id, builder_id, residency_type, possession_status, minimum_price, maximum_price, area_value, area_unit, rera_id, rating, locality, landmarks, address)
  select 'project-' || g,
    (array['Emerald','Sapphire','Ruby','Pearl','Golden','Silver','Crystal','Palm','Lotus','Orchid','Jasmine','Maple','Cedar','Willow','Lakeside','Riverside','Hillside','Galaxy','Zenith','Summit','Imperial','Heritage','Legacy','Serene','Harmony','Eden','Ananda','Shanti','Avani','Horizon'])[1 + floor(random() * 30)::int]
    || ' ' || (array['Heights','Towers','Residency','Enclave','Gardens','Greens','Park','Valley','Vista','Woods','Meadows','Court','Square','Avenue','Villas','County','Habitat','Estate','Manor','Retreat'])[1 + floor(random() * 20)::int] || ' ' || g,
    '<p>Homes around a court.</p>', 'published', timestamptz '2025-01-01' + g * interval '1 minute', c.city, 1 + floor(${builders} * power(random(), 2))::int,
    (${enumValues('residency_type')})[case when random() < .85 then 1 when random() < .7 then 2 else 3 end],
    (${enumValues('possession_status')})[1 + floor(random() * 4)::int], c.price, c.price * 2, 2 + floor(random() * 30), 'acre', 'RERA/' || g,
    case when random() < .7 then round((3 + random() * 2)::numeric, 1) end, 'Sector ' || (g % 120), array['Metro gate ' || (g % 40)], (g % 400) || ' Ring Road'
  from (select g, ${CITY} as city, (1000000 + 9000000 * random())::bigint as price from generate_series(1, ${count}) g) c`;

const properties = (from: number, to: number, builders: number): string => `
  insert into properties (id, slug, title, description, status, published_at, city_id, builder_id, property_type, residency_type, possession_status, furnishing, purpose, price, bathrooms, built_up_area_value, built_up_area_unit, carpet_area_value, carpet_area_unit, floor, total_floors, built_year, facing, rera_id, rating, latitude, longitude, address, locality_id, locality)
  overriding system value
  select g, 'property-' || g, 'Home ' || g || ' by the green', '<p>Well lit and close to the metro.</p>', 'published', timestamptz '2024-01-01' + g * interval '6 seconds', city,
    case when random() < .75 then 1 + floor(${builders} * power(random(), 2))::int end,
    (${enumValues('property_type')})[kind], (${enumValues('residency_type')})[case when kind in (2, 13, 15, 18) then 3 when kind between 9 and 17 then 2 else 1 end],
    (${enumValues('possession_status')})[case when random() < .15 then 1 when random() < .3 then 2 when random() < .35 then 3 else 4 end],
    case when kind in (2, 13, 15, 18) then null else (${enumValues('furnishing')})[1 + floor(random() * 3)::int] end,
    (case when is_rent then 'rent' else 'sale' end)::purpose,
    case when is_rent then greatest(5000, round(value * 0.03 / 12 / 500) * 500) else greatest(300000, round(value / 10000) * 10000) end::bigint, 1 + g % 4, area, 'sq_ft',
    case when has_carpet then round(area * 0.8) end, case when has_carpet then 'sq_ft'::area_unit end,
    case when kind not in (2, 13, 15, 18) and random() < .7 then floor(30 * power(random(), 2))::smallint end, null,
    case when random() < .3 then 2026 - floor(40 * power(random(), 2))::smallint end,
    case when random() < .5 then (${enumValues('facing')})[1 + floor(random() * 8)::int] end, case when random() < .6 then 'RERA/' || g end,
    case when random() < .4 then round((1 + 4 * sqrt(random()))::numeric, 1) end, 10 + (city * 7 % 20) + random() * .2, 70 + (city * 11 % 15) + random() * .2, (g % 900) || ' Garden Road', locality_id, 'Locality ' || locality_id
  from (
    select c.*, (3200 + 14000.0 / sqrt(city)) * area * exp(0.5 * normal) as value, g % 5 < 2 as is_rent, g % 4 > 0 as has_carpet,
      l.first + floor(l.n * power(random(), 1.5))::int as locality_id
    from (
    select g, ${CITY} as city, (sqrt(-2 * ln(1 - random())) * cos(6.2831853 * random())) as normal, (350 + floor(2500 * power(random(), 1.5)))::int as area,
      case when t < .42 then 1 when t < .52 then 2 when t < .6 then 3 when t < .68 then 4 when t < .78 then 5 when t < .79 then 6 when t < .8 then 7 when t < .81 then 8 when t < .87 then 9 when t < .88 then 10 when t < .93 then 11 when t < .94 then 12 when t < .95 then 13 when t < .965 then 14 when t < .972 then 15 when t < .976 then 16 when t < .98 then 17 when t < .995 then 18 else 19 end as kind
    from (select g, random() as t from generate_series(${from}, ${to}) g) r
    ) c join bench_localities l using (city)
  ) homes`;

const bhks = (from: number, to: number): string => `
  insert into property_bhks (property_id, bhk_id)
  select id, 1 + floor(10 * power(random(), 1.2))::int from properties where id between ${from} and ${to} and property_type in ('flat/apartment','residential','villa','builder_floor_apartment','penthouse','studio_apartment','service_apartment','farmhouse')`;

/**
 * Amenities: each of the first eight in about two of three homes, the others in one of four. Only the search rows have
 * them: lists do not read the table of amenities, and fifty million rows of it would double the time.
 */
const BITS = `floor(random() * ${2 ** AMENITIES})::bigint`;
const AMENITY_MASK = `((${BITS} & ${BITS}) | (${BITS} & 255))`;

/** Builds the search rows in bulk; the truth view would look up tags and BHKs for each row. */
const searchRows = (from: number, to: number): string => `
  insert into property_search (id, sort_key, price, builder_id, area_sq_ft, bhk_mask, city_id, rating, property_type, residency_type, possession_status, furnishing, latitude, longitude, locality_id, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, carpet_rate)
  select p.id, case when p.id % 33 = 0 then 1::bigint << 40 else 0 end + extract(epoch from p.published_at)::bigint, price_key(p.purpose, p.price), p.builder_id::int, p.built_up_area_value::int, coalesce(1 << (b.bhk_id - 1)::int, 0), p.city_id::int,
    coalesce(round(p.rating * 10), 0)::smallint, ${enumCode('property_type', 'p.property_type')}, ${enumCode('residency_type', 'p.residency_type')}, ${enumCode('possession_status', 'p.possession_status')}, ${enumCode('furnishing', 'p.furnishing')}, p.latitude::real, p.longitude::real, p.locality_id::int, p.carpet_area_value::int,
    ${AMENITY_MASK}, p.floor, p.built_year, case when random() < .6 then 0 else 1 + floor(random() * 3)::int end, ${enumCode('facing', 'p.facing')}, p.rera_id is not null, carpet_rate(p.purpose, p.price, p.carpet_area_value::int)
  from properties p left join property_bhks b on b.property_id = p.id where p.id between ${from} and ${to}`;

const PROJECT_ROWS = `
  insert into project_search (id, sort_key, minimum_price, maximum_price, builder_id, area_sq_m, bhk_mask, city_id, rating, residency_type, possession_status, name, landmark, words)
  select id, sort_key, minimum_price, maximum_price, builder_id, area_sq_m, bhk_mask, city_id, rating, residency_type, possession_status, name, landmark, words from project_search_truth`;

/** Every fifth property has one of the four tags that define the groups of the home page. */
const tags = (from: number, to: number): string =>
  `insert into property_tags (property_id, tag_id) select id, 1 + id % 4 from properties where id between ${from} and ${to} and id % 5 = 0`;

const BATCH = 250_000;
/** As many connections as the pool of the benchmarks has. */
const PARALLEL = 2;

/** Runs the tasks in their order, some of them at the same time. */
async function inParallel(tasks: (() => Promise<unknown>)[]): Promise<void> {
  const waiting = tasks.values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const task of waiting) await task();
    }),
  );
}

/** One batch of properties with everything that belongs to them, without triggers and foreign keys. */
const batch = (from: number, to: number, builders: number): string =>
  [
    'begin',
    'set local session_replication_role = replica',
    // The same rows in whatever order the batches run.
    `select setseed(${(from % 1_000_003) / 1_000_003})`,
    properties(from, to, builders),
    bhks(from, to),
    tags(from, to),
    searchRows(from, to),
    'commit',
  ].join(';');

function* batches(listings: number): Iterable<[from: number, to: number]> {
  for (let from = 1; from <= listings; from += BATCH) yield [from, Math.min(listings, from + BATCH - 1)];
}

/** Fills a migrated database; indexes of the large tables are created after their rows, which is faster. */
export async function fillListings(pool: Pool, listings: number, timed: Timed): Promise<void> {
  const run = (statement: string) => pool.query(statement);
  const builders = Math.max(50, Math.round(listings / 500));
  const projectCount = Math.round(listings / 20);
  await timed('master data', async () => {
    for (const statement of masterData(builders)) await run(statement);
  });
  const indexes = await dropSecondaryIndexes(pool, [
    'projects',
    'properties',
    'property_search',
    'property_bhks',
    'property_tags',
    'project_search',
  ]);
  await timed('projects', () =>
    run(`begin; set local session_replication_role = replica; ${projects(projectCount, builders)}; commit`),
  );
  await timed('listings', async () => {
    await inParallel(
      Array.from(
        batches(listings),
        ([from, to]) =>
          () =>
            run(batch(from, to, builders)),
      ),
    );
    await run(`begin; set local session_replication_role = replica; ${PROJECT_ROWS}; commit`);
    await run(`select setval(pg_get_serial_sequence('properties', 'id'), ${listings})`);
  });
  await timed('counts and indexes', () =>
    inParallel(['select rebuild_property_cube()', ...indexes].map((statement) => () => run(statement))),
  );
  await timed('suggestions', async () => {
    const suggestionIndexes = await dropSecondaryIndexes(pool, ['suggestions', 'suggestion_terms', 'suggestion_words']);
    await run('select rebuild_suggestions()');
    await inParallel(suggestionIndexes.map((statement) => () => run(statement)));
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

/**
 * Drops the indexes and unique constraints that slow down a bulk load, and returns the statements that create them
 * again. Primary keys stay, because other tables refer to them.
 */
export async function dropSecondaryIndexes(pool: Pool, tables: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ removal: string; creation: string }>(
    `select case when k.oid is null then format('drop index %s', i.indexrelid::regclass)
         else format('alter table %s drop constraint %I', i.indrelid::regclass, k.conname) end as removal,
       case when k.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %s add constraint %I %s', i.indrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) end as creation
     from pg_index i left join pg_constraint k on k.conindid = i.indexrelid and k.contype = 'u'
     where i.indrelid = any($1::regclass[]) and not i.indisprimary`,
    [tables],
  );
  for (const { removal } of rows) await pool.query(removal);
  return rows.map(({ creation }) => creation);
}
