-- outside transaction
-- From a picture that looks alike to the listing that shows it.
DROP INDEX CONCURRENTLY IF EXISTS "posted_property_images_media_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posted_property_images_media_idx" ON "posted_property_images" USING btree ("media_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "project_images_media_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "project_images_media_idx" ON "project_images" USING btree ("media_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_images_media_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "property_images_media_idx" ON "property_images" USING btree ("media_id");
