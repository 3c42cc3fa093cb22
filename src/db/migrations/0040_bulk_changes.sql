CREATE TYPE "public"."bulk_outcome" AS ENUM('waiting', 'changed', 'same', 'failed', 'undone', 'kept');--> statement-breakpoint
CREATE TYPE "public"."bulk_state" AS ENUM('running', 'done', 'stopped', 'undoing', 'undone');--> statement-breakpoint
CREATE TABLE "bulk_change_rows" (
	"change_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"outcome" "bulk_outcome" DEFAULT 'waiting' NOT NULL,
	"message" text,
	"before" jsonb,
	"version" text,
	CONSTRAINT "bulk_change_rows_change_id_record_id_pk" PRIMARY KEY("change_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"action" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"state" "bulk_state" DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_changes_counts" CHECK ("bulk_changes"."failed" <= "bulk_changes"."done" and "bulk_changes"."done" <= "bulk_changes"."total")
);
--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_rows_outcome_idx" ON "bulk_change_rows" USING btree ("change_id","outcome","record_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_user_idx" ON "bulk_changes" USING btree ("user_id","list","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_changes_age_idx" ON "bulk_changes" USING btree ("created_at");