-- outside transaction
-- Large tables: constraints are validated and indexes built without blocking writes. An interrupted build leaves an
-- invalid index, which the next attempt removes.
ALTER TABLE "posted_properties" VALIDATE CONSTRAINT "posted_properties_locality_id_localities_id_fk";
--> statement-breakpoint
ALTER TABLE "posted_properties" VALIDATE CONSTRAINT "posted_properties_bhk_id_bhk_options_id_fk";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_posting_id_posted_properties_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posted_properties_locality_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posted_properties_locality_idx" ON "posted_properties" USING btree ("locality_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posted_properties_bhk_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posted_properties_bhk_idx" ON "posted_properties" USING btree ("bhk_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_posting_key";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "properties_posting_key" ON "properties" USING btree ("posting_id") WHERE "properties"."posting_id" is not null;
--> statement-breakpoint
ALTER TABLE "posted_properties" VALIDATE CONSTRAINT "posted_properties_carpet_area";
--> statement-breakpoint
ALTER TABLE "posted_properties" VALIDATE CONSTRAINT "posted_properties_floors";
--> statement-breakpoint
ALTER TABLE "posted_properties" VALIDATE CONSTRAINT "posted_properties_rent";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_published_is_complete";
