CREATE TYPE "public"."contact_point_kind" AS ENUM('phone', 'email');--> statement-breakpoint
CREATE TYPE "public"."visit_status" AS ENUM('planned', 'done', 'missed', 'cancelled');--> statement-breakpoint
CREATE TABLE "contact_points" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contact_id" bigint NOT NULL,
	"kind" "contact_point_kind" NOT NULL,
	"value" text NOT NULL,
	"added_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_points_value_key" UNIQUE("kind","value"),
	CONSTRAINT "contact_points_value_present" CHECK ("contact_points"."value" <> '')
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"wishes" text DEFAULT '' NOT NULL,
	"places" text[] DEFAULT '{}' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"min_budget" bigint,
	"max_budget" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"with_id" bigint,
	"status" "visit_status" DEFAULT 'planned' NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"remind_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_place_present" CHECK ("visits"."place" <> '')
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "contact_id" bigint;--> statement-breakpoint
ALTER TABLE "contact_points" ADD CONSTRAINT "contact_points_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_points" ADD CONSTRAINT "contact_points_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_with_id_users_id_fk" FOREIGN KEY ("with_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_points_contact_idx" ON "contact_points" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "contact_points_added_by_idx" ON "contact_points" USING btree ("added_by");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_planned_key" ON "visits" USING btree ("enquiry_id") WHERE "visits"."status" = 'planned';--> statement-breakpoint
CREATE INDEX "visits_enquiry_idx" ON "visits" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "visits_with_idx" ON "visits" USING btree ("with_id","at");--> statement-breakpoint
CREATE INDEX "visits_at_idx" ON "visits" USING btree ("at") WHERE "visits"."status" = 'planned';--> statement-breakpoint
CREATE INDEX "visits_reminder_idx" ON "visits" USING btree ("remind_at") WHERE "visits"."remind_at" is not null;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action NOT VALID;
