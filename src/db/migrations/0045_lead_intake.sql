CREATE TYPE "public"."lead_scope" AS ENUM('add', 'status');--> statement-breakpoint
CREATE TABLE "lead_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "lead_sources" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"scopes" "lead_scope"[] NOT NULL,
	"per_minute" integer NOT NULL,
	"key_hash" text NOT NULL,
	"key_start" text NOT NULL,
	"old_key_hash" text,
	"old_key_until" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_sources_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "lead_sources_oldKeyHash_unique" UNIQUE("old_key_hash"),
	CONSTRAINT "lead_sources_rate" CHECK ("lead_sources"."per_minute" > 0)
);
--> statement-breakpoint
CREATE TABLE "source_leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"enquiry_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_leads" ADD CONSTRAINT "source_leads_source_id_lead_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."lead_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_leads" ADD CONSTRAINT "source_leads_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_mails_newest_idx" ON "lead_mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_sources_name_key" ON "lead_sources" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "lead_sources_created_by_idx" ON "lead_sources" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "source_leads_reference_key" ON "source_leads" USING btree ("source_id","reference");--> statement-breakpoint
CREATE INDEX "source_leads_enquiry_idx" ON "source_leads" USING btree ("enquiry_id");