CREATE TABLE "sign_in_tries" (
	"address_hash" text NOT NULL,
	"network" "cidr" NOT NULL,
	"failures" integer NOT NULL,
	"last_try_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "sign_in_tries_address_hash_network_pk" PRIMARY KEY("address_hash","network"),
	CONSTRAINT "sign_in_tries_failures" CHECK ("sign_in_tries"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_last_step" bigint;--> statement-breakpoint
CREATE INDEX "sign_in_tries_age_idx" ON "sign_in_tries" USING btree ("last_try_at");