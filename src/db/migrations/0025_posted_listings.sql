-- loosens properties_published_is_complete
ALTER TABLE "properties" DROP CONSTRAINT "properties_published_is_complete";
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "locality" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "locality_id" bigint;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "flat_number" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "purpose" "purpose" DEFAULT 'sale' NOT NULL;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "bhk_id" bigint;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "carpet_area_value" numeric(14, 3);
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "carpet_area_unit" "area_unit";
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "floor" smallint;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "total_floors" smallint;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "furnishing" "furnishing";
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "deposit" bigint;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "available_from" date;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "minimum_stay_months" smallint;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "maintenance_included" boolean;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "preferred_tenants" "preferred_tenants";
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD COLUMN "approved_home" jsonb;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "posting_id" bigint;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD CONSTRAINT "posted_properties_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD CONSTRAINT "posted_properties_bhk_id_bhk_options_id_fk" FOREIGN KEY ("bhk_id") REFERENCES "public"."bhk_options"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_posting_id_posted_properties_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posted_properties"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD CONSTRAINT "posted_properties_carpet_area" CHECK (("posted_properties"."carpet_area_value" is null) = ("posted_properties"."carpet_area_unit" is null) and coalesce("posted_properties"."carpet_area_value", 1) > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD CONSTRAINT "posted_properties_floors" CHECK (coalesce("posted_properties"."floor", 0) between -5 and 200 and coalesce("posted_properties"."total_floors", 1) between 1 and 200 and coalesce("posted_properties"."floor" <= "posted_properties"."total_floors", true)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "posted_properties" ADD CONSTRAINT "posted_properties_rent" CHECK (coalesce("posted_properties"."deposit", 0) >= 0 and coalesce("posted_properties"."minimum_stay_months", 0) between 0 and 120) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_published_is_complete" CHECK ("properties"."status" <> 'published' or "properties"."posting_id" is not null or ("properties"."city_id" is not null and "properties"."property_type" is not null and "properties"."residency_type" is not null and "properties"."possession_status" is not null and "properties"."built_up_area_value" is not null and ("properties"."price" is not null or "properties"."price_on_request"))) NOT VALID;
--> statement-breakpoint
/*
 * A posting may have no area, which counts as 0, and a city that is not in the master list: it has a page then, but is
 * not found by the filters.
 */
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
  area_in_sq_ft(p.carpet_area_value, p.carpet_area_unit) as carpet_sq_ft
from properties p;
--> statement-breakpoint
/*
 * Writes every price that a property has while it is public; the old one first if the history is still empty. The
 * property of a posting is inserted after the day on which its posting was published.
 */
create or replace function record_property_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'published' and old.price is not null
    and not exists (select from property_prices where property_id = new.id) then
    insert into property_prices (property_id, since, price, purpose)
    values (new.id, least(old.published_at, now() - interval '1 second'), old.price, old.purpose);
  end if;
  if new.price is not null then
    insert into property_prices (property_id, since, price, purpose)
    select new.id, case tg_op when 'INSERT' then least(new.published_at, now()) else now() end, new.price, new.purpose
    where not exists (
      select from (select price, purpose from property_prices where property_id = new.id order by since desc limit 1) latest
      where latest.price = new.price and latest.purpose = new.purpose)
    on conflict (property_id, since) do update set price = excluded.price, purpose = excluded.purpose;
  end if;
  return null;
end $$;
--> statement-breakpoint
/* Posted properties have no names of their own: their titles say what they are and where. */
create or replace function rebuild_suggestions(properties_kept integer default 10000, shown integer default 5) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4707202603);
  delete from suggestions; delete from suggestion_terms; delete from suggestion_prefixes; delete from suggestion_words;
  insert into suggestions (id, kind, ref_id, slug, name, form, weight)
  select row_number() over (), kind, ref_id, slug, name, search_form(name), weight from (
    select 'city' as kind, c.id as ref_id, c.slug, c.name, 1000 + coalesce((select sum(n) from property_scope s where s.city_id = c.id), 0)::integer as weight from cities c
    union all
    select 'builder', b.id, b.slug, b.name, 500 + (select count(*) from project_search p where p.builder_id = b.id)::integer from builders b
    union all
    select 'project', p.id, p.slug, p.title, 100 + s.rating from project_search s join projects p on p.id = s.id
    union all
    select 'property', p.id, p.slug, p.title, s.rating from (select id, rating from property_search order by sort_key desc, id desc limit properties_kept) s join properties p on p.id = s.id and p.posting_id is null
  ) named where search_form(name) <> '';
  insert into suggestion_terms (term, weight, suggestion_id, kind)
  select distinct left(substring(s.form from o.position), 64), s.weight, s.id, s.kind
  from suggestions s cross join lateral (
    select 1 as position
    union select (sum(length(w.word) + 1) over (order by w.place))::integer + 1 from unnest(string_to_array(s.form, ' ')) with ordinality w (word, place)
  ) o where o.position <= length(s.form);
  insert into suggestion_prefixes (kind, prefix, suggestion_ids)
  select kind, prefix, array_agg(suggestion_id order by weight desc, suggestion_id) from (
    select kind, prefix, suggestion_id, weight, row_number() over (partition by kind, prefix order by weight desc, suggestion_id) as place from (
      select t.kind, left(t.term, k) as prefix, t.suggestion_id, max(t.weight) as weight
      from suggestion_terms t, generate_series(1, 4) k where length(t.term) >= k group by 1, 2, 3
    ) begun
  ) ranked where place <= shown group by kind, prefix;
  insert into suggestion_words (word, n)
  select word, count(*) from suggestions, unnest(string_to_array(form, ' ')) word where length(word) > 2 group by word;
end $$;
--> statement-breakpoint
/* Posted properties are in the sitemap as properties. */
drop trigger posted_properties_sitemap_insert on posted_properties;
--> statement-breakpoint
drop trigger posted_properties_sitemap_update on posted_properties;
--> statement-breakpoint
drop trigger posted_properties_sitemap_delete on posted_properties;
--> statement-breakpoint
delete from sitemap_parts where kind = 'posted-properties';
--> statement-breakpoint
delete from sitemap_changes where kind = 'posted-properties';
