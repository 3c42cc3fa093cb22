-- Listing search: narrow rows, exact counts by cell, and the triggers that keep the counts in step.
-- These tables have no Drizzle schema: their indexes and generated columns are written by hand and read by raw SQL.

/* The price bucket of a price. Bucket 24 is "price on request", whose price is stored as 10^12. */
create function price_bucket(price bigint) returns smallint language sql immutable parallel safe as $$
  select width_bucket(price, array[500000,1000000,1500000,2000000,2500000,3000000,4000000,5000000,6000000,8000000,10000000,12500000,15000000,20000000,25000000,30000000,40000000,50000000,75000000,100000000,150000000,200000000,500000000,1000000000000]::bigint[])::smallint
$$;
--> statement-breakpoint
/* A value's place in its enumeration, from 1; 0 when there is none. */
create function enum_code(value anyenum) returns smallint language sql stable parallel safe as $$
  select coalesce(array_position(enum_range(value), value), 0)::smallint
$$;
--> statement-breakpoint
/* One number for everything a filter can ask of a listing, except builder and exact price. */
create function listing_cell(city_id integer, property_type smallint, residency_type smallint, possession_status smallint, furnishing smallint, bhk_mask integer, bucket smallint)
returns bigint language sql immutable parallel safe as $$
  select (city_id::bigint << 28) | (property_type::bigint << 23) | (residency_type::bigint << 21) | (possession_status::bigint << 18) | (furnishing::bigint << 16) | (bhk_mask::bigint << 5) | bucket::bigint
