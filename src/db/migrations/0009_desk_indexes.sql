-- outside transaction
-- What the desks look for in tables that already hold rows. A build that was cut short leaves an invalid index behind:
-- starting over removes it.
DROP INDEX CONCURRENTLY IF EXISTS "job_applications_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_applications_newest_idx" ON "job_applications" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "job_applications_email_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_applications_email_idx" ON "job_applications" USING btree (lower("email"));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "job_applications_mobile_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_applications_mobile_idx" ON "job_applications" USING btree ("mobile");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_posted_property_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_posted_property_idx" ON "enquiries" USING btree ("posted_property_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_city_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_city_idx" ON "enquiries" USING btree ("city_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_source_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_source_idx" ON "enquiries" USING btree ("source_button","created_at" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_replied_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_replied_idx" ON "enquiries" USING btree ("first_reply_at") WHERE "enquiries"."reply_minutes" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posted_properties_address_words_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posted_properties_address_words_idx" ON "posted_properties" USING gin ("address" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "media_picture_quarters_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "media_picture_quarters_idx" ON "media" USING gin (picture_quarters("picture_hash"));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_freshness_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_freshness_idx" ON "projects" USING btree (coalesce("confirmed_at", "published_at")) WHERE "projects"."status" = 'published';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_hidden_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_hidden_idx" ON "projects" USING btree ("hidden_for_age_at") WHERE "projects"."hidden_for_age_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_deleted_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_deleted_idx" ON "projects" USING btree ("deleted_at") WHERE "projects"."deleted_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_freshness_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_freshness_idx" ON "properties" USING btree (coalesce("confirmed_at", "published_at")) WHERE "properties"."status" = 'published';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_hidden_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_hidden_idx" ON "properties" USING btree ("hidden_for_age_at") WHERE "properties"."hidden_for_age_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_deleted_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_deleted_idx" ON "properties" USING btree ("deleted_at") WHERE "properties"."deleted_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_kind_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_kind_idx" ON "audit_entries" USING btree ("entity","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_action_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_action_idx" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_subject_words_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_subject_words_idx" ON "audit_entries" USING gin ("subject" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_recipient_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_recipient_idx" ON "mails" USING btree (lower("recipient"));
