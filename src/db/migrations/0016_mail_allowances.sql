-- outside transaction
ALTER TABLE "mails" ADD COLUMN IF NOT EXISTS "mailbox" text, ADD COLUMN IF NOT EXISTS "allowance" text, ADD COLUMN IF NOT EXISTS "send_after" timestamp with time zone;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_mailbox_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_mailbox_idx" ON "mails" USING btree ("mailbox","created_at") WHERE "mails"."mailbox" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_send_after_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_send_after_idx" ON "mails" USING btree ("send_after") WHERE "mails"."mailbox" is not null;
