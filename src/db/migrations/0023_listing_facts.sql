-- loosens project_images_five
-- loosens property_images_five
CREATE TYPE "public"."ownership" AS ENUM('freehold', 'leasehold', 'co_operative_society', 'power_of_attorney');
--> statement-breakpoint
CREATE TYPE "public"."picture_kind" AS ENUM('outside', 'living', 'kitchen', 'bedroom', 'bath', 'view', 'plan');
--> statement-breakpoint
CREATE TYPE "public"."power_backup" AS ENUM('none', 'partial', 'full');
--> statement-breakpoint
CREATE TYPE "public"."preferred_tenants" AS ENUM('anyone', 'family', 'company');
--> statement-breakpoint
CREATE TYPE "public"."purpose" AS ENUM('sale', 'rent');
--> statement-breakpoint
CREATE TYPE "public"."water_supply" AS ENUM('municipal', 'borewell', 'municipal_and_borewell', 'tanker');
--> statement-breakpoint
CREATE TABLE "backfills" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"last_id" bigint,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unmatched_localities" (
	"kind" text NOT NULL,
	"city_id" bigint NOT NULL,
	"name_key" text NOT NULL,
	"name" text NOT NULL,
	"listings" integer NOT NULL,
	CONSTRAINT "unmatched_localities_city_id_name_key_kind_pk" PRIMARY KEY("city_id","name_key","kind")
);
--> statement-breakpoint
CREATE TABLE "project_prices" (
	"project_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"minimum_price" bigint NOT NULL,
	"maximum_price" bigint NOT NULL,
	CONSTRAINT "project_prices_project_id_since_pk" PRIMARY KEY("project_id","since")
);
--> statement-breakpoint
CREATE TABLE "property_prices" (
	"property_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price" bigint NOT NULL,
	"purpose" "purpose" NOT NULL,
	CONSTRAINT "property_prices_property_id_since_pk" PRIMARY KEY("property_id","since")
);
--> statement-breakpoint
ALTER TABLE "project_images" DROP CONSTRAINT "project_images_five";
--> statement-breakpoint
ALTER TABLE "property_images" DROP CONSTRAINT "property_images_five";
--> statement-breakpoint
ALTER TABLE "project_images" ADD COLUMN "kind" "picture_kind";
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "locality_id" bigint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "locality_id" bigint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "purpose" "purpose" DEFAULT 'sale' NOT NULL;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "carpet_area_value" numeric(14, 3);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "carpet_area_unit" "area_unit";
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "super_area_value" numeric(14, 3);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "super_area_unit" "area_unit";
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "floor" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "total_floors" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "built_year" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "covered_parking" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "open_parking" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "balconies" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "ownership" "ownership";
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "water_supply" "water_supply";
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "power_backup" "power_backup";
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "has_lift" boolean;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "deposit" bigint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "available_from" date;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "minimum_stay_months" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "maintenance_included" boolean;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "preferred_tenants" "preferred_tenants";
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "video_url" text;
--> statement-breakpoint
ALTER TABLE "property_images" ADD COLUMN "kind" "picture_kind";
--> statement-breakpoint
ALTER TABLE "unmatched_localities" ADD CONSTRAINT "unmatched_localities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_prices" ADD CONSTRAINT "project_prices_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "property_prices" ADD CONSTRAINT "property_prices_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "unmatched_localities_most_idx" ON "unmatched_localities" USING btree ("listings" DESC NULLS LAST);
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "project_images" ADD CONSTRAINT "project_images_twenty" CHECK ("project_images"."position" between 1 and 20) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_more_areas" CHECK (("properties"."carpet_area_value" is null) = ("properties"."carpet_area_unit" is null) and ("properties"."super_area_value" is null) = ("properties"."super_area_unit" is null) and coalesce("properties"."carpet_area_value", 1) > 0 and coalesce("properties"."super_area_value", 1) > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_floors" CHECK (coalesce("properties"."floor", 0) between -5 and 200 and coalesce("properties"."total_floors", 1) between 1 and 200 and coalesce("properties"."floor" <= "properties"."total_floors", true)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_built_year" CHECK ("properties"."built_year" between 1800 and 2200) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_parking" CHECK (coalesce("properties"."covered_parking", 0) between 0 and 1000 and coalesce("properties"."open_parking", 0) between 0 and 1000 and coalesce("properties"."balconies", 0) between 0 and 50) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_rent" CHECK (coalesce("properties"."deposit", 0) >= 0 and coalesce("properties"."minimum_stay_months", 0) between 0 and 120) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_video_is_https" CHECK ("properties"."video_url" ~ '^https://') NOT VALID;
--> statement-breakpoint
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_twenty" CHECK ("property_images"."position" between 1 and 20) NOT VALID;
--> statement-breakpoint
/* Writes every price that a property has while it is public; the old one first if the history is still empty. */
create function record_property_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'published' and old.price is not null
    and not exists (select from property_prices where property_id = new.id) then
    insert into property_prices (property_id, since, price, purpose)
    values (new.id, least(old.published_at, now() - interval '1 second'), old.price, old.purpose);
  end if;
  if new.price is not null then
    insert into property_prices (property_id, since, price, purpose)
    select new.id, now(), new.price, new.purpose
    where not exists (
      select from (select price, purpose from property_prices where property_id = new.id order by since desc limit 1) latest
      where latest.price = new.price and latest.purpose = new.purpose)
    on conflict (property_id, since) do update set price = excluded.price, purpose = excluded.purpose;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger properties_price_insert after insert on properties for each row when (new.status = 'published') execute function record_property_price();
--> statement-breakpoint
create trigger properties_price_update after update of price, purpose, status on properties for each row when (new.status = 'published') execute function record_property_price();
--> statement-breakpoint
/* The same for the price range of a project. */
create function record_project_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'published' and old.minimum_price is not null
    and not exists (select from project_prices where project_id = new.id) then
    insert into project_prices (project_id, since, minimum_price, maximum_price)
    values (new.id, least(old.published_at, now() - interval '1 second'), old.minimum_price, old.maximum_price);
  end if;
  if new.minimum_price is not null then
    insert into project_prices (project_id, since, minimum_price, maximum_price)
    select new.id, now(), new.minimum_price, new.maximum_price
    where not exists (
      select from (select minimum_price, maximum_price from project_prices where project_id = new.id order by since desc limit 1) latest
      where latest.minimum_price = new.minimum_price and latest.maximum_price = new.maximum_price)
    on conflict (project_id, since) do update set minimum_price = excluded.minimum_price, maximum_price = excluded.maximum_price;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger projects_price_insert after insert on projects for each row when (new.status = 'published') execute function record_project_price();
--> statement-breakpoint
create trigger projects_price_update after update of minimum_price, maximum_price, status on projects for each row when (new.status = 'published') execute function record_project_price();
--> statement-breakpoint
/* A name of a locality for comparison: in lower case with single spaces. */
create function locality_key(name text) returns text language sql immutable parallel safe as $$
  select lower(btrim(regexp_replace(name, '\s+', ' ', 'g')))
$$;
--> statement-breakpoint
/* An area in whole square feet, by the factors of the generated columns. Strict, because least() ignores nulls. */
create function area_in_sq_ft(value numeric, unit area_unit) returns integer language sql immutable strict parallel safe as $$
  select least(round(value * case unit when 'sq_ft' then 0.09290304 when 'sq_m' then 1 when 'sq_yd' then 0.83612736
    when 'acre' then 4046.8564224 when 'hectare' then 10000 when 'bigha' then 2529.285264 when 'katha' then 126.4642632
    when 'gunta' then 101.17141056 when 'cent' then 40.468564224 end / 0.09290304), 2000000000)::integer
$$;
--> statement-breakpoint
/*
 * Rents are stored in the search rows as their amount minus 2 * 10^12. They are negative, so that one range of prices
 * holds either sales or rents, and every index with the price can tell them apart.
 */
create function price_key(purpose purpose, price bigint) returns bigint language sql immutable parallel safe as $$
  select coalesce(price, 1000000000000) - case purpose when 'rent' then 2000000000000 else 0 end
$$;
--> statement-breakpoint
create function price_from_key(key bigint) returns bigint language sql immutable parallel safe as $$
  select key + case when key < 0 then 2000000000000 else 0 end
$$;
--> statement-breakpoint
/* The bucket of a price key: 0 to 24 for sales, 32 to 56 for rents; the last one of each is "on request". */
create or replace function price_bucket(price bigint) returns smallint language sql immutable parallel safe as $$
  select case when price >= 0
    then width_bucket(price, array[500000,1000000,1500000,2000000,2500000,3000000,4000000,5000000,6000000,8000000,10000000,12500000,15000000,20000000,25000000,30000000,40000000,50000000,75000000,100000000,150000000,200000000,500000000,1000000000000]::bigint[])
    else 32 + width_bucket(price + 2000000000000, array[5000,8000,10000,12000,15000,18000,20000,25000,30000,35000,40000,50000,60000,75000,100000,125000,150000,200000,250000,300000,500000,1000000,2500000,1000000000000]::bigint[])
  end::smallint
$$;
--> statement-breakpoint
/* The cells of rents are the negative ones. Those of sales are as before, so stored values stay right. */
create or replace function listing_cell(city_id integer, property_type smallint, residency_type smallint, possession_status smallint, furnishing smallint, bhk_mask integer, bucket smallint)
returns bigint language sql immutable parallel safe as $$
  select case when bucket < 32 then 1 else -1 end
    * ((city_id::bigint << 28) | (property_type::bigint << 23) | (residency_type::bigint << 21) | (possession_status::bigint << 18) | (furnishing::bigint << 16) | (bhk_mask::bigint << 5) | (bucket & 31)::bigint)
$$;
--> statement-breakpoint
alter table property_search
  add column locality_id integer,
  add column carpet_sq_ft integer;
--> statement-breakpoint
create or replace view property_traits as
select
  p.id,
  (case when exists (select from property_tags pt join tags t on t.id = pt.tag_id where pt.property_id = p.id and t.tag_name ~* '\yfeature') then 1::bigint << 40 else 0 end)
    + extract(epoch from p.published_at)::bigint as sort_key,
  price_key(p.purpose, p.price) as price,
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
  p.status = 'published' and p.deleted_at is null as shown,
  p.locality_id::integer as locality_id,
  area_in_sq_ft(p.carpet_area_value, p.carpet_area_unit) as carpet_sq_ft
from properties p;
--> statement-breakpoint
create or replace view property_search_truth as
select id, sort_key, price, builder_id, area_sq_ft, bhk_mask, city_id, rating, property_type, residency_type, possession_status, furnishing, latitude, longitude, locality_id, carpet_sq_ft
from property_traits where shown;
