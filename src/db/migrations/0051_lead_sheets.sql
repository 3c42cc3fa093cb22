CREATE TYPE "public"."import_lead_outcome" AS ENUM('added', 'same', 'here', 'colleague');--> statement-breakpoint
ALTER TYPE "public"."import_kind" ADD VALUE 'enquiry';--> statement-breakpoint
CREATE TABLE "import_leads" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"outcome" "import_lead_outcome" NOT NULL,
	"enquiry_id" bigint,
	"owner_id" bigint,
	CONSTRAINT "import_leads_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "contacted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_leads" ADD CONSTRAINT "import_leads_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_leads" ADD CONSTRAINT "import_leads_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_leads" ADD CONSTRAINT "import_leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_leads_enquiry_idx" ON "import_leads" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "import_leads_owner_idx" ON "import_leads" USING btree ("owner_id") WHERE "import_leads"."owner_id" is not null;