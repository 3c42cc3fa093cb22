-- outside transaction
-- Large tables: constraints are validated and indexes built without blocking writes. An interrupted build leaves an
-- invalid index, which the next attempt removes.
ALTER TABLE "projects" VALIDATE CONSTRAINT "projects_locality_id_localities_id_fk";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_locality_id_localities_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_locality_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_locality_idx" ON "projects" USING btree ("locality_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_unmatched_locality_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_unmatched_locality_idx" ON "projects" USING btree ("id") WHERE "projects"."locality_id" is null and "projects"."locality" <> '';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_locality_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_locality_idx" ON "properties" USING btree ("locality_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_unmatched_locality_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_unmatched_locality_idx" ON "properties" USING btree ("id") WHERE "properties"."locality_id" is null and "properties"."locality" <> '';
--> statement-breakpoint
ALTER TABLE "project_images" VALIDATE CONSTRAINT "project_images_twenty";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_more_areas";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_floors";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_built_year";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_parking";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_rent";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_video_is_https";
--> statement-breakpoint
ALTER TABLE "property_images" VALIDATE CONSTRAINT "property_images_twenty";
