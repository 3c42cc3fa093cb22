alter table enquiries add column drill_note text;
--> statement-breakpoint
alter table enquiries alter column drill_note set default 'new';
