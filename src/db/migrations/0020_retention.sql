-- outside transaction
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_contact_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_contact_idx" ON "enquiries" USING btree ("updated_at") WHERE "enquiries"."status" <> 'won';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posted_properties_ended_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posted_properties_ended_idx" ON "posted_properties" USING btree ("updated_at") WHERE "posted_properties"."status" in ('changes_requested', 'rejected', 'sold', 'expired');
