-- outside transaction
ALTER TABLE "posted_properties" ADD COLUMN IF NOT EXISTS "pictures_moved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posted_properties_pictures_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posted_properties_pictures_idx" ON "posted_properties" USING btree ("id") WHERE not "posted_properties"."pictures_moved";
