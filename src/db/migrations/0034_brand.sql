CREATE TABLE "setting_pictures" (
	"setting" text NOT NULL,
	"name" text NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "setting_pictures_setting_name_pk" PRIMARY KEY("setting","name")
);
--> statement-breakpoint
ALTER TABLE "setting_pictures" ADD CONSTRAINT "setting_pictures_setting_settings_key_fk" FOREIGN KEY ("setting") REFERENCES "public"."settings"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_pictures" ADD CONSTRAINT "setting_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "setting_pictures_media_idx" ON "setting_pictures" USING btree ("media_id");