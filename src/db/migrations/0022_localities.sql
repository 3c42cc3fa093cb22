CREATE TABLE "localities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "localities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"name_hi" text,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"is_approximate" boolean DEFAULT false NOT NULL,
	"outline" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "localities_name_length" CHECK (char_length("localities"."name") between 1 and 80),
	CONSTRAINT "localities_own_parent" CHECK ("localities"."parent_id" <> "localities"."id"),
	CONSTRAINT "localities_on_earth" CHECK (("localities"."latitude" is null) = ("localities"."longitude" is null) and ("localities"."latitude" is null or ("localities"."latitude" between -90 and 90 and "localities"."longitude" between -180 and 180)))
);
--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_parent_id_localities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."localities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "localities_name_key" ON "localities" USING btree ("city_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "localities_slug_key" ON "localities" USING btree ("city_id","slug");--> statement-breakpoint
CREATE INDEX "localities_parent_idx" ON "localities" USING btree ("parent_id");