CREATE TABLE "sitemap_changes" (
	"kind" text NOT NULL,
	"part" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sitemap_parts" (
	"kind" text NOT NULL,
	"part" integer NOT NULL,
	"origin" text NOT NULL,
	"body" "bytea" NOT NULL,
	"fingerprint" text NOT NULL,
	"entries" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sitemap_parts_kind_part_pk" PRIMARY KEY("kind","part"),
	CONSTRAINT "sitemap_parts_size" CHECK ("sitemap_parts"."part" >= 0 and "sitemap_parts"."entries" between 1 and 50000)
);
--> statement-breakpoint
CREATE INDEX "sitemap_changes_part_idx" ON "sitemap_changes" USING btree ("kind","part");
--> statement-breakpoint
/* It is compressed already. */
alter table sitemap_parts alter column body set storage external;
--> statement-breakpoint
/* Notes which parts of the sitemap a statement made untrue. Rows are only added, so writers never wait for each other. */
create function note_sitemap_change() returns trigger language plpgsql as $$
begin
  insert into sitemap_changes (kind, part) select distinct tg_argv[0], ((id - 1) / 50000)::integer from changed;
  return null;
end $$;
--> statement-breakpoint
create trigger properties_sitemap_insert after insert on properties referencing new table as changed for each statement execute function note_sitemap_change('properties');
--> statement-breakpoint
create trigger properties_sitemap_update after update on properties referencing new table as changed for each statement execute function note_sitemap_change('properties');
--> statement-breakpoint
create trigger properties_sitemap_delete after delete on properties referencing old table as changed for each statement execute function note_sitemap_change('properties');
--> statement-breakpoint
create trigger projects_sitemap_insert after insert on projects referencing new table as changed for each statement execute function note_sitemap_change('projects');
--> statement-breakpoint
create trigger projects_sitemap_update after update on projects referencing new table as changed for each statement execute function note_sitemap_change('projects');
--> statement-breakpoint
create trigger projects_sitemap_delete after delete on projects referencing old table as changed for each statement execute function note_sitemap_change('projects');
--> statement-breakpoint
create trigger posted_properties_sitemap_insert after insert on posted_properties referencing new table as changed for each statement execute function note_sitemap_change('posted-properties');
--> statement-breakpoint
create trigger posted_properties_sitemap_update after update on posted_properties referencing new table as changed for each statement execute function note_sitemap_change('posted-properties');
--> statement-breakpoint
create trigger posted_properties_sitemap_delete after delete on posted_properties referencing old table as changed for each statement execute function note_sitemap_change('posted-properties');
--> statement-breakpoint
create trigger blogs_sitemap_insert after insert on blogs referencing new table as changed for each statement execute function note_sitemap_change('blogs');
--> statement-breakpoint
create trigger blogs_sitemap_update after update on blogs referencing new table as changed for each statement execute function note_sitemap_change('blogs');
--> statement-breakpoint
create trigger blogs_sitemap_delete after delete on blogs referencing old table as changed for each statement execute function note_sitemap_change('blogs');
--> statement-breakpoint
/* What is there already has to be listed for the first time. */
insert into sitemap_changes (kind, part)
select kind, generate_series(0, ((last - 1) / 50000)::integer) from (
  select 'properties' as kind, max(id) as last from properties
  union all select 'projects', max(id) from projects
  union all select 'posted-properties', max(id) from posted_properties
  union all select 'blogs', max(id) from blogs
) filled where last is not null;
