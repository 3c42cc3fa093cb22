CREATE TYPE "public"."next_step_kind" AS ENUM('call', 'visit', 'meeting', 'send_homes');--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "next_step" "next_step_kind";