-- outside transaction
alter table enquiries add constraint drill_note_given check (drill_note is not null) not valid;
--> statement-breakpoint
alter table enquiries validate constraint drill_note_given;
--> statement-breakpoint
alter table enquiries alter column drill_note set not null;
--> statement-breakpoint
alter table enquiries drop constraint drill_note_given;
