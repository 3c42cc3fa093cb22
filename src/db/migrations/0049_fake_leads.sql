CREATE TYPE "public"."fake_lead" AS ENUM('spam', 'wrong_number');--> statement-breakpoint
CREATE TABLE "blocked_senders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_senders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "contact_point_kind" NOT NULL,
	"value" text NOT NULL,
	"reason" "fake_lead" NOT NULL,
	"blocked_by" bigint,
	"arrivals" integer DEFAULT 0 NOT NULL,
	"last_arrival_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_senders_value_key" UNIQUE("kind","value"),
	CONSTRAINT "blocked_senders_value_present" CHECK ("blocked_senders"."value" <> '')
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "fake" "fake_lead";--> statement-breakpoint
ALTER TABLE "blocked_senders" ADD CONSTRAINT "blocked_senders_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_senders_newest_idx" ON "blocked_senders" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blocked_senders_blocked_by_idx" ON "blocked_senders" USING btree ("blocked_by");