-- outside transaction
-- The newest properties of a tag, for the groups of the home page. The new index serves whatever the old one did.
-- A build that was cut short leaves an invalid index behind: starting over begins by removing it.
drop index concurrently if exists property_tags_newest_idx;
--> statement-breakpoint
create index concurrently property_tags_newest_idx on property_tags using btree (tag_id, property_id);
--> statement-breakpoint
drop index concurrently if exists property_tags_tag_idx;
