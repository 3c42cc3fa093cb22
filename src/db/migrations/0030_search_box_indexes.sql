-- outside transaction
-- An interrupted build leaves an invalid index, which the next attempt removes.
drop index concurrently if exists projects_rera_idx;
--> statement-breakpoint
create index concurrently projects_rera_idx on projects (upper(rera_id) text_pattern_ops) where rera_id is not null;
--> statement-breakpoint
drop index concurrently if exists properties_rera_idx;
--> statement-breakpoint
create index concurrently properties_rera_idx on properties (upper(rera_id) text_pattern_ops) where rera_id is not null;
--> statement-breakpoint
drop index concurrently if exists localities_name_words_idx;
--> statement-breakpoint
create index concurrently localities_name_words_idx on localities using gin (name gin_trgm_ops);
