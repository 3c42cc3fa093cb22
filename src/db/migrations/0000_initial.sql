CREATE TYPE "public"."password_token_purpose" AS ENUM('reset', 'invitation');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('admin', 'editor', 'sales', 'hr');--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('received', 'shortlisted', 'interview', 'offered', 'hired', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('Male', 'Female', 'I choose not to self-identify');--> statement-breakpoint
CREATE TYPE "public"."job_role" AS ENUM('Sales Executive', 'Sales Manager', 'Relationship Manager');--> statement-breakpoint
CREATE TYPE "public"."publication" AS ENUM('draft', 'published');--> statement-breakpoint
CREATE TYPE "public"."slug_owner" AS ENUM('property', 'project', 'blog', 'job', 'city', 'builder');--> statement-breakpoint
CREATE TYPE "public"."enquiry_event_kind" AS ENUM('note', 'status', 'assignment', 'follow_up', 'mail');--> statement-breakpoint
CREATE TYPE "public"."enquiry_status" AS ENUM('new', 'contacted', 'visit_planned', 'visited', 'negotiating', 'won', 'lost');--> statement-breakpoint
CREATE TYPE "public"."posted_by" AS ENUM('agent', 'owner', 'builder');--> statement-breakpoint
CREATE TYPE "public"."posted_property_status" AS ENUM('pending_email', 'pending_review', 'changes_requested', 'live', 'rejected', 'sold', 'expired');--> statement-breakpoint
CREATE TYPE "public"."subscriber_status" AS ENUM('pending', 'confirmed', 'unsubscribed');--> statement-breakpoint
CREATE TYPE "public"."area_unit" AS ENUM('sq_ft', 'sq_m', 'sq_yd', 'acre', 'hectare', 'bigha', 'katha', 'gunta', 'cent');--> statement-breakpoint
CREATE TYPE "public"."facing" AS ENUM('north', 'north_east', 'east', 'south_east', 'south', 'south_west', 'west', 'north_west');--> statement-breakpoint
CREATE TYPE "public"."furnishing" AS ENUM('full', 'semi', 'unfurnished');--> statement-breakpoint
CREATE TYPE "public"."listing_status" AS ENUM('draft', 'scheduled', 'published', 'withdrawn', 'sold');--> statement-breakpoint
CREATE TYPE "public"."possession_status" AS ENUM('new_launch', 'mid_stage', 'near_possession', 'ready_to_move');--> statement-breakpoint
CREATE TYPE "public"."property_type" AS ENUM('flat/apartment', 'plot', 'residential', 'villa', 'builder_floor_apartment', 'penthouse', 'studio_apartment', 'service_apartment', 'commercial_office_space', 'office_in_it_park', 'commercial_shop', 'commercial_showroom', 'commercial_land', 'warehouse/godown', 'industrial_land', 'industrial_building', 'industrial_shed', 'agricultural_land', 'farmhouse');--> statement-breakpoint
CREATE TYPE "public"."residency_type" AS ENUM('residential', 'commercial', 'plot');--> statement-breakpoint
CREATE TYPE "public"."media_status" AS ENUM('pending', 'ready', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."media_visibility" AS ENUM('public', 'private');--> statement-breakpoint
CREATE TABLE "password_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" "password_token_purpose" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"ip" "inet",
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_expire_later" CHECK ("sessions"."expires_at" > "sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text,
	"role" "role" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"recovery_code_hashes" text[] DEFAULT '{}' NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_full_name_length" CHECK (char_length("users"."full_name") between 2 and 80),
	CONSTRAINT "users_email_shape" CHECK ("users"."email" ~ '^[^@\s]+@[^@\s]+$'),
	CONSTRAINT "users_deleted_are_inactive" CHECK ("users"."deleted_at" is null or not "users"."is_active")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_key" uuid NOT NULL,
	"job_id" bigint NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"gender" "gender" NOT NULL,
	"role" "job_role" NOT NULL,
	"location" text NOT NULL,
	"experience" text NOT NULL,
	"file_id" bigint NOT NULL,
	"linkedin" text,
	"about_yourself" text,
	"status" "application_status" DEFAULT 'received' NOT NULL,
	"retain_until" date NOT NULL,
	"consent_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_applications_submissionKey_unique" UNIQUE("submission_key"),
	CONSTRAINT "job_applications_experience" CHECK ("job_applications"."experience" = 'Fresher' or "job_applications"."experience" ~ '^([1-9]|[123][0-9]|40)\+$'),
	CONSTRAINT "job_applications_mobile_digits" CHECK ("job_applications"."mobile" ~ '^[0-9]{6,15}$')
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"job_title" text NOT NULL,
	"job_description" text NOT NULL,
	"contact_person_name" text NOT NULL,
	"contact_person_email" text NOT NULL,
	"contact_person_number" text NOT NULL,
	"vacancies" integer NOT NULL,
	"education_required" text NOT NULL,
	"experience_required" text NOT NULL,
	"salary_range" text NOT NULL,
	"locations" text NOT NULL,
	"application_start_date" date NOT NULL,
	"application_end_date" date NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "jobs_title_length" CHECK (char_length("jobs"."job_title") between 3 and 120),
	CONSTRAINT "jobs_vacancies" CHECK ("jobs"."vacancies" > 0),
	CONSTRAINT "jobs_dates_in_order" CHECK ("jobs"."application_end_date" >= "jobs"."application_start_date")
);
--> statement-breakpoint
CREATE TABLE "amenities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "amenities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"category" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amenities_named" CHECK ("amenities"."name" <> '' and "amenities"."category" <> '')
);
--> statement-breakpoint
CREATE TABLE "bhk_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bhk_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bhk" text NOT NULL,
	"bit" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bhk_options_bhk_unique" UNIQUE("bhk"),
	CONSTRAINT "bhk_options_bit_unique" UNIQUE("bit"),
	CONSTRAINT "bhk_options_bit_range" CHECK ("bhk_options"."bit" between 0 and 10),
	CONSTRAINT "bhk_options_named" CHECK ("bhk_options"."bhk" <> '')
);
--> statement-breakpoint
CREATE TABLE "builders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "builders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"image_id" bigint,
	"established" integer,
	"about" text DEFAULT '' NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "builders_slug_unique" UNIQUE("slug"),
	CONSTRAINT "builders_name_length" CHECK (char_length("builders"."name") between 1 and 120),
	CONSTRAINT "builders_established_year" CHECK ("builders"."established" between 1800 and 2100)
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tags_named" CHECK ("tags"."tag_name" <> '')
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"image_id" bigint,
	"content" text NOT NULL,
	"status" "publication" DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"meta_title" text,
	"meta_description" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blogs_title_length" CHECK (char_length("blogs"."title") between 3 and 160),
	CONSTRAINT "blogs_published_have_date" CHECK ("blogs"."status" <> 'published' or ("blogs"."published_at" is not null and "blogs"."deleted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "content_page_versions" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"published_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_page_versions_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"meta_keywords" text,
	"status" "publication" DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_reviewed_on" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_pages_version" CHECK ("content_pages"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" "publication" DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_filled" CHECK ("faqs"."question" <> '' and "faqs"."answer" <> '')
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"logo_id" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popular_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "popular_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"city_id" bigint,
	"shows" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "popular_links_slug_unique" UNIQUE("slug"),
	CONSTRAINT "popular_links_show_listings" CHECK ("popular_links"."shows" in ('projects', 'properties'))
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_are_paths" CHECK ("redirects"."from_path" ~ '^/' and "redirects"."to_path" ~ '^/[^/\\]|^/$'),
	CONSTRAINT "redirects_move" CHECK ("redirects"."from_path" <> "redirects"."to_path")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slug_history" (
	"owner" "slug_owner" NOT NULL,
	"slug" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slug_history_owner_slug_pk" PRIMARY KEY("owner","slug")
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"location" text NOT NULL,
	"content" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_content_length" CHECK (char_length("testimonials"."content") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notice_version" text NOT NULL,
	"purposes" text[] NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip" "inet",
	"user_agent" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_have_a_purpose" CHECK (cardinality("consents"."purposes") > 0)
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_key" uuid NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"message" text NOT NULL,
	"source_path" text,
	"source_button" text,
	"property_id" bigint,
	"project_id" bigint,
	"posted_property_id" bigint,
	"city_id" bigint,
	"status" "enquiry_status" DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"assigned_to" bigint,
	"next_follow_up_at" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"consent_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_submissionKey_unique" UNIQUE("submission_key"),
	CONSTRAINT "enquiries_about_one_listing" CHECK (num_nonnulls("enquiries"."property_id", "enquiries"."project_id", "enquiries"."posted_property_id") <= 1),
	CONSTRAINT "enquiries_lost_has_reason" CHECK ("enquiries"."status" <> 'lost' or coalesce("enquiries"."lost_reason", '') <> '')
);
--> statement-breakpoint
CREATE TABLE "enquiry_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"actor_id" bigint,
	"kind" "enquiry_event_kind" NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posted_properties" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posted_properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posted_by" "posted_by" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"city" text NOT NULL,
	"city_id" bigint,
	"address" text NOT NULL,
	"property_type" "property_type" NOT NULL,
	"property_details" text NOT NULL,
	"price" bigint,
	"area_value" numeric(14, 3),
	"area_unit" "area_unit",
	"rera_number" text,
	"status" "posted_property_status" DEFAULT 'pending_email' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"reviewed_by" bigint,
	"reviewed_at" timestamp with time zone,
	"review_reason" text,
	"manage_token_hash" text,
	"manage_expires_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"submission_key" uuid NOT NULL,
	"consent_id" bigint NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posted_properties_manageTokenHash_unique" UNIQUE("manage_token_hash"),
	CONSTRAINT "posted_properties_submissionKey_unique" UNIQUE("submission_key"),
	CONSTRAINT "posted_properties_name_length" CHECK (char_length("posted_properties"."name") between 2 and 80),
	CONSTRAINT "posted_properties_address_length" CHECK (char_length("posted_properties"."address") between 10 and 250),
	CONSTRAINT "posted_properties_details_length" CHECK (char_length("posted_properties"."property_details") between 30 and 4000),
	CONSTRAINT "posted_properties_price" CHECK ("posted_properties"."price" > 0),
	CONSTRAINT "posted_properties_shown_only_when_confirmed" CHECK (not "posted_properties"."is_active" or ("posted_properties"."email_confirmed_at" is not null and "posted_properties"."deleted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "posted_property_images" (
	"posted_property_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "posted_property_images_posted_property_id_position_pk" PRIMARY KEY("posted_property_id","position"),
	CONSTRAINT "posted_property_images_five" CHECK ("posted_property_images"."position" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"status" "subscriber_status" DEFAULT 'pending' NOT NULL,
	"consent_id" bigint NOT NULL,
	"confirmation_mailed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_email_shape" CHECK ("subscribers"."email" ~ '^[^@\s]+@[^@\s]+$'),
	CONSTRAINT "subscribers_confirmed_have_date" CHECK ("subscribers"."status" <> 'confirmed' or "subscribers"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"visibility" "media_visibility" NOT NULL,
	"status" "media_status" DEFAULT 'pending' NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer,
	"width" integer,
	"height" integer,
	"sha256" text,
	"alt" text DEFAULT '' NOT NULL,
	"thumbhash" text,
	"picture_hash" bigint,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"original_name" text,
	"uploaded_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_path_unique" UNIQUE("path"),
	CONSTRAINT "media_path_is_relative" CHECK ("media"."path" !~ '(^/|\.\.|//)'),
	CONSTRAINT "media_size_positive" CHECK ("media"."byte_size" is null or "media"."byte_size" > 0),
	CONSTRAINT "media_pixels_positive" CHECK (("media"."width" is null or "media"."width" > 0) and ("media"."height" is null or "media"."height" > 0))
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug"),
	CONSTRAINT "cities_name_length" CHECK (char_length("cities"."name") between 1 and 50),
	CONSTRAINT "cities_on_earth" CHECK (("cities"."latitude" is null) = ("cities"."longitude" is null) and ("cities"."latitude" is null or ("cities"."latitude" between -90 and 90 and "cities"."longitude" between -180 and 180)))
);
--> statement-breakpoint
CREATE TABLE "featured_cities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "featured_cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city_id" bigint NOT NULL,
	"image_id" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "featured_cities_cityId_unique" UNIQUE("city_id")
);
--> statement-breakpoint
CREATE TABLE "project_amenities" (
	"project_id" bigint NOT NULL,
	"amenity_id" bigint NOT NULL,
	CONSTRAINT "project_amenities_project_id_amenity_id_pk" PRIMARY KEY("project_id","amenity_id")
);
--> statement-breakpoint
CREATE TABLE "project_bhks" (
	"project_id" bigint NOT NULL,
	"bhk_id" bigint NOT NULL,
	CONSTRAINT "project_bhks_project_id_bhk_id_pk" PRIMARY KEY("project_id","bhk_id")
);
--> statement-breakpoint
CREATE TABLE "project_configurations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_configurations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" bigint NOT NULL,
	"title" text NOT NULL,
	"image_id" bigint,
	"built_area_value" numeric(14, 3),
	"built_area_unit" "area_unit",
	"bhk_id" bigint,
	"location" text DEFAULT '' NOT NULL,
	"price" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_configurations_price" CHECK ("project_configurations"."price" > 0),
	CONSTRAINT "project_configurations_area" CHECK (("project_configurations"."built_area_value" is null) = ("project_configurations"."built_area_unit" is null))
);
--> statement-breakpoint
CREATE TABLE "project_images" (
	"project_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "project_images_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "project_images_five" CHECK ("project_images"."position" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "project_tags" (
	"project_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "project_tags_project_id_tag_id_pk" PRIMARY KEY("project_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" "listing_status" DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"scheduled_for" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"city_id" bigint,
	"builder_id" bigint,
	"address" text DEFAULT '' NOT NULL,
	"locality" text DEFAULT '' NOT NULL,
	"landmarks" text[] DEFAULT '{}' NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"location_embed_src" text,
	"residency_type" "residency_type",
	"possession_status" "possession_status",
	"price_on_request" boolean DEFAULT false NOT NULL,
	"rating" numeric(2, 1),
	"decision_drivers_life_style" smallint,
	"decision_drivers_connectivity" smallint,
	"decision_drivers_livability" smallint,
	"decision_drivers_value_for_money" smallint,
	"rera_id" text,
	"rera_checked_by" bigint,
	"rera_checked_at" timestamp with time zone,
	"meta_title" text,
	"meta_description" text,
	"meta_keywords" text,
	"created_by" bigint,
	"updated_by" bigint,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locality_state" text DEFAULT '' NOT NULL,
	"highlight" text DEFAULT '' NOT NULL,
	"minimum_price" bigint,
	"maximum_price" bigint,
	"avg_price" bigint,
	"price_per_sq_ft" bigint,
	"area_value" numeric(14, 3),
	"area_unit" "area_unit",
	"area_sq_m" numeric(16, 2) GENERATED ALWAYS AS (round("area_value" * case "area_unit" when 'sq_ft' then 0.09290304 when 'sq_m' then 1 when 'sq_yd' then 0.83612736 when 'acre' then 4046.8564224 when 'hectare' then 10000 when 'bigha' then 2529.285264 when 'katha' then 126.4642632 when 'gunta' then 101.17141056 when 'cent' then 40.468564224 end, 2)) STORED,
	CONSTRAINT "projects_slug_unique" UNIQUE("slug"),
	CONSTRAINT "projects_slug_shape" CHECK ("projects"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("projects"."slug") <= 120),
	CONSTRAINT "projects_title_length" CHECK (char_length("projects"."title") between 3 and 160),
	CONSTRAINT "projects_rating_range" CHECK ("projects"."rating" between 0 and 5),
	CONSTRAINT "projects_drivers_range" CHECK (coalesce("projects"."decision_drivers_life_style", 0) between 0 and 5 and coalesce("projects"."decision_drivers_connectivity", 0) between 0 and 5 and coalesce("projects"."decision_drivers_livability", 0) between 0 and 5 and coalesce("projects"."decision_drivers_value_for_money", 0) between 0 and 5),
	CONSTRAINT "projects_coordinates" CHECK (("projects"."latitude" is null) = ("projects"."longitude" is null) and ("projects"."latitude" is null or ("projects"."latitude" between -90 and 90 and "projects"."longitude" between -180 and 180))),
	CONSTRAINT "projects_embed_is_https" CHECK ("projects"."location_embed_src" ~ '^https://'),
	CONSTRAINT "projects_published_has_date" CHECK ("projects"."status" <> 'published' or "projects"."published_at" is not null),
	CONSTRAINT "projects_scheduled_has_date" CHECK ("projects"."status" <> 'scheduled' or "projects"."scheduled_for" is not null),
	CONSTRAINT "projects_deleted_is_hidden" CHECK ("projects"."deleted_at" is null or "projects"."status" <> 'published'),
	CONSTRAINT "projects_price_range" CHECK ("projects"."minimum_price" > 0 and "projects"."maximum_price" >= "projects"."minimum_price"),
	CONSTRAINT "projects_price_whole" CHECK (("projects"."minimum_price" is null) = ("projects"."maximum_price" is null)),
	CONSTRAINT "projects_area" CHECK (("projects"."area_value" is null) = ("projects"."area_unit" is null) and ("projects"."area_value" is null or "projects"."area_value" > 0)),
	CONSTRAINT "projects_published_is_complete" CHECK ("projects"."status" <> 'published' or ("projects"."city_id" is not null and "projects"."residency_type" is not null and "projects"."possession_status" is not null and "projects"."area_value" is not null and ("projects"."minimum_price" is not null or "projects"."price_on_request"))),
	CONSTRAINT "projects_published_before_completion_has_rera" CHECK ("projects"."status" <> 'published' or "projects"."possession_status" = 'ready_to_move' or coalesce("projects"."rera_id", '') <> '')
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" "listing_status" DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"scheduled_for" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"city_id" bigint,
	"builder_id" bigint,
	"address" text DEFAULT '' NOT NULL,
	"locality" text DEFAULT '' NOT NULL,
	"landmarks" text[] DEFAULT '{}' NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"location_embed_src" text,
	"residency_type" "residency_type",
	"possession_status" "possession_status",
	"price_on_request" boolean DEFAULT false NOT NULL,
	"rating" numeric(2, 1),
	"decision_drivers_life_style" smallint,
	"decision_drivers_connectivity" smallint,
	"decision_drivers_livability" smallint,
	"decision_drivers_value_for_money" smallint,
	"rera_id" text,
	"rera_checked_by" bigint,
	"rera_checked_at" timestamp with time zone,
	"meta_title" text,
	"meta_description" text,
	"meta_keywords" text,
	"created_by" bigint,
	"updated_by" bigint,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"project_id" bigint,
	"property_type" "property_type",
	"furnishing" "furnishing",
	"facing" "facing",
	"price" bigint,
	"maintenance" bigint,
	"bathrooms" smallint,
	"possession_date" date,
	"built_up_area_value" numeric(14, 3),
	"built_up_area_unit" "area_unit",
	"built_up_area_sq_m" numeric(16, 2) GENERATED ALWAYS AS (round("built_up_area_value" * case "built_up_area_unit" when 'sq_ft' then 0.09290304 when 'sq_m' then 1 when 'sq_yd' then 0.83612736 when 'acre' then 4046.8564224 when 'hectare' then 10000 when 'bigha' then 2529.285264 when 'katha' then 126.4642632 when 'gunta' then 101.17141056 when 'cent' then 40.468564224 end, 2)) STORED,
	CONSTRAINT "properties_slug_unique" UNIQUE("slug"),
	CONSTRAINT "properties_slug_shape" CHECK ("properties"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("properties"."slug") <= 120),
	CONSTRAINT "properties_title_length" CHECK (char_length("properties"."title") between 3 and 160),
	CONSTRAINT "properties_rating_range" CHECK ("properties"."rating" between 0 and 5),
	CONSTRAINT "properties_drivers_range" CHECK (coalesce("properties"."decision_drivers_life_style", 0) between 0 and 5 and coalesce("properties"."decision_drivers_connectivity", 0) between 0 and 5 and coalesce("properties"."decision_drivers_livability", 0) between 0 and 5 and coalesce("properties"."decision_drivers_value_for_money", 0) between 0 and 5),
	CONSTRAINT "properties_coordinates" CHECK (("properties"."latitude" is null) = ("properties"."longitude" is null) and ("properties"."latitude" is null or ("properties"."latitude" between -90 and 90 and "properties"."longitude" between -180 and 180))),
	CONSTRAINT "properties_embed_is_https" CHECK ("properties"."location_embed_src" ~ '^https://'),
	CONSTRAINT "properties_published_has_date" CHECK ("properties"."status" <> 'published' or "properties"."published_at" is not null),
	CONSTRAINT "properties_scheduled_has_date" CHECK ("properties"."status" <> 'scheduled' or "properties"."scheduled_for" is not null),
	CONSTRAINT "properties_deleted_is_hidden" CHECK ("properties"."deleted_at" is null or "properties"."status" <> 'published'),
	CONSTRAINT "properties_price" CHECK ("properties"."price" > 0),
	CONSTRAINT "properties_maintenance" CHECK ("properties"."maintenance" >= 0),
	CONSTRAINT "properties_bathrooms" CHECK ("properties"."bathrooms" between 0 and 50),
	CONSTRAINT "properties_area" CHECK (("properties"."built_up_area_value" is null) = ("properties"."built_up_area_unit" is null) and ("properties"."built_up_area_value" is null or "properties"."built_up_area_value" > 0)),
	CONSTRAINT "properties_published_is_complete" CHECK ("properties"."status" <> 'published' or ("properties"."city_id" is not null and "properties"."property_type" is not null and "properties"."residency_type" is not null and "properties"."possession_status" is not null and "properties"."built_up_area_value" is not null and ("properties"."price" is not null or "properties"."price_on_request")))
);
--> statement-breakpoint
CREATE TABLE "property_amenities" (
	"property_id" bigint NOT NULL,
	"amenity_id" bigint NOT NULL,
	CONSTRAINT "property_amenities_property_id_amenity_id_pk" PRIMARY KEY("property_id","amenity_id")
);
--> statement-breakpoint
CREATE TABLE "property_bhks" (
	"property_id" bigint NOT NULL,
	"bhk_id" bigint NOT NULL,
	CONSTRAINT "property_bhks_property_id_bhk_id_pk" PRIMARY KEY("property_id","bhk_id")
);
--> statement-breakpoint
CREATE TABLE "property_images" (
	"property_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "property_images_property_id_position_pk" PRIMARY KEY("property_id","position"),
	CONSTRAINT "property_images_five" CHECK ("property_images"."position" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "property_tags" (
	"property_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "property_tags_property_id_tag_id_pk" PRIMARY KEY("property_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"ip" "inet"
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_attempts" CHECK ("mails"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "password_tokens" ADD CONSTRAINT "password_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "builders" ADD CONSTRAINT "builders_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_page_versions" ADD CONSTRAINT "content_page_versions_key_content_pages_key_fk" FOREIGN KEY ("key") REFERENCES "public"."content_pages"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_page_versions" ADD CONSTRAINT "content_page_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popular_links" ADD CONSTRAINT "popular_links_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_posted_property_id_posted_properties_id_fk" FOREIGN KEY ("posted_property_id") REFERENCES "public"."posted_properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posted_properties" ADD CONSTRAINT "posted_properties_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posted_properties" ADD CONSTRAINT "posted_properties_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posted_properties" ADD CONSTRAINT "posted_properties_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posted_property_images" ADD CONSTRAINT "posted_property_images_posted_property_id_posted_properties_id_fk" FOREIGN KEY ("posted_property_id") REFERENCES "public"."posted_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posted_property_images" ADD CONSTRAINT "posted_property_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_cities" ADD CONSTRAINT "featured_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_cities" ADD CONSTRAINT "featured_cities_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_amenities" ADD CONSTRAINT "project_amenities_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_amenities" ADD CONSTRAINT "project_amenities_amenity_id_amenities_id_fk" FOREIGN KEY ("amenity_id") REFERENCES "public"."amenities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_bhks" ADD CONSTRAINT "project_bhks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_bhks" ADD CONSTRAINT "project_bhks_bhk_id_bhk_options_id_fk" FOREIGN KEY ("bhk_id") REFERENCES "public"."bhk_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_configurations" ADD CONSTRAINT "project_configurations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_configurations" ADD CONSTRAINT "project_configurations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_configurations" ADD CONSTRAINT "project_configurations_bhk_id_bhk_options_id_fk" FOREIGN KEY ("bhk_id") REFERENCES "public"."bhk_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_images" ADD CONSTRAINT "project_images_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_images" ADD CONSTRAINT "project_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tags" ADD CONSTRAINT "project_tags_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tags" ADD CONSTRAINT "project_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_rera_checked_by_users_id_fk" FOREIGN KEY ("rera_checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_rera_checked_by_users_id_fk" FOREIGN KEY ("rera_checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_amenities" ADD CONSTRAINT "property_amenities_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_amenities" ADD CONSTRAINT "property_amenities_amenity_id_amenities_id_fk" FOREIGN KEY ("amenity_id") REFERENCES "public"."amenities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_bhks" ADD CONSTRAINT "property_bhks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_bhks" ADD CONSTRAINT "property_bhks_bhk_id_bhk_options_id_fk" FOREIGN KEY ("bhk_id") REFERENCES "public"."bhk_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_tags" ADD CONSTRAINT "property_tags_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_tags" ADD CONSTRAINT "property_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_tokens_user_idx" ON "password_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "job_applications_job_idx" ON "job_applications" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE INDEX "job_applications_status_idx" ON "job_applications" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "job_applications_retention_idx" ON "job_applications" USING btree ("retain_until");--> statement-breakpoint
CREATE INDEX "jobs_newest_idx" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "amenities_name_key" ON "amenities" USING btree (lower("category"),lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "builders_name_key" ON "builders" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_key" ON "tags" USING btree (lower("tag_name"));--> statement-breakpoint
CREATE INDEX "blogs_newest_idx" ON "blogs" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE "blogs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "slug_history_owner_idx" ON "slug_history" USING btree ("owner","owner_id");--> statement-breakpoint
CREATE INDEX "enquiries_newest_idx" ON "enquiries" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_assigned_idx" ON "enquiries" USING btree ("assigned_to","status");--> statement-breakpoint
CREATE INDEX "enquiries_follow_up_idx" ON "enquiries" USING btree ("next_follow_up_at") WHERE "enquiries"."next_follow_up_at" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiries_phone_idx" ON "enquiries" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "enquiries_property_idx" ON "enquiries" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "enquiries_project_idx" ON "enquiries" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "enquiry_events_enquiry_idx" ON "enquiry_events" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "posted_properties_shown_idx" ON "posted_properties" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "posted_properties"."is_active";--> statement-breakpoint
CREATE INDEX "posted_properties_status_idx" ON "posted_properties" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "posted_properties_email_idx" ON "posted_properties" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "posted_properties_phone_idx" ON "posted_properties" USING btree ("phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "subscribers_newest_idx" ON "subscribers" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "media_sha256_idx" ON "media" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "media_picture_hash_idx" ON "media" USING btree ("picture_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "cities_name_key" ON "cities" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "project_amenities_amenity_idx" ON "project_amenities" USING btree ("amenity_id");--> statement-breakpoint
CREATE INDEX "project_bhks_bhk_idx" ON "project_bhks" USING btree ("bhk_id");--> statement-breakpoint
CREATE INDEX "project_configurations_project_idx" ON "project_configurations" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "project_tags_tag_idx" ON "project_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "projects_city_idx" ON "projects" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "projects_builder_idx" ON "projects" USING btree ("builder_id");--> statement-breakpoint
CREATE INDEX "projects_due_idx" ON "projects" USING btree ("scheduled_for") WHERE "projects"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "properties_city_idx" ON "properties" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "properties_builder_idx" ON "properties" USING btree ("builder_id");--> statement-breakpoint
CREATE INDEX "properties_project_idx" ON "properties" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "properties_due_idx" ON "properties" USING btree ("scheduled_for") WHERE "properties"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "property_amenities_amenity_idx" ON "property_amenities" USING btree ("amenity_id");--> statement-breakpoint
CREATE INDEX "property_bhks_bhk_idx" ON "property_bhks" USING btree ("bhk_id");--> statement-breakpoint
CREATE INDEX "property_tags_tag_idx" ON "property_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest_idx" ON "audit_entries" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_entries_entity_idx" ON "audit_entries" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;