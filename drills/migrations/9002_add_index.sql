-- outside transaction
create index concurrently enquiries_drill_note on enquiries (drill_note, created_at);
