-- outside transaction
ALTER TABLE "job_applications" ADD COLUMN IF NOT EXISTS "erasure_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN IF NOT EXISTS "erasure_asked_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "job_applications_erasure_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_applications_erasure_idx" ON "job_applications" USING btree ("erasure_asked_at") WHERE "job_applications"."erasure_asked_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_erasure_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_erasure_idx" ON "enquiries" USING btree ("erasure_asked_at") WHERE "enquiries"."erasure_asked_at" is not null;