$$;
--> statement-breakpoint
create table property_search (
  id bigint primary key references properties (id) on delete cascade,
  /* Featured first, then newest. */
  sort_key bigint not null,
  price bigint not null,
  cell bigint not null generated always as (listing_cell(city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, price_bucket(price))) stored,
  cell_all integer not null generated always as ((listing_cell(0, property_type, residency_type, possession_status, furnishing, bhk_mask, price_bucket(price)))::integer) stored,
  builder_id integer,
  area_sq_ft integer not null,
  bhk_mask integer not null check (bhk_mask between 0 and 2047),
  city_id integer not null check (city_id between 1 and 32767),
  rating smallint not null,
  property_type smallint not null check (property_type between 1 and 31),
  residency_type smallint not null check (residency_type between 0 and 3),
  possession_status smallint not null check (possession_status between 0 and 7),
  furnishing smallint not null check (furnishing between 0 and 3),
  latitude real,
  longitude real
) with (autovacuum_vacuum_scale_factor = 0.002, autovacuum_vacuum_insert_scale_factor = 0.002, autovacuum_vacuum_cost_delay = 0);
--> statement-breakpoint
create index property_search_new on property_search (sort_key, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
create index property_search_price on property_search (price, id) include (bhk_mask, city_id, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
create index property_search_rating on property_search (rating, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
create index property_search_area on property_search (area_sq_ft, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
create index property_search_city_new on property_search (city_id, sort_key, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
create index property_search_city_price on property_search (city_id, price, id) include (bhk_mask, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
create index property_search_city_rating on property_search (city_id, rating, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
create index property_search_city_area on property_search (city_id, area_sq_ft, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
create index property_search_builder on property_search (builder_id, sort_key, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
create index property_search_cell on property_search (cell, sort_key, id) include (price);
--> statement-breakpoint
create index property_search_cell_all on property_search (cell_all, sort_key, id) include (price);
--> statement-breakpoint
/* How many listings each cell holds; with the unfolded changes of property_cube_delta the counts are exact. */
create table property_cube (
  city_id integer not null,
  property_type smallint not null,
  residency_type smallint not null,
  possession_status smallint not null,
  furnishing smallint not null,
  bhk_mask integer not null,
  bucket smallint not null,
  n integer not null,
  cell bigint not null generated always as (listing_cell(city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket)) stored,
  primary key (city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket)
);
--> statement-breakpoint
/* The same over all cities. */
create table property_cube_all (
  property_type smallint not null,
  residency_type smallint not null,
  possession_status smallint not null,
  furnishing smallint not null,
  bhk_mask integer not null,
  bucket smallint not null,
  n integer not null,
  cell integer not null generated always as ((listing_cell(0, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket))::integer) stored,
  primary key (property_type, residency_type, possession_status, furnishing, bhk_mask, bucket)
);
--> statement-breakpoint
/* Roll-up by city and price bucket; city 0 is all of India. */
create table property_scope (
  city_id integer not null,
  bucket smallint not null,
  n bigint not null,
  primary key (city_id, bucket)
);
--> statement-breakpoint
create table property_cube_delta (
  city_id integer not null,
  property_type smallint not null,
  residency_type smallint not null,
  possession_status smallint not null,
  furnishing smallint not null,
  bhk_mask integer not null,
  bucket smallint not null,
  n integer not null
);
--> statement-breakpoint
create function property_search_added() returns trigger language plpgsql as $$
begin
  insert into property_cube_delta
  select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, price_bucket(price), count(*)
  from added group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
--> statement-breakpoint
create function property_search_removed() returns trigger language plpgsql as $$
begin
  insert into property_cube_delta
  select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, price_bucket(price), -count(*)
  from removed group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
--> statement-breakpoint
create function property_search_changed() returns trigger language plpgsql as $$
begin
  insert into property_cube_delta
  select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, sum(n)
  from (
    select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, price_bucket(price) as bucket, 1 as n from added
    union all
    select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, price_bucket(price), -1 from removed
  ) moved
  group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger property_search_after_insert after insert on property_search referencing new table as added for each statement execute function property_search_added();
--> statement-breakpoint
create trigger property_search_after_delete after delete on property_search referencing old table as removed for each statement execute function property_search_removed();
--> statement-breakpoint
create trigger property_search_after_update after update on property_search referencing old table as removed new table as added for each statement execute function property_search_changed();
--> statement-breakpoint
/* Moves the waiting changes into the counts. One at a time; readers see the sum before or after, never between. */
create function fold_property_cube() returns integer language plpgsql as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(4707202602) then return 0; end if;
  with taken as (delete from property_cube_delta returning *),
  changes as (
    select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, sum(n)::integer as n
    from taken group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0
  ),
  by_city as (
    insert into property_cube as cube (city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, n)
    select * from changes
    on conflict (city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket) do update set n = cube.n + excluded.n
    returning 1
  ),
  over_all as (
    insert into property_cube_all as cube (property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, n)
    select property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, sum(n) from changes group by 1, 2, 3, 4, 5, 6
    on conflict (property_type, residency_type, possession_status, furnishing, bhk_mask, bucket) do update set n = cube.n + excluded.n
    returning 1
  ),
  scopes as (
    insert into property_scope as scope (city_id, bucket, n)
    select city_id, bucket, sum(n) from (select city_id, bucket, n from changes union all select 0, bucket, n from changes) both_scopes group by 1, 2
    on conflict (city_id, bucket) do update set n = scope.n + excluded.n
    returning 1
  )
  select count(*) into folded from by_city;
  return folded;
end $$;
--> statement-breakpoint
/* Builds the counts anew from the search rows. */
create function rebuild_property_cube() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4707202602);
  lock table property_search in share mode;
  truncate property_cube, property_cube_all, property_scope, property_cube_delta;
  insert into property_cube (city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, n)
  select city_id, property_type, residency_type, possession_status, furnishing, bhk_mask, price_bucket(price), count(*) from property_search group by 1, 2, 3, 4, 5, 6, 7;
  insert into property_cube_all (property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, n)
  select property_type, residency_type, possession_status, furnishing, bhk_mask, bucket, sum(n) from property_cube group by 1, 2, 3, 4, 5, 6;
  insert into property_scope (city_id, bucket, n)
  select city_id, bucket, sum(n) from property_cube group by 1, 2 union all select 0, bucket, sum(n) from property_cube_all group by 2;
end $$;
--> statement-breakpoint
/* What a property is found by: a row for each one that is published and not deleted. */
create view property_search_truth as
select
  p.id,
  (case when exists (select from property_tags pt join tags t on t.id = pt.tag_id where pt.property_id = p.id and t.tag_name ~* '\yfeature') then 1::bigint << 40 else 0 end)
    + extract(epoch from p.published_at)::bigint as sort_key,
  coalesce(p.price, 1000000000000) as price,
  p.builder_id::integer as builder_id,
  least(round(p.built_up_area_sq_m / 0.09290304), 2000000000)::integer as area_sq_ft,
  coalesce((select bit_or(1 << b.bit) from property_bhks pb join bhk_options b on b.id = pb.bhk_id where pb.property_id = p.id), 0) as bhk_mask,
  p.city_id::integer as city_id,
  coalesce(round(p.rating * 10), 0)::smallint as rating,
  enum_code(p.property_type) as property_type,
  enum_code(p.residency_type) as residency_type,
  enum_code(p.possession_status) as possession_status,
  enum_code(p.furnishing) as furnishing,
  p.latitude::real as latitude,
  p.longitude::real as longitude
from properties p
where p.status = 'published' and p.deleted_at is null;
--> statement-breakpoint
/* A project has a price range and free text besides. */
create table project_search (
  id bigint primary key references projects (id) on delete cascade,
  sort_key bigint not null,
  minimum_price bigint not null,
  maximum_price bigint not null,
  builder_id integer,
  area_sq_m bigint not null,
  bhk_mask integer not null,
  city_id integer not null,
  rating smallint not null,
  residency_type smallint not null,
  possession_status smallint not null,
  name text not null,
  landmark text not null,
  words tsvector not null
) with (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.005);
--> statement-breakpoint
create index project_search_new on project_search (sort_key, id) include (city_id, residency_type, possession_status, bhk_mask, minimum_price, maximum_price);
--> statement-breakpoint
create index project_search_price on project_search (minimum_price, id) include (city_id, residency_type, possession_status, bhk_mask, maximum_price);
--> statement-breakpoint
create index project_search_city_new on project_search (city_id, sort_key, id) include (residency_type, possession_status, bhk_mask, minimum_price, maximum_price);
--> statement-breakpoint
create index project_search_city_price on project_search (city_id, minimum_price, id) include (residency_type, possession_status, bhk_mask, maximum_price);
--> statement-breakpoint
create index project_search_builder on project_search (builder_id, sort_key, id) include (city_id, residency_type, possession_status, bhk_mask, minimum_price, maximum_price);
--> statement-breakpoint
create index project_search_words on project_search using gin (words) with (fastupdate = off);
--> statement-breakpoint
create view project_search_truth as
select
  p.id,
  (case when exists (select from project_tags pt join tags t on t.id = pt.tag_id where pt.project_id = p.id and t.tag_name ~* '\yfeature') then 1::bigint << 40 else 0 end)
    + extract(epoch from p.published_at)::bigint as sort_key,
  coalesce(p.minimum_price, 1000000000000) as minimum_price,
  coalesce(p.maximum_price, 1000000000000) as maximum_price,
  p.builder_id::integer as builder_id,
  coalesce(p.area_sq_m, 0)::bigint as area_sq_m,
  coalesce((select bit_or(1 << b.bit) from project_bhks pb join bhk_options b on b.id = pb.bhk_id where pb.project_id = p.id), 0)
    | coalesce((select bit_or(1 << b.bit) from project_configurations pc join bhk_options b on b.id = pc.bhk_id where pc.project_id = p.id), 0) as bhk_mask,
  p.city_id::integer as city_id,
  coalesce(round(p.rating * 10), 0)::smallint as rating,
  enum_code(p.residency_type) as residency_type,
  enum_code(p.possession_status) as possession_status,
  lower(p.title) as name,
  lower(concat_ws(' ', p.locality, array_to_string(p.landmarks, ' '), p.address)) as landmark,
  to_tsvector('simple', concat_ws(' ', p.title, b.name, p.locality, array_to_string(p.landmarks, ' '), p.address, c.name)) as words
from projects p
left join builders b on b.id = p.builder_id
left join cities c on c.id = p.city_id
where p.status = 'published' and p.deleted_at is null;
