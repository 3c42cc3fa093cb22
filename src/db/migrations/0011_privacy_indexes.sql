-- outside transaction
-- What is looked for when somebody asks what is known of them, or when its time is over. A build that was cut short
-- leaves an invalid index behind: starting over removes it.
DROP INDEX CONCURRENTLY IF EXISTS "consents_withdrawn_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "consents_withdrawn_idx" ON "consents" USING btree ("withdrawn_at") WHERE "consents"."withdrawn_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_consent_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_consent_idx" ON "enquiries" USING btree ("consent_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posted_properties_deleted_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posted_properties_deleted_idx" ON "posted_properties" USING btree ("deleted_at") WHERE "posted_properties"."deleted_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_data_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_data_idx" ON "mails" USING gin ("data" jsonb_path_ops);
