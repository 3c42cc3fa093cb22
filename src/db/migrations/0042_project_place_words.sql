-- outside transaction
-- Built without blocking writes. An interrupted build leaves an invalid index, which the next attempt removes.
DROP INDEX CONCURRENTLY IF EXISTS "projects_place_words_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "projects_place_words_idx" ON "projects" USING gin ("locality_state" gin_trgm_ops);
