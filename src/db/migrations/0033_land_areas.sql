-- Land has no carpet area: who asks for 200 square yards means the land, whose area is stored as the built-up area.
create function usable_area_in_sq_ft(type property_type, carpet numeric, unit area_unit, area_sq_m numeric) returns integer
language sql immutable parallel safe as $$
  select case when type in ('plot', 'commercial_land', 'industrial_land', 'agricultural_land')
    then nullif(least(round(area_sq_m / 0.09290304), 2000000000), 0)::integer else area_in_sq_ft(carpet, unit) end
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
  usable_area_in_sq_ft(p.property_type, p.carpet_area_value, p.carpet_area_unit, p.built_up_area_sq_m) as carpet_sq_ft,
  coalesce((select bit_or(1::bigint << a.filter_bit) from property_amenities pa join amenities a on a.id = pa.amenity_id where pa.property_id = p.id), 0) as amenity_mask,
  p.floor,
  p.built_year,
  coalesce((select enum_code(d.posted_by) from posted_properties d where d.id = p.posting_id), 0::smallint) as posted_by,
  enum_code(p.facing) as facing,
  coalesce(p.rera_id, '') <> '' as has_rera,
  carpet_rate(p.purpose, p.price, usable_area_in_sq_ft(p.property_type, p.carpet_area_value, p.carpet_area_unit, p.built_up_area_sq_m)) as carpet_rate
from properties p;
