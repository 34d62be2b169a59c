import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stacks_supplements_evidence_grade" AS ENUM('good', 'moderate', 'limited', 'none-or-negative');
  CREATE TYPE "public"."enum_stacks_required_tier" AS ENUM('free');
  CREATE TYPE "public"."enum_stacks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stacks_v_version_supplements_evidence_grade" AS ENUM('good', 'moderate', 'limited', 'none-or-negative');
  CREATE TYPE "public"."enum__stacks_v_version_required_tier" AS ENUM('free');
  CREATE TYPE "public"."enum__stacks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ingredients_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ingredients_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_archetypes_key" AS ENUM('corporate-warrior', 'creative-visionary', 'sandwich-matriarch', 'reinvention-queen', 'wellness-skeptic');
  CREATE TYPE "public"."enum_archetypes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__archetypes_v_version_key" AS ENUM('corporate-warrior', 'creative-visionary', 'sandwich-matriarch', 'reinvention-queen', 'wellness-skeptic');
  CREATE TYPE "public"."enum__archetypes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_experts_focus" AS ENUM('medical-evidence', 'clinical-care', 'nutrition-lifestyle', 'neuroscience', 'integrative-holistic');
  CREATE TYPE "public"."enum_experts_tier" AS ENUM('mega-influencer', 'macro-influencer');
  CREATE TYPE "public"."enum_experts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__experts_v_version_focus" AS ENUM('medical-evidence', 'clinical-care', 'nutrition-lifestyle', 'neuroscience', 'integrative-holistic');
  CREATE TYPE "public"."enum__experts_v_version_tier" AS ENUM('mega-influencer', 'macro-influencer');
  CREATE TYPE "public"."enum__experts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "stacks_supplements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"studied_dose" varchar,
  	"evidence_grade" "enum_stacks_supplements_evidence_grade",
  	"evidence_note" varchar,
  	"cautions" varchar,
  	"interactions" varchar,
  	"not_for_hot_flashes" boolean DEFAULT false,
  	"left_out" boolean DEFAULT false
  );
  
  CREATE TABLE "stacks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"instructions" varchar,
  	"timing" varchar,
  	"duration" varchar,
  	"expected_timeline" varchar,
  	"core_products" varchar,
  	"additional_supports" varchar,
  	"lifestyle_integration" varchar,
  	"safety_note" varchar,
  	"slug" varchar,
  	"difficulty" numeric DEFAULT 1,
  	"required_tier" "enum_stacks_required_tier" DEFAULT 'free',
  	"is_active" boolean DEFAULT true,
  	"order_index" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_stacks_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "stacks_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "stacks_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  CREATE TABLE "_stacks_v_version_supplements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"studied_dose" varchar,
  	"evidence_grade" "enum__stacks_v_version_supplements_evidence_grade",
  	"evidence_note" varchar,
  	"cautions" varchar,
  	"interactions" varchar,
  	"not_for_hot_flashes" boolean DEFAULT false,
  	"left_out" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stacks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_instructions" varchar,
  	"version_timing" varchar,
  	"version_duration" varchar,
  	"version_expected_timeline" varchar,
  	"version_core_products" varchar,
  	"version_additional_supports" varchar,
  	"version_lifestyle_integration" varchar,
  	"version_safety_note" varchar,
  	"version_slug" varchar,
  	"version_difficulty" numeric DEFAULT 1,
  	"version_required_tier" "enum__stacks_v_version_required_tier" DEFAULT 'free',
  	"version_is_active" boolean DEFAULT true,
  	"version_order_index" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__stacks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_stacks_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_stacks_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  CREATE TABLE "ingredients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"honest_rating" varchar,
  	"also_listed_as" varchar,
  	"found" varchar,
  	"hormone_effect" varchar,
  	"perimenopause_impact" varchar,
  	"alternatives" varchar,
  	"avoidance" varchar,
  	"evidence_note" varchar,
  	"order_index" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_ingredients_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "ingredients_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  CREATE TABLE "_ingredients_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_honest_rating" varchar,
  	"version_also_listed_as" varchar,
  	"version_found" varchar,
  	"version_hormone_effect" varchar,
  	"version_perimenopause_impact" varchar,
  	"version_alternatives" varchar,
  	"version_avoidance" varchar,
  	"version_evidence_note" varchar,
  	"version_order_index" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__ingredients_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_ingredients_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  CREATE TABLE "brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"category" varchar,
  	"yuka_score" numeric,
  	"highlights" varchar,
  	"products" varchar,
  	"reason" varchar,
  	"website" varchar,
  	"is_sample" boolean DEFAULT false,
  	"order_index" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_brands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_brands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_category" varchar,
  	"version_yuka_score" numeric,
  	"version_highlights" varchar,
  	"version_products" varchar,
  	"version_reason" varchar,
  	"version_website" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_order_index" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__brands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "archetypes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"persona" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"pain_points" varchar,
  	"solutions" varchar,
  	"key" "enum_archetypes_key",
  	"tier" varchar,
  	"order_index" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_archetypes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "archetypes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"education_modules_id" integer
  );
  
  CREATE TABLE "_archetypes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_persona" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_pain_points" varchar,
  	"version_solutions" varchar,
  	"version_key" "enum__archetypes_v_version_key",
  	"version_tier" varchar,
  	"version_order_index" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__archetypes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_archetypes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"education_modules_id" integer
  );
  
  CREATE TABLE "experts_books" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"year" numeric
  );
  
  CREATE TABLE "experts_websites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "experts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"credentials" varchar,
  	"specialty" varchar,
  	"bio" varchar,
  	"key_contributions" varchar,
  	"disclosure" varchar,
  	"social_instagram" varchar,
  	"social_twitter" varchar,
  	"focus" "enum_experts_focus",
  	"tier" "enum_experts_tier",
  	"followers" varchar,
  	"featured" boolean DEFAULT false,
  	"order_index" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_experts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_experts_v_version_books" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"year" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_experts_v_version_websites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_experts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_credentials" varchar,
  	"version_specialty" varchar,
  	"version_bio" varchar,
  	"version_key_contributions" varchar,
  	"version_disclosure" varchar,
  	"version_social_instagram" varchar,
  	"version_social_twitter" varchar,
  	"version_focus" "enum__experts_v_version_focus",
  	"version_tier" "enum__experts_v_version_tier",
  	"version_followers" varchar,
  	"version_featured" boolean DEFAULT false,
  	"version_order_index" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__experts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "council_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reach" varchar DEFAULT '10M+',
  	"reach_note" varchar DEFAULT 'An estimate of the site’s owner, not counted by us.',
  	"notice" varchar DEFAULT 'These are authors of published work. Being listed here is no endorsement by them: they have not approved this page, and nobody paid for a chair.' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_council_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_reach" varchar DEFAULT '10M+',
  	"version_reach_note" varchar DEFAULT 'An estimate of the site’s owner, not counted by us.',
  	"version_notice" varchar DEFAULT 'These are authors of published work. Being listed here is no endorsement by them: they have not approved this page, and nobody paid for a chair.' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stacks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ingredients_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brands_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "archetypes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "experts_id" integer;
  ALTER TABLE "stacks_supplements" ADD CONSTRAINT "stacks_supplements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stacks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stacks_texts" ADD CONSTRAINT "stacks_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stacks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stacks_rels" ADD CONSTRAINT "stacks_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stacks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stacks_rels" ADD CONSTRAINT "stacks_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stacks_v_version_supplements" ADD CONSTRAINT "_stacks_v_version_supplements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stacks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stacks_v" ADD CONSTRAINT "_stacks_v_parent_id_stacks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stacks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stacks_v_texts" ADD CONSTRAINT "_stacks_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stacks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stacks_v_rels" ADD CONSTRAINT "_stacks_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stacks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stacks_v_rels" ADD CONSTRAINT "_stacks_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ingredients_rels" ADD CONSTRAINT "ingredients_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ingredients_rels" ADD CONSTRAINT "ingredients_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ingredients_v" ADD CONSTRAINT "_ingredients_v_parent_id_ingredients_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ingredients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ingredients_v_rels" ADD CONSTRAINT "_ingredients_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ingredients_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ingredients_v_rels" ADD CONSTRAINT "_ingredients_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "archetypes_rels" ADD CONSTRAINT "archetypes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."archetypes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "archetypes_rels" ADD CONSTRAINT "archetypes_rels_education_modules_fk" FOREIGN KEY ("education_modules_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_archetypes_v" ADD CONSTRAINT "_archetypes_v_parent_id_archetypes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."archetypes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_archetypes_v_rels" ADD CONSTRAINT "_archetypes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_archetypes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_archetypes_v_rels" ADD CONSTRAINT "_archetypes_v_rels_education_modules_fk" FOREIGN KEY ("education_modules_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "experts_books" ADD CONSTRAINT "experts_books_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "experts_websites" ADD CONSTRAINT "experts_websites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_experts_v_version_books" ADD CONSTRAINT "_experts_v_version_books_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_experts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_experts_v_version_websites" ADD CONSTRAINT "_experts_v_version_websites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_experts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_experts_v" ADD CONSTRAINT "_experts_v_parent_id_experts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."experts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stacks_supplements_order_idx" ON "stacks_supplements" USING btree ("_order");
  CREATE INDEX "stacks_supplements_parent_id_idx" ON "stacks_supplements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "stacks_slug_idx" ON "stacks" USING btree ("slug");
  CREATE INDEX "stacks_updated_at_idx" ON "stacks" USING btree ("updated_at");
  CREATE INDEX "stacks_created_at_idx" ON "stacks" USING btree ("created_at");
  CREATE INDEX "stacks__status_idx" ON "stacks" USING btree ("_status");
  CREATE INDEX "stacks_texts_order_parent" ON "stacks_texts" USING btree ("order","parent_id");
  CREATE INDEX "stacks_texts_text_idx" ON "stacks_texts" USING btree ("text");
  CREATE INDEX "stacks_rels_order_idx" ON "stacks_rels" USING btree ("order");
  CREATE INDEX "stacks_rels_parent_idx" ON "stacks_rels" USING btree ("parent_id");
  CREATE INDEX "stacks_rels_path_idx" ON "stacks_rels" USING btree ("path");
  CREATE INDEX "stacks_rels_references_id_idx" ON "stacks_rels" USING btree ("references_id");
  CREATE INDEX "_stacks_v_version_supplements_order_idx" ON "_stacks_v_version_supplements" USING btree ("_order");
  CREATE INDEX "_stacks_v_version_supplements_parent_id_idx" ON "_stacks_v_version_supplements" USING btree ("_parent_id");
  CREATE INDEX "_stacks_v_parent_idx" ON "_stacks_v" USING btree ("parent_id");
  CREATE INDEX "_stacks_v_version_version_slug_idx" ON "_stacks_v" USING btree ("version_slug");
  CREATE INDEX "_stacks_v_version_version_updated_at_idx" ON "_stacks_v" USING btree ("version_updated_at");
  CREATE INDEX "_stacks_v_version_version_created_at_idx" ON "_stacks_v" USING btree ("version_created_at");
  CREATE INDEX "_stacks_v_version_version__status_idx" ON "_stacks_v" USING btree ("version__status");
  CREATE INDEX "_stacks_v_created_at_idx" ON "_stacks_v" USING btree ("created_at");
  CREATE INDEX "_stacks_v_updated_at_idx" ON "_stacks_v" USING btree ("updated_at");
  CREATE INDEX "_stacks_v_latest_idx" ON "_stacks_v" USING btree ("latest");
  CREATE INDEX "_stacks_v_texts_order_parent" ON "_stacks_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_stacks_v_rels_order_idx" ON "_stacks_v_rels" USING btree ("order");
  CREATE INDEX "_stacks_v_rels_parent_idx" ON "_stacks_v_rels" USING btree ("parent_id");
  CREATE INDEX "_stacks_v_rels_path_idx" ON "_stacks_v_rels" USING btree ("path");
  CREATE INDEX "_stacks_v_rels_references_id_idx" ON "_stacks_v_rels" USING btree ("references_id");
  CREATE UNIQUE INDEX "ingredients_name_idx" ON "ingredients" USING btree ("name");
  CREATE INDEX "ingredients_updated_at_idx" ON "ingredients" USING btree ("updated_at");
  CREATE INDEX "ingredients_created_at_idx" ON "ingredients" USING btree ("created_at");
  CREATE INDEX "ingredients__status_idx" ON "ingredients" USING btree ("_status");
  CREATE INDEX "ingredients_rels_order_idx" ON "ingredients_rels" USING btree ("order");
  CREATE INDEX "ingredients_rels_parent_idx" ON "ingredients_rels" USING btree ("parent_id");
  CREATE INDEX "ingredients_rels_path_idx" ON "ingredients_rels" USING btree ("path");
  CREATE INDEX "ingredients_rels_references_id_idx" ON "ingredients_rels" USING btree ("references_id");
  CREATE INDEX "_ingredients_v_parent_idx" ON "_ingredients_v" USING btree ("parent_id");
  CREATE INDEX "_ingredients_v_version_version_name_idx" ON "_ingredients_v" USING btree ("version_name");
  CREATE INDEX "_ingredients_v_version_version_updated_at_idx" ON "_ingredients_v" USING btree ("version_updated_at");
  CREATE INDEX "_ingredients_v_version_version_created_at_idx" ON "_ingredients_v" USING btree ("version_created_at");
  CREATE INDEX "_ingredients_v_version_version__status_idx" ON "_ingredients_v" USING btree ("version__status");
  CREATE INDEX "_ingredients_v_created_at_idx" ON "_ingredients_v" USING btree ("created_at");
  CREATE INDEX "_ingredients_v_updated_at_idx" ON "_ingredients_v" USING btree ("updated_at");
  CREATE INDEX "_ingredients_v_latest_idx" ON "_ingredients_v" USING btree ("latest");
  CREATE INDEX "_ingredients_v_rels_order_idx" ON "_ingredients_v_rels" USING btree ("order");
  CREATE INDEX "_ingredients_v_rels_parent_idx" ON "_ingredients_v_rels" USING btree ("parent_id");
  CREATE INDEX "_ingredients_v_rels_path_idx" ON "_ingredients_v_rels" USING btree ("path");
  CREATE INDEX "_ingredients_v_rels_references_id_idx" ON "_ingredients_v_rels" USING btree ("references_id");
  CREATE UNIQUE INDEX "brands_name_idx" ON "brands" USING btree ("name");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands__status_idx" ON "brands" USING btree ("_status");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_name_idx" ON "_brands_v" USING btree ("version_name");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_version_version__status_idx" ON "_brands_v" USING btree ("version__status");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "_brands_v_latest_idx" ON "_brands_v" USING btree ("latest");
  CREATE UNIQUE INDEX "archetypes_key_idx" ON "archetypes" USING btree ("key");
  CREATE INDEX "archetypes_updated_at_idx" ON "archetypes" USING btree ("updated_at");
  CREATE INDEX "archetypes_created_at_idx" ON "archetypes" USING btree ("created_at");
  CREATE INDEX "archetypes__status_idx" ON "archetypes" USING btree ("_status");
  CREATE INDEX "archetypes_rels_order_idx" ON "archetypes_rels" USING btree ("order");
  CREATE INDEX "archetypes_rels_parent_idx" ON "archetypes_rels" USING btree ("parent_id");
  CREATE INDEX "archetypes_rels_path_idx" ON "archetypes_rels" USING btree ("path");
  CREATE INDEX "archetypes_rels_education_modules_id_idx" ON "archetypes_rels" USING btree ("education_modules_id");
  CREATE INDEX "_archetypes_v_parent_idx" ON "_archetypes_v" USING btree ("parent_id");
  CREATE INDEX "_archetypes_v_version_version_key_idx" ON "_archetypes_v" USING btree ("version_key");
  CREATE INDEX "_archetypes_v_version_version_updated_at_idx" ON "_archetypes_v" USING btree ("version_updated_at");
  CREATE INDEX "_archetypes_v_version_version_created_at_idx" ON "_archetypes_v" USING btree ("version_created_at");
  CREATE INDEX "_archetypes_v_version_version__status_idx" ON "_archetypes_v" USING btree ("version__status");
  CREATE INDEX "_archetypes_v_created_at_idx" ON "_archetypes_v" USING btree ("created_at");
  CREATE INDEX "_archetypes_v_updated_at_idx" ON "_archetypes_v" USING btree ("updated_at");
  CREATE INDEX "_archetypes_v_latest_idx" ON "_archetypes_v" USING btree ("latest");
  CREATE INDEX "_archetypes_v_rels_order_idx" ON "_archetypes_v_rels" USING btree ("order");
  CREATE INDEX "_archetypes_v_rels_parent_idx" ON "_archetypes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_archetypes_v_rels_path_idx" ON "_archetypes_v_rels" USING btree ("path");
  CREATE INDEX "_archetypes_v_rels_education_modules_id_idx" ON "_archetypes_v_rels" USING btree ("education_modules_id");
  CREATE INDEX "experts_books_order_idx" ON "experts_books" USING btree ("_order");
  CREATE INDEX "experts_books_parent_id_idx" ON "experts_books" USING btree ("_parent_id");
  CREATE INDEX "experts_websites_order_idx" ON "experts_websites" USING btree ("_order");
  CREATE INDEX "experts_websites_parent_id_idx" ON "experts_websites" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "experts_name_idx" ON "experts" USING btree ("name");
  CREATE INDEX "experts_updated_at_idx" ON "experts" USING btree ("updated_at");
  CREATE INDEX "experts_created_at_idx" ON "experts" USING btree ("created_at");
  CREATE INDEX "experts__status_idx" ON "experts" USING btree ("_status");
  CREATE INDEX "_experts_v_version_books_order_idx" ON "_experts_v_version_books" USING btree ("_order");
  CREATE INDEX "_experts_v_version_books_parent_id_idx" ON "_experts_v_version_books" USING btree ("_parent_id");
  CREATE INDEX "_experts_v_version_websites_order_idx" ON "_experts_v_version_websites" USING btree ("_order");
  CREATE INDEX "_experts_v_version_websites_parent_id_idx" ON "_experts_v_version_websites" USING btree ("_parent_id");
  CREATE INDEX "_experts_v_parent_idx" ON "_experts_v" USING btree ("parent_id");
  CREATE INDEX "_experts_v_version_version_name_idx" ON "_experts_v" USING btree ("version_name");
  CREATE INDEX "_experts_v_version_version_updated_at_idx" ON "_experts_v" USING btree ("version_updated_at");
  CREATE INDEX "_experts_v_version_version_created_at_idx" ON "_experts_v" USING btree ("version_created_at");
  CREATE INDEX "_experts_v_version_version__status_idx" ON "_experts_v" USING btree ("version__status");
  CREATE INDEX "_experts_v_created_at_idx" ON "_experts_v" USING btree ("created_at");
  CREATE INDEX "_experts_v_updated_at_idx" ON "_experts_v" USING btree ("updated_at");
  CREATE INDEX "_experts_v_latest_idx" ON "_experts_v" USING btree ("latest");
  CREATE INDEX "_council_page_v_created_at_idx" ON "_council_page_v" USING btree ("created_at");
  CREATE INDEX "_council_page_v_updated_at_idx" ON "_council_page_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stacks_fk" FOREIGN KEY ("stacks_id") REFERENCES "public"."stacks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ingredients_fk" FOREIGN KEY ("ingredients_id") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_archetypes_fk" FOREIGN KEY ("archetypes_id") REFERENCES "public"."archetypes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experts_fk" FOREIGN KEY ("experts_id") REFERENCES "public"."experts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_stacks_id_idx" ON "payload_locked_documents_rels" USING btree ("stacks_id");
  CREATE INDEX "payload_locked_documents_rels_ingredients_id_idx" ON "payload_locked_documents_rels" USING btree ("ingredients_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_archetypes_id_idx" ON "payload_locked_documents_rels" USING btree ("archetypes_id");
  CREATE INDEX "payload_locked_documents_rels_experts_id_idx" ON "payload_locked_documents_rels" USING btree ("experts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stacks_supplements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stacks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stacks_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stacks_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stacks_v_version_supplements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stacks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stacks_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stacks_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ingredients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ingredients_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ingredients_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ingredients_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "archetypes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "archetypes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_archetypes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_archetypes_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "experts_books" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "experts_websites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "experts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_experts_v_version_books" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_experts_v_version_websites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_experts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "council_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_council_page_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stacks_supplements" CASCADE;
  DROP TABLE "stacks" CASCADE;
  DROP TABLE "stacks_texts" CASCADE;
  DROP TABLE "stacks_rels" CASCADE;
  DROP TABLE "_stacks_v_version_supplements" CASCADE;
  DROP TABLE "_stacks_v" CASCADE;
  DROP TABLE "_stacks_v_texts" CASCADE;
  DROP TABLE "_stacks_v_rels" CASCADE;
  DROP TABLE "ingredients" CASCADE;
  DROP TABLE "ingredients_rels" CASCADE;
  DROP TABLE "_ingredients_v" CASCADE;
  DROP TABLE "_ingredients_v_rels" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "archetypes" CASCADE;
  DROP TABLE "archetypes_rels" CASCADE;
  DROP TABLE "_archetypes_v" CASCADE;
  DROP TABLE "_archetypes_v_rels" CASCADE;
  DROP TABLE "experts_books" CASCADE;
  DROP TABLE "experts_websites" CASCADE;
  DROP TABLE "experts" CASCADE;
  DROP TABLE "_experts_v_version_books" CASCADE;
  DROP TABLE "_experts_v_version_websites" CASCADE;
  DROP TABLE "_experts_v" CASCADE;
  DROP TABLE "council_page" CASCADE;
  DROP TABLE "_council_page_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stacks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ingredients_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brands_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_archetypes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_experts_fk";
  
  DROP INDEX "payload_locked_documents_rels_stacks_id_idx";
  DROP INDEX "payload_locked_documents_rels_ingredients_id_idx";
  DROP INDEX "payload_locked_documents_rels_brands_id_idx";
  DROP INDEX "payload_locked_documents_rels_archetypes_id_idx";
  DROP INDEX "payload_locked_documents_rels_experts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stacks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ingredients_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brands_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "archetypes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "experts_id";
  DROP TYPE "public"."enum_stacks_supplements_evidence_grade";
  DROP TYPE "public"."enum_stacks_required_tier";
  DROP TYPE "public"."enum_stacks_status";
  DROP TYPE "public"."enum__stacks_v_version_supplements_evidence_grade";
  DROP TYPE "public"."enum__stacks_v_version_required_tier";
  DROP TYPE "public"."enum__stacks_v_version_status";
  DROP TYPE "public"."enum_ingredients_status";
  DROP TYPE "public"."enum__ingredients_v_version_status";
  DROP TYPE "public"."enum_brands_status";
  DROP TYPE "public"."enum__brands_v_version_status";
  DROP TYPE "public"."enum_archetypes_key";
  DROP TYPE "public"."enum_archetypes_status";
  DROP TYPE "public"."enum__archetypes_v_version_key";
  DROP TYPE "public"."enum__archetypes_v_version_status";
  DROP TYPE "public"."enum_experts_focus";
  DROP TYPE "public"."enum_experts_tier";
  DROP TYPE "public"."enum_experts_status";
  DROP TYPE "public"."enum__experts_v_version_focus";
  DROP TYPE "public"."enum__experts_v_version_tier";
  DROP TYPE "public"."enum__experts_v_version_status";`)
}
