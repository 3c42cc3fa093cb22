-- outside transaction
-- Built without blocking writes. An interrupted build leaves an invalid index, which the next attempt removes.
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_arrival_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_arrival_idx" ON "enquiries" USING btree ("created_at" DESC NULLS FIRST,"id","fake");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_fake_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_fake_idx" ON "enquiries" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "enquiries"."fake" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_newest_idx";
