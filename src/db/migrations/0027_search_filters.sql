ALTER TABLE "amenities" ADD COLUMN "filter_bit" smallint;
--> statement-breakpoint
/* The first 63 amenities can be filters. */
update amenities set filter_bit = ranked.bit
from (select id, row_number() over (order by id) - 1 as bit from amenities) ranked
where ranked.id = amenities.id and ranked.bit < 63;
--> statement-breakpoint
CREATE UNIQUE INDEX "amenities_filter_bit_key" ON "amenities" USING btree ("filter_bit");
--> statement-breakpoint
ALTER TABLE "amenities" ADD CONSTRAINT "amenities_filter_bit_range" CHECK ("amenities"."filter_bit" between 0 and 62) NOT VALID;
--> statement-breakpoint
ALTER TABLE "amenities" VALIDATE CONSTRAINT "amenities_filter_bit_range";
--> statement-breakpoint
/*
 * Filters that are not dimensions of the counts. Existing rows get their values in batches from the worker, because a
 * rewrite of the whole table would block the site.
 */
alter table property_search
  add column amenity_mask bigint not null default 0,
  add column floor smallint,
  add column built_year smallint,
  add column posted_by smallint not null default 0,
  add column facing smallint not null default 0,
  add column has_rera boolean not null default false,
  add column carpet_rate integer not null default 1000000000;
--> statement-breakpoint
/*
 * The price for a square foot of carpet area, in paise, as the search rows store it: unknown ones sort last, and those
 * of rents are lower by 2 * 10^9, so that a range of rates holds one purpose.
 */
create function carpet_rate(purpose purpose, price bigint, carpet_sq_ft integer) returns integer language sql immutable parallel safe as $$
  select (coalesce(case when carpet_sq_ft > 0 then least(price::numeric * 100 / carpet_sq_ft, 999999999) end, 1000000000)
    - case purpose when 'rent' then 2000000000 else 0 end)::integer
$$;
--> statement-breakpoint
create or replace view property_traits as
select
  p.id,
  (case when exists (select from property_tags pt join tags t on t.id = pt.tag_id where pt.property_id = p.id and t.tag_name ~* '\yfeature') then 1::bigint << 40 else 0 end)
    + extract(epoch from p.published_at)::bigint as sort_key,
  price_key(p.purpose, p.price) as price,
  p.builder_id::integer as builder_id,
  coalesce(least(round(p.built_up_area_sq_m / 0.09290304), 2000000000), 0)::integer as area_sq_ft,
  coalesce((select bit_or(1 << b.bit) from property_bhks pb join bhk_options b on b.id = pb.bhk_id where pb.property_id = p.id), 0) as bhk_mask,
  p.city_id::integer as city_id,
  coalesce(round(p.rating * 10), 0)::smallint as rating,
  enum_code(p.property_type) as property_type,
  enum_code(p.residency_type) as residency_type,
  enum_code(p.possession_status) as possession_status,
  enum_code(p.furnishing) as furnishing,
  p.latitude::real as latitude,
  p.longitude::real as longitude,
  p.status = 'published' and p.deleted_at is null and p.city_id is not null as shown,
  p.locality_id::integer as locality_id,
  area_in_sq_ft(p.carpet_area_value, p.carpet_area_unit) as carpet_sq_ft,
  coalesce((select bit_or(1::bigint << a.filter_bit) from property_amenities pa join amenities a on a.id = pa.amenity_id where pa.property_id = p.id), 0) as amenity_mask,
  p.floor,
  p.built_year,
  coalesce((select enum_code(d.posted_by) from posted_properties d where d.id = p.posting_id), 0::smallint) as posted_by,
  enum_code(p.facing) as facing,
  coalesce(p.rera_id, '') <> '' as has_rera,
  carpet_rate(p.purpose, p.price, area_in_sq_ft(p.carpet_area_value, p.carpet_area_unit)) as carpet_rate
from properties p;
--> statement-breakpoint
create or replace view property_search_truth as
select id, sort_key, price, builder_id, area_sq_ft, bhk_mask, city_id, rating, property_type, residency_type, possession_status, furnishing, latitude, longitude, locality_id, carpet_sq_ft,
  amenity_mask, floor, built_year, posted_by, facing, has_rera, carpet_rate
from property_traits where shown;
--> statement-breakpoint
alter table project_search add column locality_id integer;
--> statement-breakpoint
create or replace view project_traits as
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
  to_tsvector('simple', concat_ws(' ', p.title, b.name, p.locality, array_to_string(p.landmarks, ' '), p.address, c.name)) as words,
  p.status = 'published' and p.deleted_at is null as shown,
  p.locality_id::integer as locality_id
from projects p
left join builders b on b.id = p.builder_id
left join cities c on c.id = p.city_id;
--> statement-breakpoint
create or replace view project_search_truth as
select id, sort_key, minimum_price, maximum_price, builder_id, area_sq_m, bhk_mask, city_id, rating, residency_type, possession_status, name, landmark, words, locality_id
from project_traits where shown;
