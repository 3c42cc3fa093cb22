-- outside transaction
-- The indexes of property_search with the columns of the new filters, so that a search reads no table rows to check
-- them. Each is built beside the one that it replaces. An interrupted build leaves an invalid index, which the next
-- attempt removes.
drop index concurrently if exists property_search_newest_idx;
--> statement-breakpoint
create index concurrently property_search_newest_idx on property_search (sort_key, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera);
--> statement-breakpoint
drop index concurrently if exists property_search_new;
--> statement-breakpoint
drop index concurrently if exists property_search_city_newest_idx;
--> statement-breakpoint
create index concurrently property_search_city_newest_idx on property_search (city_id, sort_key, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera);
--> statement-breakpoint
drop index concurrently if exists property_search_city_new;
--> statement-breakpoint
drop index concurrently if exists property_search_price_idx;
--> statement-breakpoint
create index concurrently property_search_price_idx on property_search (price, id) include (bhk_mask, city_id, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, sort_key);
--> statement-breakpoint
drop index concurrently if exists property_search_price;
--> statement-breakpoint
drop index concurrently if exists property_search_city_price_idx;
--> statement-breakpoint
create index concurrently property_search_city_price_idx on property_search (city_id, price, id) include (bhk_mask, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, sort_key);
--> statement-breakpoint
drop index concurrently if exists property_search_city_price;
--> statement-breakpoint
drop index concurrently if exists property_search_rating_idx;
--> statement-breakpoint
create index concurrently property_search_rating_idx on property_search (rating, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, sort_key);
--> statement-breakpoint
drop index concurrently if exists property_search_rating;
--> statement-breakpoint
drop index concurrently if exists property_search_city_rating_idx;
--> statement-breakpoint
create index concurrently property_search_city_rating_idx on property_search (city_id, rating, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, sort_key);
--> statement-breakpoint
drop index concurrently if exists property_search_city_rating;
--> statement-breakpoint
drop index concurrently if exists property_search_area_idx;
--> statement-breakpoint
create index concurrently property_search_area_idx on property_search (area_sq_ft, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, sort_key);
--> statement-breakpoint
drop index concurrently if exists property_search_area;
--> statement-breakpoint
drop index concurrently if exists property_search_city_area_idx;
--> statement-breakpoint
create index concurrently property_search_city_area_idx on property_search (city_id, area_sq_ft, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, sort_key);
--> statement-breakpoint
drop index concurrently if exists property_search_city_area;
--> statement-breakpoint
drop index concurrently if exists property_search_carpet_rate_idx;
--> statement-breakpoint
create index concurrently property_search_carpet_rate_idx on property_search (carpet_rate, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, sort_key);
--> statement-breakpoint
drop index concurrently if exists property_search_city_carpet_rate_idx;
--> statement-breakpoint
create index concurrently property_search_city_carpet_rate_idx on property_search (city_id, carpet_rate, id) include (price, bhk_mask, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, sort_key);
--> statement-breakpoint
drop index concurrently if exists property_search_locality_idx;
--> statement-breakpoint
create index concurrently property_search_locality_idx on property_search (locality_id, sort_key, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, rating, area_sq_ft, carpet_rate);
--> statement-breakpoint
drop index concurrently if exists property_search_builder_idx;
--> statement-breakpoint
create index concurrently property_search_builder_idx on property_search (builder_id, sort_key, id) include (price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera);
--> statement-breakpoint
drop index concurrently if exists property_search_builder;
--> statement-breakpoint
drop index concurrently if exists property_search_cell_idx;
--> statement-breakpoint
create index concurrently property_search_cell_idx on property_search (cell, sort_key, id) include (price, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, rating, area_sq_ft, carpet_rate, locality_id);
--> statement-breakpoint
drop index concurrently if exists property_search_cell;
--> statement-breakpoint
drop index concurrently if exists property_search_cell_all_idx;
--> statement-breakpoint
create index concurrently property_search_cell_all_idx on property_search (cell_all, sort_key, id) include (price, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, rating, area_sq_ft, carpet_rate, locality_id);
--> statement-breakpoint
drop index concurrently if exists property_search_cell_all;
--> statement-breakpoint
drop index concurrently if exists property_search_city_sample_idx;
--> statement-breakpoint
create index concurrently property_search_city_sample_idx on property_search (city_id, hashint8(id)) include (id, sort_key, price, bhk_mask, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, locality_id) where hashint8(id) & 7 = 0;
--> statement-breakpoint
drop index concurrently if exists property_search_sample_idx;
--> statement-breakpoint
create index concurrently property_search_sample_idx on property_search (hashint8(id)) include (id, sort_key, price, bhk_mask, city_id, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, locality_id) where hashint8(id) & 127 = 0;
--> statement-breakpoint
drop index concurrently if exists project_search_locality_idx;
--> statement-breakpoint
create index concurrently project_search_locality_idx on project_search (locality_id, sort_key, id) include (residency_type, possession_status, bhk_mask, minimum_price, maximum_price);
--> statement-breakpoint
drop index concurrently if exists property_cube_counts_idx;
--> statement-breakpoint
create index concurrently property_cube_counts_idx on property_cube (city_id, bucket, property_type, residency_type, possession_status, furnishing, bhk_mask) include (n);
--> statement-breakpoint
drop index concurrently if exists property_cube_all_counts_idx;
--> statement-breakpoint
create index concurrently property_cube_all_counts_idx on property_cube_all (bucket, property_type, residency_type, possession_status, furnishing, bhk_mask) include (n);
