CREATE TYPE "public"."import_outcome" AS ENUM('waiting', 'changed', 'left');--> statement-breakpoint
CREATE TYPE "public"."import_picture_outcome" AS ENUM('waiting', 'fetched', 'failed');--> statement-breakpoint
CREATE TABLE "import_changes" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"record_id" bigint NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"changes" jsonb NOT NULL,
	"input" jsonb NOT NULL,
	"outcome" "import_outcome" DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "import_changes_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "import_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"city_id" bigint DEFAULT 0 NOT NULL,
	"rows" integer NOT NULL,
	"examples" integer[] NOT NULL,
	"samples" text[] DEFAULT '{}' NOT NULL,
	"means" text,
	"source" text,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "import_memories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_memories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "import_kind" NOT NULL,
	"field" text NOT NULL,
	"key" text NOT NULL,
	"means" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"record_id" bigint NOT NULL,
	"url" text NOT NULL,
	"outcome" "import_picture_outcome" DEFAULT 'waiting' NOT NULL,
	"message" text
);
--> statement-breakpoint
ALTER TABLE "import_problems" ADD COLUMN "is_left_out" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "encoding" text DEFAULT 'utf-8' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "heading_row" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "skipped_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "first_rows" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "samples" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "decisions" jsonb DEFAULT '{"values":[],"units":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "remember" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "existing_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "updated_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "incomplete_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_groups" ADD CONSTRAINT "import_groups_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_changes_record_key" ON "import_changes" USING btree ("import_id","record_id");--> statement-breakpoint
CREATE INDEX "import_changes_outcome_idx" ON "import_changes" USING btree ("import_id","outcome","row");--> statement-breakpoint
CREATE UNIQUE INDEX "import_groups_key" ON "import_groups" USING btree ("import_id","kind","field","value","city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_memories_key" ON "import_memories" USING btree ("kind","field","key");--> statement-breakpoint
CREATE INDEX "import_memories_used_idx" ON "import_memories" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "import_pictures_outcome_idx" ON "import_pictures" USING btree ("import_id","outcome","record_id","id");