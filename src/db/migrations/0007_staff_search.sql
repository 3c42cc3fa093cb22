-- outside transaction
-- Staff look for any part of a title. A build that was cut short leaves an invalid index behind: starting over removes it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_title_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_title_idx" ON "projects" USING btree ("title","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "projects_title_words_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_title_words_idx" ON "projects" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_title_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_title_idx" ON "properties" USING btree ("title","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_title_words_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_title_words_idx" ON "properties" USING gin ("title" gin_trgm_ops);
