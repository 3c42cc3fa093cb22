-- outside transaction
-- Smaller indexes of property_search: those of rating and area without what only filters on rows read, because these
-- orders are chosen rarely, and those of localities and builders without rows that have none. Columns of eight bytes
-- come first, so that less is padded. City and price, and builders, also hold the locality, for the counts beside it.
-- Each is built beside the one that it replaces. An interrupted build leaves an invalid index, which the next attempt
-- removes.
-- A locality is also indexed by price, so that its cheapest homes and a budget in it are found without reading all.
drop index concurrently if exists property_search_locality_price_idx;
--> statement-breakpoint
create index concurrently property_search_locality_price_idx on property_search (locality_id, price, id) include (sort_key, amenity_mask, bhk_mask, carpet_sq_ft, area_sq_ft, carpet_rate, property_type, residency_type, furnishing, possession_status, floor, built_year, posted_by, facing, rating, has_rera) where locality_id is not null;
--> statement-breakpoint
drop index concurrently if exists property_search_rating_order_idx;
--> statement-breakpoint
create index concurrently property_search_rating_order_idx on property_search (rating, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
drop index concurrently if exists property_search_rating_idx;
--> statement-breakpoint
drop index concurrently if exists property_search_city_rating_order_idx;
--> statement-breakpoint
create index concurrently property_search_city_rating_order_idx on property_search (city_id, rating, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
drop index concurrently if exists property_search_city_rating_idx;
--> statement-breakpoint
drop index concurrently if exists property_search_area_order_idx;
--> statement-breakpoint
create index concurrently property_search_area_order_idx on property_search (area_sq_ft, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
drop index concurrently if exists property_search_area_idx;
--> statement-breakpoint
drop index concurrently if exists property_search_city_area_order_idx;
--> statement-breakpoint
create index concurrently property_search_city_area_order_idx on property_search (city_id, area_sq_ft, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status);
--> statement-breakpoint
drop index concurrently if exists property_search_city_area_idx;
--> statement-breakpoint
drop index concurrently if exists property_search_city_price_order_idx;
--> statement-breakpoint
create index concurrently property_search_city_price_order_idx on property_search (city_id, price, id) include (amenity_mask, sort_key, bhk_mask, carpet_sq_ft, locality_id, property_type, residency_type, furnishing, possession_status, floor, built_year, posted_by, facing, has_rera);
--> statement-breakpoint
drop index concurrently if exists property_search_city_price_idx;
--> statement-breakpoint
drop index concurrently if exists property_search_locality_newest_idx;
--> statement-breakpoint
create index concurrently property_search_locality_newest_idx on property_search (locality_id, sort_key, id) include (price, amenity_mask, bhk_mask, carpet_sq_ft, property_type, residency_type, furnishing, possession_status, floor, built_year, posted_by, facing, has_rera) where locality_id is not null;
--> statement-breakpoint
drop index concurrently if exists property_search_locality_idx;
--> statement-breakpoint
drop index concurrently if exists property_search_builder_newest_idx;
--> statement-breakpoint
create index concurrently property_search_builder_newest_idx on property_search (builder_id, sort_key, id) include (price, amenity_mask, bhk_mask, city_id, carpet_sq_ft, locality_id, property_type, residency_type, furnishing, possession_status, floor, built_year, posted_by, facing, has_rera) where builder_id is not null;
--> statement-breakpoint
drop index concurrently if exists property_search_builder_idx;
