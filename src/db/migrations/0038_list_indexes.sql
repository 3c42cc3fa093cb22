-- outside transaction
-- Large tables: indexes are built and removed without blocking writes. An interrupted build leaves an invalid index, which
-- the next attempt removes.
DROP INDEX CONCURRENTLY IF EXISTS "projects_city_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_city_newest_idx" ON "projects" USING btree ("city_id","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_locality_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_locality_newest_idx" ON "projects" USING btree ("locality_id","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_builder_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_builder_newest_idx" ON "projects" USING btree ("builder_id","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_author_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_author_newest_idx" ON "projects" USING btree ("created_by","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_unpublished_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_unpublished_idx" ON "projects" USING btree ("status","id") WHERE "projects"."status" <> 'published';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_confirmed_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_confirmed_idx" ON "projects" USING btree ("confirmed_at","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_created_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_created_idx" ON "projects" USING btree ("created_at","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_city_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_city_newest_idx" ON "properties" USING btree ("city_id","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_locality_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_locality_newest_idx" ON "properties" USING btree ("locality_id","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_builder_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_builder_newest_idx" ON "properties" USING btree ("builder_id","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_author_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_author_newest_idx" ON "properties" USING btree ("created_by","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_unpublished_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_unpublished_idx" ON "properties" USING btree ("status","id") WHERE "properties"."status" <> 'published';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_type_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_type_newest_idx" ON "properties" USING btree ("property_type","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_price_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_price_idx" ON "properties" USING btree ("price","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_confirmed_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_confirmed_idx" ON "properties" USING btree ("confirmed_at","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_created_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_created_idx" ON "properties" USING btree ("created_at","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_city_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_locality_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_builder_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_city_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_locality_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_builder_idx";
