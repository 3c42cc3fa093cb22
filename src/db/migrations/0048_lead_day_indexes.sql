-- outside transaction
-- Built without blocking writes. An interrupted build leaves an invalid index, which the next attempt removes.
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_own_steps_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_own_steps_idx" ON "enquiries" USING btree ("assigned_to","next_follow_up_at") WHERE "enquiries"."next_follow_up_at" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_own_replies_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_own_replies_idx" ON "enquiries" USING btree ("assigned_to","first_reply_at") WHERE "enquiries"."reply_minutes" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_board_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_board_idx" ON "enquiries" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_open_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_open_idx" ON "enquiries" USING btree ("assigned_to","source_button","created_at") WHERE "enquiries"."status" in ('new', 'contacted', 'visit_planned', 'visited', 'negotiating');
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiry_events_contacts_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiry_events_contacts_idx" ON "enquiry_events" USING btree ("created_at","actor_id","enquiry_id") WHERE "kind" = 'note' and coalesce("data" ->> 'outcome', "data" ->> 'is_contact', 'false') not in ('opened', 'false');
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiry_events_won_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiry_events_won_idx" ON "enquiry_events" USING btree ("created_at","enquiry_id") WHERE "kind" = 'status' and "data" ->> 'to' = 'won';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "visits_time_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "visits_time_idx" ON "visits" USING btree ("at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "visits_created_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "visits_created_idx" ON "visits" USING btree ("created_at");
