import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tracking_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tracking_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_coaching_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__coaching_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_support_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__support_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "tracking_page_methods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "tracking_page_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "tracking_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"badge" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"note_button" varchar,
  	"log_button" varchar,
  	"care_button" varchar,
  	"sealed" varchar,
  	"privacy_link" varchar,
  	"methods_heading" varchar,
  	"things_heading" varchar,
  	"things_introduction" varchar,
  	"body_heading" varchar,
  	"head_heading" varchar,
  	"days_heading" varchar,
  	"benefits_heading" varchar,
  	"warning_heading" varchar,
  	"warning" varchar,
  	"warning_sources" varchar,
  	"_status" "enum_tracking_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "tracking_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_tracking_page_v_version_methods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tracking_page_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tracking_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_badge" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_note_button" varchar,
  	"version_log_button" varchar,
  	"version_care_button" varchar,
  	"version_sealed" varchar,
  	"version_privacy_link" varchar,
  	"version_methods_heading" varchar,
  	"version_things_heading" varchar,
  	"version_things_introduction" varchar,
  	"version_body_heading" varchar,
  	"version_head_heading" varchar,
  	"version_days_heading" varchar,
  	"version_benefits_heading" varchar,
  	"version_warning_heading" varchar,
  	"version_warning" varchar,
  	"version_warning_sources" varchar,
  	"version__status" "enum__tracking_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_tracking_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"headline_answer" varchar,
  	"introduction" varchar,
  	"start_button" varchar,
  	"privacy_button" varchar,
  	"spread_heading" varchar,
  	"flash_heading" varchar,
  	"flash_button" varchar,
  	"card_heading" varchar,
  	"card_note" varchar,
  	"bingo_heading" varchar,
  	"example_mark" varchar,
  	"bingo_link" varchar,
  	"card_link" varchar,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_home_page_v_version_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_headline_answer" varchar,
  	"version_introduction" varchar,
  	"version_start_button" varchar,
  	"version_privacy_button" varchar,
  	"version_spread_heading" varchar,
  	"version_flash_heading" varchar,
  	"version_flash_button" varchar,
  	"version_card_heading" varchar,
  	"version_card_note" varchar,
  	"version_bingo_heading" varchar,
  	"version_example_mark" varchar,
  	"version_bingo_link" varchar,
  	"version_card_link" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_home_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "coaching_page_bring" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "coaching_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"is_heading" varchar,
  	"is_not_heading" varchar,
  	"bring_heading" varchar,
  	"warning_heading" varchar,
  	"warning" varchar,
  	"_status" "enum_coaching_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "coaching_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_coaching_page_v_version_bring" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_coaching_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_is_heading" varchar,
  	"version_is_not_heading" varchar,
  	"version_bring_heading" varchar,
  	"version_warning_heading" varchar,
  	"version_warning" varchar,
  	"version__status" "enum__coaching_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_coaching_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "support_page_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "support_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"introduction" varchar,
  	"explore_button" varchar,
  	"without_scripts" varchar,
  	"benefits_heading" varchar,
  	"free_heading" varchar,
  	"coaching_heading" varchar,
  	"coaching" varchar,
  	"not_bookable" varchar,
  	"coaching_button" varchar,
  	"_status" "enum_support_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "support_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_support_page_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_support_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_introduction" varchar,
  	"version_explore_button" varchar,
  	"version_without_scripts" varchar,
  	"version_benefits_heading" varchar,
  	"version_free_heading" varchar,
  	"version_coaching_heading" varchar,
  	"version_coaching" varchar,
  	"version_not_bookable" varchar,
  	"version_coaching_button" varchar,
  	"version__status" "enum__support_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_support_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "privacy_page_kept" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "privacy_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"collected_heading" varchar,
  	"controls_heading" varchar,
  	"shared_heading" varchar,
  	"shared" varchar,
  	"processors_heading" varchar,
  	"processors" varchar,
  	"kept_heading" varchar,
  	"badges_heading" varchar,
  	"badges" varchar,
  	"promise_heading" varchar,
  	"promise" varchar,
  	"_status" "enum_privacy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_page_v_version_kept" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_collected_heading" varchar,
  	"version_controls_heading" varchar,
  	"version_shared_heading" varchar,
  	"version_shared" varchar,
  	"version_processors_heading" varchar,
  	"version_processors" varchar,
  	"version_kept_heading" varchar,
  	"version_badges_heading" varchar,
  	"version_badges" varchar,
  	"version_promise_heading" varchar,
  	"version_promise" varchar,
  	"version__status" "enum__privacy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "tracking_page_methods" ADD CONSTRAINT "tracking_page_methods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tracking_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tracking_page_benefits" ADD CONSTRAINT "tracking_page_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tracking_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tracking_page_texts" ADD CONSTRAINT "tracking_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tracking_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tracking_page_v_version_methods" ADD CONSTRAINT "_tracking_page_v_version_methods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tracking_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tracking_page_v_version_benefits" ADD CONSTRAINT "_tracking_page_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tracking_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tracking_page_v_texts" ADD CONSTRAINT "_tracking_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tracking_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_cards" ADD CONSTRAINT "home_page_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_texts" ADD CONSTRAINT "home_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_cards" ADD CONSTRAINT "_home_page_v_version_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_texts" ADD CONSTRAINT "_home_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coaching_page_bring" ADD CONSTRAINT "coaching_page_bring_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."coaching_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coaching_page_texts" ADD CONSTRAINT "coaching_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coaching_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coaching_page_v_version_bring" ADD CONSTRAINT "_coaching_page_v_version_bring_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_coaching_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coaching_page_v_texts" ADD CONSTRAINT "_coaching_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_coaching_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_page_benefits" ADD CONSTRAINT "support_page_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."support_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_page_texts" ADD CONSTRAINT "support_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_page_v_version_benefits" ADD CONSTRAINT "_support_page_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_support_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_page_v_texts" ADD CONSTRAINT "_support_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_support_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_kept" ADD CONSTRAINT "privacy_page_kept_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_kept" ADD CONSTRAINT "_privacy_page_v_version_kept_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tracking_page_methods_order_idx" ON "tracking_page_methods" USING btree ("_order");
  CREATE INDEX "tracking_page_methods_parent_id_idx" ON "tracking_page_methods" USING btree ("_parent_id");
  CREATE INDEX "tracking_page_benefits_order_idx" ON "tracking_page_benefits" USING btree ("_order");
  CREATE INDEX "tracking_page_benefits_parent_id_idx" ON "tracking_page_benefits" USING btree ("_parent_id");
  CREATE INDEX "tracking_page__status_idx" ON "tracking_page" USING btree ("_status");
  CREATE INDEX "tracking_page_texts_order_parent" ON "tracking_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_tracking_page_v_version_methods_order_idx" ON "_tracking_page_v_version_methods" USING btree ("_order");
  CREATE INDEX "_tracking_page_v_version_methods_parent_id_idx" ON "_tracking_page_v_version_methods" USING btree ("_parent_id");
  CREATE INDEX "_tracking_page_v_version_benefits_order_idx" ON "_tracking_page_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_tracking_page_v_version_benefits_parent_id_idx" ON "_tracking_page_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_tracking_page_v_version_version__status_idx" ON "_tracking_page_v" USING btree ("version__status");
  CREATE INDEX "_tracking_page_v_created_at_idx" ON "_tracking_page_v" USING btree ("created_at");
  CREATE INDEX "_tracking_page_v_updated_at_idx" ON "_tracking_page_v" USING btree ("updated_at");
  CREATE INDEX "_tracking_page_v_latest_idx" ON "_tracking_page_v" USING btree ("latest");
  CREATE INDEX "_tracking_page_v_texts_order_parent" ON "_tracking_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "home_page_cards_order_idx" ON "home_page_cards" USING btree ("_order");
  CREATE INDEX "home_page_cards_parent_id_idx" ON "home_page_cards" USING btree ("_parent_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "home_page_texts_order_parent" ON "home_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_home_page_v_version_cards_order_idx" ON "_home_page_v_version_cards" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_cards_parent_id_idx" ON "_home_page_v_version_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_texts_order_parent" ON "_home_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "coaching_page_bring_order_idx" ON "coaching_page_bring" USING btree ("_order");
  CREATE INDEX "coaching_page_bring_parent_id_idx" ON "coaching_page_bring" USING btree ("_parent_id");
  CREATE INDEX "coaching_page__status_idx" ON "coaching_page" USING btree ("_status");
  CREATE INDEX "coaching_page_texts_order_parent" ON "coaching_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_coaching_page_v_version_bring_order_idx" ON "_coaching_page_v_version_bring" USING btree ("_order");
  CREATE INDEX "_coaching_page_v_version_bring_parent_id_idx" ON "_coaching_page_v_version_bring" USING btree ("_parent_id");
  CREATE INDEX "_coaching_page_v_version_version__status_idx" ON "_coaching_page_v" USING btree ("version__status");
  CREATE INDEX "_coaching_page_v_created_at_idx" ON "_coaching_page_v" USING btree ("created_at");
  CREATE INDEX "_coaching_page_v_updated_at_idx" ON "_coaching_page_v" USING btree ("updated_at");
  CREATE INDEX "_coaching_page_v_latest_idx" ON "_coaching_page_v" USING btree ("latest");
  CREATE INDEX "_coaching_page_v_texts_order_parent" ON "_coaching_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "support_page_benefits_order_idx" ON "support_page_benefits" USING btree ("_order");
  CREATE INDEX "support_page_benefits_parent_id_idx" ON "support_page_benefits" USING btree ("_parent_id");
  CREATE INDEX "support_page__status_idx" ON "support_page" USING btree ("_status");
  CREATE INDEX "support_page_texts_order_parent" ON "support_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_support_page_v_version_benefits_order_idx" ON "_support_page_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_support_page_v_version_benefits_parent_id_idx" ON "_support_page_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_support_page_v_version_version__status_idx" ON "_support_page_v" USING btree ("version__status");
  CREATE INDEX "_support_page_v_created_at_idx" ON "_support_page_v" USING btree ("created_at");
  CREATE INDEX "_support_page_v_updated_at_idx" ON "_support_page_v" USING btree ("updated_at");
  CREATE INDEX "_support_page_v_latest_idx" ON "_support_page_v" USING btree ("latest");
  CREATE INDEX "_support_page_v_texts_order_parent" ON "_support_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "privacy_page_kept_order_idx" ON "privacy_page_kept" USING btree ("_order");
  CREATE INDEX "privacy_page_kept_parent_id_idx" ON "privacy_page_kept" USING btree ("_parent_id");
  CREATE INDEX "privacy_page__status_idx" ON "privacy_page" USING btree ("_status");
  CREATE INDEX "_privacy_page_v_version_kept_order_idx" ON "_privacy_page_v_version_kept" USING btree ("_order");
  CREATE INDEX "_privacy_page_v_version_kept_parent_id_idx" ON "_privacy_page_v_version_kept" USING btree ("_parent_id");
  CREATE INDEX "_privacy_page_v_version_version__status_idx" ON "_privacy_page_v" USING btree ("version__status");
  CREATE INDEX "_privacy_page_v_created_at_idx" ON "_privacy_page_v" USING btree ("created_at");
  CREATE INDEX "_privacy_page_v_updated_at_idx" ON "_privacy_page_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_page_v_latest_idx" ON "_privacy_page_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "tracking_page_methods" CASCADE;
  DROP TABLE "tracking_page_benefits" CASCADE;
  DROP TABLE "tracking_page" CASCADE;
  DROP TABLE "tracking_page_texts" CASCADE;
  DROP TABLE "_tracking_page_v_version_methods" CASCADE;
  DROP TABLE "_tracking_page_v_version_benefits" CASCADE;
  DROP TABLE "_tracking_page_v" CASCADE;
  DROP TABLE "_tracking_page_v_texts" CASCADE;
  DROP TABLE "home_page_cards" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_texts" CASCADE;
  DROP TABLE "_home_page_v_version_cards" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_texts" CASCADE;
  DROP TABLE "coaching_page_bring" CASCADE;
  DROP TABLE "coaching_page" CASCADE;
  DROP TABLE "coaching_page_texts" CASCADE;
  DROP TABLE "_coaching_page_v_version_bring" CASCADE;
  DROP TABLE "_coaching_page_v" CASCADE;
  DROP TABLE "_coaching_page_v_texts" CASCADE;
  DROP TABLE "support_page_benefits" CASCADE;
  DROP TABLE "support_page" CASCADE;
  DROP TABLE "support_page_texts" CASCADE;
  DROP TABLE "_support_page_v_version_benefits" CASCADE;
  DROP TABLE "_support_page_v" CASCADE;
  DROP TABLE "_support_page_v_texts" CASCADE;
  DROP TABLE "privacy_page_kept" CASCADE;
  DROP TABLE "privacy_page" CASCADE;
  DROP TABLE "_privacy_page_v_version_kept" CASCADE;
  DROP TABLE "_privacy_page_v" CASCADE;
  DROP TYPE "public"."enum_tracking_page_status";
  DROP TYPE "public"."enum__tracking_page_v_version_status";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_coaching_page_status";
  DROP TYPE "public"."enum__coaching_page_v_version_status";
  DROP TYPE "public"."enum_support_page_status";
  DROP TYPE "public"."enum__support_page_v_version_status";
  DROP TYPE "public"."enum_privacy_page_status";
  DROP TYPE "public"."enum__privacy_page_v_version_status";`)
}
