import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_education_modules_category" AS ENUM('truth-telling', 'sacred-science', 'biohacking', 'boundary-mastery', 'community', 'self-care', 'practice', 'nutrition-foundations', 'awakening-practices', 'analytics');
  CREATE TYPE "public"."enum_education_modules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__education_modules_v_version_category" AS ENUM('truth-telling', 'sacred-science', 'biohacking', 'boundary-mastery', 'community', 'self-care', 'practice', 'nutrition-foundations', 'awakening-practices', 'analytics');
  CREATE TYPE "public"."enum__education_modules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_references_kind" AS ENUM('guideline', 'position-statement', 'systematic-review', 'rct', 'cohort', 'official-page', 'book');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('editor', 'founder');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "page_cache_changes" (
  	"tag" text PRIMARY KEY NOT NULL,
  	"changed_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "education_modules_red_flags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "education_modules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"content" jsonb,
  	"key_insight" varchar,
  	"slug" varchar,
  	"category" "enum_education_modules_category",
  	"order_index" numeric DEFAULT 100,
  	"duration" numeric,
  	"reviewed_by" varchar,
  	"reviewed_on" timestamp(3) with time zone,
  	"next_review_due" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_education_modules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "education_modules_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "education_modules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer,
  	"education_modules_id" integer
  );
  
  CREATE TABLE "_education_modules_v_version_red_flags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_education_modules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_content" jsonb,
  	"version_key_insight" varchar,
  	"version_slug" varchar,
  	"version_category" "enum__education_modules_v_version_category",
  	"version_order_index" numeric DEFAULT 100,
  	"version_duration" numeric,
  	"version_reviewed_by" varchar,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_next_review_due" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__education_modules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_education_modules_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_education_modules_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer,
  	"education_modules_id" integer
  );
  
  CREATE TABLE "references" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"authors" varchar NOT NULL,
  	"year" numeric,
  	"kind" "enum_references_kind" NOT NULL,
  	"title" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"doi" varchar,
  	"url" varchar,
  	"design" varchar,
  	"finding" varchar NOT NULL,
  	"note" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "references_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "wisdom_quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_phone_url" varchar,
  	"sizes_phone_width" numeric,
  	"sizes_phone_height" numeric,
  	"sizes_phone_mime_type" varchar,
  	"sizes_phone_filesize" numeric,
  	"sizes_phone_filename" varchar,
  	"sizes_page_url" varchar,
  	"sizes_page_width" numeric,
  	"sizes_page_height" numeric,
  	"sizes_page_mime_type" varchar,
  	"sizes_page_filesize" numeric,
  	"sizes_page_filename" varchar,
  	"sizes_share_url" varchar,
  	"sizes_share_width" numeric,
  	"sizes_share_height" numeric,
  	"sizes_share_mime_type" varchar,
  	"sizes_share_filesize" numeric,
  	"sizes_share_filename" varchar
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"education_modules_id" integer,
  	"references_id" integer,
  	"wisdom_quotes_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_external_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "site_settings_compliance_badges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"explanation" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_name" varchar DEFAULT 'Power Years' NOT NULL,
  	"banner_long" varchar DEFAULT 'EVERYTHING IS FREE! Complete perimenopause awakening platform - no paywalls, donation-supported' NOT NULL,
  	"banner_short" varchar DEFAULT 'EVERYTHING IS FREE! No paywalls' NOT NULL,
  	"social_page" varchar,
  	"tarot_site" varchar,
  	"ingredient_app" varchar,
  	"coaching_link" varchar,
  	"contact_email" varchar,
  	"footer_note" varchar DEFAULT 'No data collection, no tracking' NOT NULL,
  	"drawer_note" varchar DEFAULT '100% Free Platform - No Tracking' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_external_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_compliance_badges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"explanation" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_product_name" varchar DEFAULT 'Power Years' NOT NULL,
  	"version_banner_long" varchar DEFAULT 'EVERYTHING IS FREE! Complete perimenopause awakening platform - no paywalls, donation-supported' NOT NULL,
  	"version_banner_short" varchar DEFAULT 'EVERYTHING IS FREE! No paywalls' NOT NULL,
  	"version_social_page" varchar,
  	"version_tarot_site" varchar,
  	"version_ingredient_app" varchar,
  	"version_coaching_link" varchar,
  	"version_contact_email" varchar,
  	"version_footer_note" varchar DEFAULT 'No data collection, no tracking' NOT NULL,
  	"version_drawer_note" varchar DEFAULT '100% Free Platform - No Tracking' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "education_modules_red_flags" ADD CONSTRAINT "education_modules_red_flags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_modules_texts" ADD CONSTRAINT "education_modules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_modules_rels" ADD CONSTRAINT "education_modules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_modules_rels" ADD CONSTRAINT "education_modules_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_modules_rels" ADD CONSTRAINT "education_modules_rels_education_modules_fk" FOREIGN KEY ("education_modules_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_modules_v_version_red_flags" ADD CONSTRAINT "_education_modules_v_version_red_flags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_education_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_modules_v" ADD CONSTRAINT "_education_modules_v_parent_id_education_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."education_modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_education_modules_v_texts" ADD CONSTRAINT "_education_modules_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_education_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_modules_v_rels" ADD CONSTRAINT "_education_modules_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_education_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_modules_v_rels" ADD CONSTRAINT "_education_modules_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_modules_v_rels" ADD CONSTRAINT "_education_modules_v_rels_education_modules_fk" FOREIGN KEY ("education_modules_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_texts" ADD CONSTRAINT "references_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_education_modules_fk" FOREIGN KEY ("education_modules_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_wisdom_quotes_fk" FOREIGN KEY ("wisdom_quotes_id") REFERENCES "public"."wisdom_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_external_links" ADD CONSTRAINT "site_settings_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_compliance_badges" ADD CONSTRAINT "site_settings_compliance_badges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_external_links" ADD CONSTRAINT "_site_settings_v_version_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_compliance_badges" ADD CONSTRAINT "_site_settings_v_version_compliance_badges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "education_modules_red_flags_order_idx" ON "education_modules_red_flags" USING btree ("_order");
  CREATE INDEX "education_modules_red_flags_parent_id_idx" ON "education_modules_red_flags" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "education_modules_slug_idx" ON "education_modules" USING btree ("slug");
  CREATE INDEX "education_modules_updated_at_idx" ON "education_modules" USING btree ("updated_at");
  CREATE INDEX "education_modules_created_at_idx" ON "education_modules" USING btree ("created_at");
  CREATE INDEX "education_modules__status_idx" ON "education_modules" USING btree ("_status");
  CREATE INDEX "education_modules_texts_order_parent" ON "education_modules_texts" USING btree ("order","parent_id");
  CREATE INDEX "education_modules_texts_text_idx" ON "education_modules_texts" USING btree ("text");
  CREATE INDEX "education_modules_rels_order_idx" ON "education_modules_rels" USING btree ("order");
  CREATE INDEX "education_modules_rels_parent_idx" ON "education_modules_rels" USING btree ("parent_id");
  CREATE INDEX "education_modules_rels_path_idx" ON "education_modules_rels" USING btree ("path");
  CREATE INDEX "education_modules_rels_references_id_idx" ON "education_modules_rels" USING btree ("references_id");
  CREATE INDEX "education_modules_rels_education_modules_id_idx" ON "education_modules_rels" USING btree ("education_modules_id");
  CREATE INDEX "_education_modules_v_version_red_flags_order_idx" ON "_education_modules_v_version_red_flags" USING btree ("_order");
  CREATE INDEX "_education_modules_v_version_red_flags_parent_id_idx" ON "_education_modules_v_version_red_flags" USING btree ("_parent_id");
  CREATE INDEX "_education_modules_v_parent_idx" ON "_education_modules_v" USING btree ("parent_id");
  CREATE INDEX "_education_modules_v_version_version_slug_idx" ON "_education_modules_v" USING btree ("version_slug");
  CREATE INDEX "_education_modules_v_version_version_updated_at_idx" ON "_education_modules_v" USING btree ("version_updated_at");
  CREATE INDEX "_education_modules_v_version_version_created_at_idx" ON "_education_modules_v" USING btree ("version_created_at");
  CREATE INDEX "_education_modules_v_version_version__status_idx" ON "_education_modules_v" USING btree ("version__status");
  CREATE INDEX "_education_modules_v_created_at_idx" ON "_education_modules_v" USING btree ("created_at");
  CREATE INDEX "_education_modules_v_updated_at_idx" ON "_education_modules_v" USING btree ("updated_at");
  CREATE INDEX "_education_modules_v_latest_idx" ON "_education_modules_v" USING btree ("latest");
  CREATE INDEX "_education_modules_v_texts_order_parent" ON "_education_modules_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_education_modules_v_rels_order_idx" ON "_education_modules_v_rels" USING btree ("order");
  CREATE INDEX "_education_modules_v_rels_parent_idx" ON "_education_modules_v_rels" USING btree ("parent_id");
  CREATE INDEX "_education_modules_v_rels_path_idx" ON "_education_modules_v_rels" USING btree ("path");
  CREATE INDEX "_education_modules_v_rels_references_id_idx" ON "_education_modules_v_rels" USING btree ("references_id");
  CREATE INDEX "_education_modules_v_rels_education_modules_id_idx" ON "_education_modules_v_rels" USING btree ("education_modules_id");
  CREATE INDEX "references_label_idx" ON "references" USING btree ("label");
  CREATE UNIQUE INDEX "references_key_idx" ON "references" USING btree ("key");
  CREATE INDEX "references_updated_at_idx" ON "references" USING btree ("updated_at");
  CREATE INDEX "references_created_at_idx" ON "references" USING btree ("created_at");
  CREATE INDEX "references_texts_order_parent" ON "references_texts" USING btree ("order","parent_id");
  CREATE INDEX "wisdom_quotes_updated_at_idx" ON "wisdom_quotes" USING btree ("updated_at");
  CREATE INDEX "wisdom_quotes_created_at_idx" ON "wisdom_quotes" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_phone_sizes_phone_filename_idx" ON "media" USING btree ("sizes_phone_filename");
  CREATE INDEX "media_sizes_page_sizes_page_filename_idx" ON "media" USING btree ("sizes_page_filename");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_education_modules_id_idx" ON "payload_locked_documents_rels" USING btree ("education_modules_id");
  CREATE INDEX "payload_locked_documents_rels_references_id_idx" ON "payload_locked_documents_rels" USING btree ("references_id");
  CREATE INDEX "payload_locked_documents_rels_wisdom_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("wisdom_quotes_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_external_links_order_idx" ON "site_settings_external_links" USING btree ("_order");
  CREATE INDEX "site_settings_external_links_parent_id_idx" ON "site_settings_external_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_compliance_badges_order_idx" ON "site_settings_compliance_badges" USING btree ("_order");
  CREATE INDEX "site_settings_compliance_badges_parent_id_idx" ON "site_settings_compliance_badges" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_external_links_order_idx" ON "_site_settings_v_version_external_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_external_links_parent_id_idx" ON "_site_settings_v_version_external_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_compliance_badges_order_idx" ON "_site_settings_v_version_compliance_badges" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_compliance_badges_parent_id_idx" ON "_site_settings_v_version_compliance_badges" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_cache_changes" CASCADE;
  DROP TABLE "education_modules_red_flags" CASCADE;
  DROP TABLE "education_modules" CASCADE;
  DROP TABLE "education_modules_texts" CASCADE;
  DROP TABLE "education_modules_rels" CASCADE;
  DROP TABLE "_education_modules_v_version_red_flags" CASCADE;
  DROP TABLE "_education_modules_v" CASCADE;
  DROP TABLE "_education_modules_v_texts" CASCADE;
  DROP TABLE "_education_modules_v_rels" CASCADE;
  DROP TABLE "references" CASCADE;
  DROP TABLE "references_texts" CASCADE;
  DROP TABLE "wisdom_quotes" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_external_links" CASCADE;
  DROP TABLE "site_settings_compliance_badges" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_external_links" CASCADE;
  DROP TABLE "_site_settings_v_version_compliance_badges" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TYPE "public"."enum_education_modules_category";
  DROP TYPE "public"."enum_education_modules_status";
  DROP TYPE "public"."enum__education_modules_v_version_category";
  DROP TYPE "public"."enum__education_modules_v_version_status";
  DROP TYPE "public"."enum_references_kind";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
