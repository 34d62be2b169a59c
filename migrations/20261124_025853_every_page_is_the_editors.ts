import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_safety_case_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__safety_case_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_warning_signs_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__warning_signs_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_checking_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__checking_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_corrections_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__corrections_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_own_key_panel_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__own_key_panel_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "safety_case_page_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "safety_case_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"who_reviewed" varchar,
  	"steps_heading" varchar,
  	"measuring_heading" varchar,
  	"figures_heading" varchar,
  	"figures" varchar,
  	"measured" varchar,
  	"heard" varchar,
  	"false_alarm" varchar,
  	"found" varchar,
  	"versions_heading" varchar,
  	"rules" varchar,
  	"rules_changed" varchar,
  	"weights" varchar,
  	"report_heading" varchar,
  	"report" varchar,
  	"report_kept" varchar,
  	"no_address" varchar,
  	"_status" "enum_safety_case_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "safety_case_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_safety_case_page_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_safety_case_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_who_reviewed" varchar,
  	"version_steps_heading" varchar,
  	"version_measuring_heading" varchar,
  	"version_figures_heading" varchar,
  	"version_figures" varchar,
  	"version_measured" varchar,
  	"version_heard" varchar,
  	"version_false_alarm" varchar,
  	"version_found" varchar,
  	"version_versions_heading" varchar,
  	"version_rules" varchar,
  	"version_rules_changed" varchar,
  	"version_weights" varchar,
  	"version_report_heading" varchar,
  	"version_report" varchar,
  	"version_report_kept" varchar,
  	"version_no_address" varchar,
  	"version__status" "enum__safety_case_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_safety_case_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "warning_signs_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"jump_label" varchar,
  	"source" varchar,
  	"sources" varchar,
  	"untraced" varchar,
  	"note" varchar,
  	"_status" "enum_warning_signs_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_warning_signs_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_jump_label" varchar,
  	"version_source" varchar,
  	"version_sources" varchar,
  	"version_untraced" varchar,
  	"version_note" varchar,
  	"version__status" "enum__warning_signs_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "checking_page_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "checking_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"introduction" varchar,
  	"who_reviewed" varchar,
  	"steps_heading" varchar,
  	"alone" varchar,
  	"together" varchar,
  	"figures_heading" varchar,
  	"figures_caption" varchar,
  	"wrong_heading" varchar,
  	"wrong" varchar,
  	"corrections_link" varchar,
  	"feed_link" varchar,
  	"machines_link" varchar,
  	"_status" "enum_checking_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "checking_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_checking_page_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_checking_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_who_reviewed" varchar,
  	"version_steps_heading" varchar,
  	"version_alone" varchar,
  	"version_together" varchar,
  	"version_figures_heading" varchar,
  	"version_figures_caption" varchar,
  	"version_wrong_heading" varchar,
  	"version_wrong" varchar,
  	"version_corrections_link" varchar,
  	"version_feed_link" varchar,
  	"version_machines_link" varchar,
  	"version__status" "enum__checking_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_checking_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "corrections_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"introduction" varchar,
  	"none_heading" varchar,
  	"none" varchar,
  	"of_release" varchar,
  	"before" varchar,
  	"after" varchar,
  	"why" varchar,
  	"sources" varchar,
  	"feed_link" varchar,
  	"checking_link" varchar,
  	"_status" "enum_corrections_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_corrections_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_none_heading" varchar,
  	"version_none" varchar,
  	"version_of_release" varchar,
  	"version_before" varchar,
  	"version_after" varchar,
  	"version_why" varchar,
  	"version_sources" varchar,
  	"version_feed_link" varchar,
  	"version_checking_link" varchar,
  	"version__status" "enum__corrections_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "now_page_strengths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "now_page_lengths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "_now_page_v_version_strengths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_now_page_v_version_lengths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "stacks_page_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "stacks_page_supplement_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "_stacks_page_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stacks_page_v_version_supplement_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "privacy_page_collected" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "privacy_page_file_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "privacy_page_shared_with" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "privacy_page_what_they_do" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_privacy_page_v_version_collected" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_page_v_version_file_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_page_v_version_shared_with" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_page_v_version_what_they_do" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "own_key_panel" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"none" varchar,
  	"open" varchar,
  	"locked" varchar,
  	"nothing_saved" varchar,
  	"keep_button" varchar,
  	"have_button" varchar,
  	"open_button" varchar,
  	"sheet_button" varchar,
  	"lock_button" varchar,
  	"instead" varchar,
  	"_status" "enum_own_key_panel_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_own_key_panel_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_none" varchar,
  	"version_open" varchar,
  	"version_locked" varchar,
  	"version_nothing_saved" varchar,
  	"version_keep_button" varchar,
  	"version_have_button" varchar,
  	"version_open_button" varchar,
  	"version_sheet_button" varchar,
  	"version_lock_button" varchar,
  	"version_instead" varchar,
  	"version__status" "enum__own_key_panel_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "assessment_texts" ADD COLUMN "no_script" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_no_script" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "open_link" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "timeline" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "more" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "difficulty" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "print_button" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "protocol_heading" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "instructions_heading" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "core_products_heading" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "supports_heading" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "lifestyle_heading" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "timeline_heading" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "supplements_heading" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "not_for_hot_flashes" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "left_out_heading" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "left_out" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "rests_on_heading" varchar;
  ALTER TABLE "stacks_page" ADD COLUMN "closing" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_open_link" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_timeline" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_more" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_difficulty" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_print_button" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_protocol_heading" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_instructions_heading" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_core_products_heading" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_supports_heading" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_lifestyle_heading" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_timeline_heading" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_supplements_heading" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_not_for_hot_flashes" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_left_out_heading" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_left_out" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_rests_on_heading" varchar;
  ALTER TABLE "_stacks_page_v" ADD COLUMN "version_closing" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "not_collected" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "looking" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "export_button" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "delete_button" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "files_heading" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "files" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "import_heading" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "importing" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "import_button" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "never" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "in_use" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "not_in_use" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_not_collected" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_looking" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_export_button" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_delete_button" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_files_heading" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_files" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_import_heading" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_importing" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_import_button" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_never" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_in_use" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_not_in_use" varchar;
  ALTER TABLE "safety_case_page_columns" ADD CONSTRAINT "safety_case_page_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."safety_case_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "safety_case_page_texts" ADD CONSTRAINT "safety_case_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."safety_case_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_safety_case_page_v_version_columns" ADD CONSTRAINT "_safety_case_page_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_safety_case_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_safety_case_page_v_texts" ADD CONSTRAINT "_safety_case_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_safety_case_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "checking_page_figures" ADD CONSTRAINT "checking_page_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."checking_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "checking_page_texts" ADD CONSTRAINT "checking_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."checking_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_checking_page_v_version_figures" ADD CONSTRAINT "_checking_page_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_checking_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_checking_page_v_texts" ADD CONSTRAINT "_checking_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_checking_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "now_page_strengths" ADD CONSTRAINT "now_page_strengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."now_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "now_page_lengths" ADD CONSTRAINT "now_page_lengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."now_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_now_page_v_version_strengths" ADD CONSTRAINT "_now_page_v_version_strengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_now_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_now_page_v_version_lengths" ADD CONSTRAINT "_now_page_v_version_lengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_now_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stacks_page_facts" ADD CONSTRAINT "stacks_page_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stacks_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stacks_page_supplement_parts" ADD CONSTRAINT "stacks_page_supplement_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stacks_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stacks_page_v_version_facts" ADD CONSTRAINT "_stacks_page_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stacks_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stacks_page_v_version_supplement_parts" ADD CONSTRAINT "_stacks_page_v_version_supplement_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stacks_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_collected" ADD CONSTRAINT "privacy_page_collected_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_file_buttons" ADD CONSTRAINT "privacy_page_file_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_shared_with" ADD CONSTRAINT "privacy_page_shared_with_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_what_they_do" ADD CONSTRAINT "privacy_page_what_they_do_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_collected" ADD CONSTRAINT "_privacy_page_v_version_collected_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_file_buttons" ADD CONSTRAINT "_privacy_page_v_version_file_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_shared_with" ADD CONSTRAINT "_privacy_page_v_version_shared_with_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_what_they_do" ADD CONSTRAINT "_privacy_page_v_version_what_they_do_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "safety_case_page_columns_order_idx" ON "safety_case_page_columns" USING btree ("_order");
  CREATE INDEX "safety_case_page_columns_parent_id_idx" ON "safety_case_page_columns" USING btree ("_parent_id");
  CREATE INDEX "safety_case_page__status_idx" ON "safety_case_page" USING btree ("_status");
  CREATE INDEX "safety_case_page_texts_order_parent" ON "safety_case_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_safety_case_page_v_version_columns_order_idx" ON "_safety_case_page_v_version_columns" USING btree ("_order");
  CREATE INDEX "_safety_case_page_v_version_columns_parent_id_idx" ON "_safety_case_page_v_version_columns" USING btree ("_parent_id");
  CREATE INDEX "_safety_case_page_v_version_version__status_idx" ON "_safety_case_page_v" USING btree ("version__status");
  CREATE INDEX "_safety_case_page_v_created_at_idx" ON "_safety_case_page_v" USING btree ("created_at");
  CREATE INDEX "_safety_case_page_v_updated_at_idx" ON "_safety_case_page_v" USING btree ("updated_at");
  CREATE INDEX "_safety_case_page_v_latest_idx" ON "_safety_case_page_v" USING btree ("latest");
  CREATE INDEX "_safety_case_page_v_texts_order_parent" ON "_safety_case_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "warning_signs_page__status_idx" ON "warning_signs_page" USING btree ("_status");
  CREATE INDEX "_warning_signs_page_v_version_version__status_idx" ON "_warning_signs_page_v" USING btree ("version__status");
  CREATE INDEX "_warning_signs_page_v_created_at_idx" ON "_warning_signs_page_v" USING btree ("created_at");
  CREATE INDEX "_warning_signs_page_v_updated_at_idx" ON "_warning_signs_page_v" USING btree ("updated_at");
  CREATE INDEX "_warning_signs_page_v_latest_idx" ON "_warning_signs_page_v" USING btree ("latest");
  CREATE INDEX "checking_page_figures_order_idx" ON "checking_page_figures" USING btree ("_order");
  CREATE INDEX "checking_page_figures_parent_id_idx" ON "checking_page_figures" USING btree ("_parent_id");
  CREATE INDEX "checking_page__status_idx" ON "checking_page" USING btree ("_status");
  CREATE INDEX "checking_page_texts_order_parent" ON "checking_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_checking_page_v_version_figures_order_idx" ON "_checking_page_v_version_figures" USING btree ("_order");
  CREATE INDEX "_checking_page_v_version_figures_parent_id_idx" ON "_checking_page_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_checking_page_v_version_version__status_idx" ON "_checking_page_v" USING btree ("version__status");
  CREATE INDEX "_checking_page_v_created_at_idx" ON "_checking_page_v" USING btree ("created_at");
  CREATE INDEX "_checking_page_v_updated_at_idx" ON "_checking_page_v" USING btree ("updated_at");
  CREATE INDEX "_checking_page_v_latest_idx" ON "_checking_page_v" USING btree ("latest");
  CREATE INDEX "_checking_page_v_texts_order_parent" ON "_checking_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "corrections_page__status_idx" ON "corrections_page" USING btree ("_status");
  CREATE INDEX "_corrections_page_v_version_version__status_idx" ON "_corrections_page_v" USING btree ("version__status");
  CREATE INDEX "_corrections_page_v_created_at_idx" ON "_corrections_page_v" USING btree ("created_at");
  CREATE INDEX "_corrections_page_v_updated_at_idx" ON "_corrections_page_v" USING btree ("updated_at");
  CREATE INDEX "_corrections_page_v_latest_idx" ON "_corrections_page_v" USING btree ("latest");
  CREATE INDEX "now_page_strengths_order_idx" ON "now_page_strengths" USING btree ("_order");
  CREATE INDEX "now_page_strengths_parent_id_idx" ON "now_page_strengths" USING btree ("_parent_id");
  CREATE INDEX "now_page_lengths_order_idx" ON "now_page_lengths" USING btree ("_order");
  CREATE INDEX "now_page_lengths_parent_id_idx" ON "now_page_lengths" USING btree ("_parent_id");
  CREATE INDEX "_now_page_v_version_strengths_order_idx" ON "_now_page_v_version_strengths" USING btree ("_order");
  CREATE INDEX "_now_page_v_version_strengths_parent_id_idx" ON "_now_page_v_version_strengths" USING btree ("_parent_id");
  CREATE INDEX "_now_page_v_version_lengths_order_idx" ON "_now_page_v_version_lengths" USING btree ("_order");
  CREATE INDEX "_now_page_v_version_lengths_parent_id_idx" ON "_now_page_v_version_lengths" USING btree ("_parent_id");
  CREATE INDEX "stacks_page_facts_order_idx" ON "stacks_page_facts" USING btree ("_order");
  CREATE INDEX "stacks_page_facts_parent_id_idx" ON "stacks_page_facts" USING btree ("_parent_id");
  CREATE INDEX "stacks_page_supplement_parts_order_idx" ON "stacks_page_supplement_parts" USING btree ("_order");
  CREATE INDEX "stacks_page_supplement_parts_parent_id_idx" ON "stacks_page_supplement_parts" USING btree ("_parent_id");
  CREATE INDEX "_stacks_page_v_version_facts_order_idx" ON "_stacks_page_v_version_facts" USING btree ("_order");
  CREATE INDEX "_stacks_page_v_version_facts_parent_id_idx" ON "_stacks_page_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_stacks_page_v_version_supplement_parts_order_idx" ON "_stacks_page_v_version_supplement_parts" USING btree ("_order");
  CREATE INDEX "_stacks_page_v_version_supplement_parts_parent_id_idx" ON "_stacks_page_v_version_supplement_parts" USING btree ("_parent_id");
  CREATE INDEX "privacy_page_collected_order_idx" ON "privacy_page_collected" USING btree ("_order");
  CREATE INDEX "privacy_page_collected_parent_id_idx" ON "privacy_page_collected" USING btree ("_parent_id");
  CREATE INDEX "privacy_page_file_buttons_order_idx" ON "privacy_page_file_buttons" USING btree ("_order");
  CREATE INDEX "privacy_page_file_buttons_parent_id_idx" ON "privacy_page_file_buttons" USING btree ("_parent_id");
  CREATE INDEX "privacy_page_shared_with_order_idx" ON "privacy_page_shared_with" USING btree ("_order");
  CREATE INDEX "privacy_page_shared_with_parent_id_idx" ON "privacy_page_shared_with" USING btree ("_parent_id");
  CREATE INDEX "privacy_page_what_they_do_order_idx" ON "privacy_page_what_they_do" USING btree ("_order");
  CREATE INDEX "privacy_page_what_they_do_parent_id_idx" ON "privacy_page_what_they_do" USING btree ("_parent_id");
  CREATE INDEX "_privacy_page_v_version_collected_order_idx" ON "_privacy_page_v_version_collected" USING btree ("_order");
  CREATE INDEX "_privacy_page_v_version_collected_parent_id_idx" ON "_privacy_page_v_version_collected" USING btree ("_parent_id");
  CREATE INDEX "_privacy_page_v_version_file_buttons_order_idx" ON "_privacy_page_v_version_file_buttons" USING btree ("_order");
  CREATE INDEX "_privacy_page_v_version_file_buttons_parent_id_idx" ON "_privacy_page_v_version_file_buttons" USING btree ("_parent_id");
  CREATE INDEX "_privacy_page_v_version_shared_with_order_idx" ON "_privacy_page_v_version_shared_with" USING btree ("_order");
  CREATE INDEX "_privacy_page_v_version_shared_with_parent_id_idx" ON "_privacy_page_v_version_shared_with" USING btree ("_parent_id");
  CREATE INDEX "_privacy_page_v_version_what_they_do_order_idx" ON "_privacy_page_v_version_what_they_do" USING btree ("_order");
  CREATE INDEX "_privacy_page_v_version_what_they_do_parent_id_idx" ON "_privacy_page_v_version_what_they_do" USING btree ("_parent_id");
  CREATE INDEX "own_key_panel__status_idx" ON "own_key_panel" USING btree ("_status");
  CREATE INDEX "_own_key_panel_v_version_version__status_idx" ON "_own_key_panel_v" USING btree ("version__status");
  CREATE INDEX "_own_key_panel_v_created_at_idx" ON "_own_key_panel_v" USING btree ("created_at");
  CREATE INDEX "_own_key_panel_v_updated_at_idx" ON "_own_key_panel_v" USING btree ("updated_at");
  CREATE INDEX "_own_key_panel_v_latest_idx" ON "_own_key_panel_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "safety_case_page_columns" CASCADE;
  DROP TABLE "safety_case_page" CASCADE;
  DROP TABLE "safety_case_page_texts" CASCADE;
  DROP TABLE "_safety_case_page_v_version_columns" CASCADE;
  DROP TABLE "_safety_case_page_v" CASCADE;
  DROP TABLE "_safety_case_page_v_texts" CASCADE;
  DROP TABLE "warning_signs_page" CASCADE;
  DROP TABLE "_warning_signs_page_v" CASCADE;
  DROP TABLE "checking_page_figures" CASCADE;
  DROP TABLE "checking_page" CASCADE;
  DROP TABLE "checking_page_texts" CASCADE;
  DROP TABLE "_checking_page_v_version_figures" CASCADE;
  DROP TABLE "_checking_page_v" CASCADE;
  DROP TABLE "_checking_page_v_texts" CASCADE;
  DROP TABLE "corrections_page" CASCADE;
  DROP TABLE "_corrections_page_v" CASCADE;
  DROP TABLE "now_page_strengths" CASCADE;
  DROP TABLE "now_page_lengths" CASCADE;
  DROP TABLE "_now_page_v_version_strengths" CASCADE;
  DROP TABLE "_now_page_v_version_lengths" CASCADE;
  DROP TABLE "stacks_page_facts" CASCADE;
  DROP TABLE "stacks_page_supplement_parts" CASCADE;
  DROP TABLE "_stacks_page_v_version_facts" CASCADE;
  DROP TABLE "_stacks_page_v_version_supplement_parts" CASCADE;
  DROP TABLE "privacy_page_collected" CASCADE;
  DROP TABLE "privacy_page_file_buttons" CASCADE;
  DROP TABLE "privacy_page_shared_with" CASCADE;
  DROP TABLE "privacy_page_what_they_do" CASCADE;
  DROP TABLE "_privacy_page_v_version_collected" CASCADE;
  DROP TABLE "_privacy_page_v_version_file_buttons" CASCADE;
  DROP TABLE "_privacy_page_v_version_shared_with" CASCADE;
  DROP TABLE "_privacy_page_v_version_what_they_do" CASCADE;
  DROP TABLE "own_key_panel" CASCADE;
  DROP TABLE "_own_key_panel_v" CASCADE;
  ALTER TABLE "assessment_texts" DROP COLUMN "no_script";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_no_script";
  ALTER TABLE "stacks_page" DROP COLUMN "open_link";
  ALTER TABLE "stacks_page" DROP COLUMN "timeline";
  ALTER TABLE "stacks_page" DROP COLUMN "more";
  ALTER TABLE "stacks_page" DROP COLUMN "difficulty";
  ALTER TABLE "stacks_page" DROP COLUMN "print_button";
  ALTER TABLE "stacks_page" DROP COLUMN "protocol_heading";
  ALTER TABLE "stacks_page" DROP COLUMN "instructions_heading";
  ALTER TABLE "stacks_page" DROP COLUMN "core_products_heading";
  ALTER TABLE "stacks_page" DROP COLUMN "supports_heading";
  ALTER TABLE "stacks_page" DROP COLUMN "lifestyle_heading";
  ALTER TABLE "stacks_page" DROP COLUMN "timeline_heading";
  ALTER TABLE "stacks_page" DROP COLUMN "supplements_heading";
  ALTER TABLE "stacks_page" DROP COLUMN "not_for_hot_flashes";
  ALTER TABLE "stacks_page" DROP COLUMN "left_out_heading";
  ALTER TABLE "stacks_page" DROP COLUMN "left_out";
  ALTER TABLE "stacks_page" DROP COLUMN "rests_on_heading";
  ALTER TABLE "stacks_page" DROP COLUMN "closing";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_open_link";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_timeline";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_more";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_difficulty";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_print_button";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_protocol_heading";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_instructions_heading";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_core_products_heading";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_supports_heading";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_lifestyle_heading";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_timeline_heading";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_supplements_heading";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_not_for_hot_flashes";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_left_out_heading";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_left_out";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_rests_on_heading";
  ALTER TABLE "_stacks_page_v" DROP COLUMN "version_closing";
  ALTER TABLE "privacy_page" DROP COLUMN "not_collected";
  ALTER TABLE "privacy_page" DROP COLUMN "looking";
  ALTER TABLE "privacy_page" DROP COLUMN "export_button";
  ALTER TABLE "privacy_page" DROP COLUMN "delete_button";
  ALTER TABLE "privacy_page" DROP COLUMN "files_heading";
  ALTER TABLE "privacy_page" DROP COLUMN "files";
  ALTER TABLE "privacy_page" DROP COLUMN "import_heading";
  ALTER TABLE "privacy_page" DROP COLUMN "importing";
  ALTER TABLE "privacy_page" DROP COLUMN "import_button";
  ALTER TABLE "privacy_page" DROP COLUMN "never";
  ALTER TABLE "privacy_page" DROP COLUMN "in_use";
  ALTER TABLE "privacy_page" DROP COLUMN "not_in_use";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_not_collected";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_looking";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_export_button";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_delete_button";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_files_heading";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_files";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_import_heading";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_importing";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_import_button";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_never";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_in_use";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_not_in_use";
  DROP TYPE "public"."enum_safety_case_page_status";
  DROP TYPE "public"."enum__safety_case_page_v_version_status";
  DROP TYPE "public"."enum_warning_signs_page_status";
  DROP TYPE "public"."enum__warning_signs_page_v_version_status";
  DROP TYPE "public"."enum_checking_page_status";
  DROP TYPE "public"."enum__checking_page_v_version_status";
  DROP TYPE "public"."enum_corrections_page_status";
  DROP TYPE "public"."enum__corrections_page_v_version_status";
  DROP TYPE "public"."enum_own_key_panel_status";
  DROP TYPE "public"."enum__own_key_panel_v_version_status";`)
}
