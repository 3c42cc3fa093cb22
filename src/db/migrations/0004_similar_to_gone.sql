-- What a listing would be found by, shown or not. A sold or withdrawn one is still compared with those on offer, and
-- the search rows go on being the same values for the listings that are published.

create view property_traits as
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
  p.longitude::real as longitude,
  p.status = 'published' and p.deleted_at is null as shown
from properties p;
--> statement-breakpoint
create or replace view property_search_truth as
select id, sort_key, price, builder_id, area_sq_ft, bhk_mask, city_id, rating, property_type, residency_type, possession_status, furnishing, latitude, longitude
from property_traits where shown;
--> statement-breakpoint
create view project_traits as
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
  p.status = 'published' and p.deleted_at is null as shown
from projects p
left join builders b on b.id = p.builder_id
left join cities c on c.id = p.city_id;
--> statement-breakpoint
create or replace view project_search_truth as
select id, sort_key, minimum_price, maximum_price, builder_id, area_sq_m, bhk_mask, city_id, rating, residency_type, possession_status, name, landmark, words
from project_traits where shown;
