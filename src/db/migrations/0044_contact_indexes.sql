-- outside transaction
-- Built without blocking writes. An interrupted build leaves an invalid index, which the next attempt removes.
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_contact_id_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_contact_id_idx" ON "enquiries" USING btree ("contact_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_unjoined_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_unjoined_idx" ON "enquiries" USING btree ("id") WHERE "enquiries"."contact_id" is null;
--> statement-breakpoint
ALTER TABLE "enquiries" VALIDATE CONSTRAINT "enquiries_contact_id_contacts_id_fk";
