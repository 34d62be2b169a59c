import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_wisdom_entries_kind" AS ENUM('reframe', 'practice', 'education', 'community-prompt', 'boundary', 'relationship');
  CREATE TYPE "public"."enum_wisdom_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__wisdom_entries_v_version_kind" AS ENUM('reframe', 'practice', 'education', 'community-prompt', 'boundary', 'relationship');
  CREATE TYPE "public"."enum__wisdom_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pattern_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pattern_cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_dashboard_focus_moment" AS ENUM('morning', 'daytime', 'evening');
  CREATE TYPE "public"."enum_dashboard_focus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dashboard_focus_v_version_moment" AS ENUM('morning', 'daytime', 'evening');
  CREATE TYPE "public"."enum__dashboard_focus_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "wisdom_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_wisdom_entries_kind" DEFAULT 'practice',
  	"symptom" varchar,
  	"old_thought" varchar,
  	"text" varchar,
  	"try_this" varchar,
  	"context" varchar,
  	"order_index" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_wisdom_entries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "wisdom_entries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  CREATE TABLE "_wisdom_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__wisdom_entries_v_version_kind" DEFAULT 'practice',
  	"version_symptom" varchar,
  	"version_old_thought" varchar,
  	"version_text" varchar,
  	"version_try_this" varchar,
  	"version_context" varchar,
  	"version_order_index" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__wisdom_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_wisdom_entries_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  CREATE TABLE "pattern_cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"what_it_often_means" varchar,
  	"try_first" varchar,
  	"see_clinician_if" varchar,
  	"order_index" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pattern_cards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pattern_cards_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pattern_cards_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"education_modules_id" integer,
  	"references_id" integer
  );
  
  CREATE TABLE "_pattern_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_what_it_often_means" varchar,
  	"version_try_first" varchar,
  	"version_see_clinician_if" varchar,
  	"version_order_index" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pattern_cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_pattern_cards_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_pattern_cards_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"education_modules_id" integer,
  	"references_id" integer
  );
  
  CREATE TABLE "dashboard_focus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"note" varchar,
  	"path" varchar,
  	"moment" "enum_dashboard_focus_moment" DEFAULT 'morning',
  	"order_index" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dashboard_focus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_dashboard_focus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_text" varchar,
  	"version_note" varchar,
  	"version_path" varchar,
  	"version_moment" "enum__dashboard_focus_v_version_moment" DEFAULT 'morning',
  	"version_order_index" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dashboard_focus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "wisdom_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pattern_cards_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dashboard_focus_id" integer;
  ALTER TABLE "wisdom_entries_rels" ADD CONSTRAINT "wisdom_entries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wisdom_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wisdom_entries_rels" ADD CONSTRAINT "wisdom_entries_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wisdom_entries_v" ADD CONSTRAINT "_wisdom_entries_v_parent_id_wisdom_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wisdom_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wisdom_entries_v_rels" ADD CONSTRAINT "_wisdom_entries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_wisdom_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wisdom_entries_v_rels" ADD CONSTRAINT "_wisdom_entries_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pattern_cards_texts" ADD CONSTRAINT "pattern_cards_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pattern_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pattern_cards_rels" ADD CONSTRAINT "pattern_cards_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pattern_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pattern_cards_rels" ADD CONSTRAINT "pattern_cards_rels_education_modules_fk" FOREIGN KEY ("education_modules_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pattern_cards_rels" ADD CONSTRAINT "pattern_cards_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pattern_cards_v" ADD CONSTRAINT "_pattern_cards_v_parent_id_pattern_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pattern_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pattern_cards_v_texts" ADD CONSTRAINT "_pattern_cards_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pattern_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pattern_cards_v_rels" ADD CONSTRAINT "_pattern_cards_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pattern_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pattern_cards_v_rels" ADD CONSTRAINT "_pattern_cards_v_rels_education_modules_fk" FOREIGN KEY ("education_modules_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pattern_cards_v_rels" ADD CONSTRAINT "_pattern_cards_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dashboard_focus_v" ADD CONSTRAINT "_dashboard_focus_v_parent_id_dashboard_focus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dashboard_focus"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "wisdom_entries_updated_at_idx" ON "wisdom_entries" USING btree ("updated_at");
  CREATE INDEX "wisdom_entries_created_at_idx" ON "wisdom_entries" USING btree ("created_at");
  CREATE INDEX "wisdom_entries__status_idx" ON "wisdom_entries" USING btree ("_status");
  CREATE INDEX "wisdom_entries_rels_order_idx" ON "wisdom_entries_rels" USING btree ("order");
  CREATE INDEX "wisdom_entries_rels_parent_idx" ON "wisdom_entries_rels" USING btree ("parent_id");
  CREATE INDEX "wisdom_entries_rels_path_idx" ON "wisdom_entries_rels" USING btree ("path");
  CREATE INDEX "wisdom_entries_rels_references_id_idx" ON "wisdom_entries_rels" USING btree ("references_id");
  CREATE INDEX "_wisdom_entries_v_parent_idx" ON "_wisdom_entries_v" USING btree ("parent_id");
  CREATE INDEX "_wisdom_entries_v_version_version_updated_at_idx" ON "_wisdom_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_wisdom_entries_v_version_version_created_at_idx" ON "_wisdom_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_wisdom_entries_v_version_version__status_idx" ON "_wisdom_entries_v" USING btree ("version__status");
  CREATE INDEX "_wisdom_entries_v_created_at_idx" ON "_wisdom_entries_v" USING btree ("created_at");
  CREATE INDEX "_wisdom_entries_v_updated_at_idx" ON "_wisdom_entries_v" USING btree ("updated_at");
  CREATE INDEX "_wisdom_entries_v_latest_idx" ON "_wisdom_entries_v" USING btree ("latest");
  CREATE INDEX "_wisdom_entries_v_rels_order_idx" ON "_wisdom_entries_v_rels" USING btree ("order");
  CREATE INDEX "_wisdom_entries_v_rels_parent_idx" ON "_wisdom_entries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_wisdom_entries_v_rels_path_idx" ON "_wisdom_entries_v_rels" USING btree ("path");
  CREATE INDEX "_wisdom_entries_v_rels_references_id_idx" ON "_wisdom_entries_v_rels" USING btree ("references_id");
  CREATE INDEX "pattern_cards_updated_at_idx" ON "pattern_cards" USING btree ("updated_at");
  CREATE INDEX "pattern_cards_created_at_idx" ON "pattern_cards" USING btree ("created_at");
  CREATE INDEX "pattern_cards__status_idx" ON "pattern_cards" USING btree ("_status");
  CREATE INDEX "pattern_cards_texts_order_parent" ON "pattern_cards_texts" USING btree ("order","parent_id");
  CREATE INDEX "pattern_cards_rels_order_idx" ON "pattern_cards_rels" USING btree ("order");
  CREATE INDEX "pattern_cards_rels_parent_idx" ON "pattern_cards_rels" USING btree ("parent_id");
  CREATE INDEX "pattern_cards_rels_path_idx" ON "pattern_cards_rels" USING btree ("path");
  CREATE INDEX "pattern_cards_rels_education_modules_id_idx" ON "pattern_cards_rels" USING btree ("education_modules_id");
  CREATE INDEX "pattern_cards_rels_references_id_idx" ON "pattern_cards_rels" USING btree ("references_id");
  CREATE INDEX "_pattern_cards_v_parent_idx" ON "_pattern_cards_v" USING btree ("parent_id");
  CREATE INDEX "_pattern_cards_v_version_version_updated_at_idx" ON "_pattern_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_pattern_cards_v_version_version_created_at_idx" ON "_pattern_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_pattern_cards_v_version_version__status_idx" ON "_pattern_cards_v" USING btree ("version__status");
  CREATE INDEX "_pattern_cards_v_created_at_idx" ON "_pattern_cards_v" USING btree ("created_at");
  CREATE INDEX "_pattern_cards_v_updated_at_idx" ON "_pattern_cards_v" USING btree ("updated_at");
  CREATE INDEX "_pattern_cards_v_latest_idx" ON "_pattern_cards_v" USING btree ("latest");
  CREATE INDEX "_pattern_cards_v_texts_order_parent" ON "_pattern_cards_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pattern_cards_v_rels_order_idx" ON "_pattern_cards_v_rels" USING btree ("order");
  CREATE INDEX "_pattern_cards_v_rels_parent_idx" ON "_pattern_cards_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pattern_cards_v_rels_path_idx" ON "_pattern_cards_v_rels" USING btree ("path");
  CREATE INDEX "_pattern_cards_v_rels_education_modules_id_idx" ON "_pattern_cards_v_rels" USING btree ("education_modules_id");
  CREATE INDEX "_pattern_cards_v_rels_references_id_idx" ON "_pattern_cards_v_rels" USING btree ("references_id");
  CREATE INDEX "dashboard_focus_updated_at_idx" ON "dashboard_focus" USING btree ("updated_at");
  CREATE INDEX "dashboard_focus_created_at_idx" ON "dashboard_focus" USING btree ("created_at");
  CREATE INDEX "dashboard_focus__status_idx" ON "dashboard_focus" USING btree ("_status");
  CREATE INDEX "_dashboard_focus_v_parent_idx" ON "_dashboard_focus_v" USING btree ("parent_id");
  CREATE INDEX "_dashboard_focus_v_version_version_updated_at_idx" ON "_dashboard_focus_v" USING btree ("version_updated_at");
  CREATE INDEX "_dashboard_focus_v_version_version_created_at_idx" ON "_dashboard_focus_v" USING btree ("version_created_at");
  CREATE INDEX "_dashboard_focus_v_version_version__status_idx" ON "_dashboard_focus_v" USING btree ("version__status");
  CREATE INDEX "_dashboard_focus_v_created_at_idx" ON "_dashboard_focus_v" USING btree ("created_at");
  CREATE INDEX "_dashboard_focus_v_updated_at_idx" ON "_dashboard_focus_v" USING btree ("updated_at");
  CREATE INDEX "_dashboard_focus_v_latest_idx" ON "_dashboard_focus_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_wisdom_entries_fk" FOREIGN KEY ("wisdom_entries_id") REFERENCES "public"."wisdom_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pattern_cards_fk" FOREIGN KEY ("pattern_cards_id") REFERENCES "public"."pattern_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dashboard_focus_fk" FOREIGN KEY ("dashboard_focus_id") REFERENCES "public"."dashboard_focus"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_wisdom_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("wisdom_entries_id");
  CREATE INDEX "payload_locked_documents_rels_pattern_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("pattern_cards_id");
  CREATE INDEX "payload_locked_documents_rels_dashboard_focus_id_idx" ON "payload_locked_documents_rels" USING btree ("dashboard_focus_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "wisdom_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wisdom_entries_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wisdom_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wisdom_entries_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pattern_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pattern_cards_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pattern_cards_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pattern_cards_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pattern_cards_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pattern_cards_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dashboard_focus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dashboard_focus_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "wisdom_entries" CASCADE;
  DROP TABLE "wisdom_entries_rels" CASCADE;
  DROP TABLE "_wisdom_entries_v" CASCADE;
  DROP TABLE "_wisdom_entries_v_rels" CASCADE;
  DROP TABLE "pattern_cards" CASCADE;
  DROP TABLE "pattern_cards_texts" CASCADE;
  DROP TABLE "pattern_cards_rels" CASCADE;
  DROP TABLE "_pattern_cards_v" CASCADE;
  DROP TABLE "_pattern_cards_v_texts" CASCADE;
  DROP TABLE "_pattern_cards_v_rels" CASCADE;
  DROP TABLE "dashboard_focus" CASCADE;
  DROP TABLE "_dashboard_focus_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_wisdom_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pattern_cards_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dashboard_focus_fk";
  
  DROP INDEX "payload_locked_documents_rels_wisdom_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_pattern_cards_id_idx";
  DROP INDEX "payload_locked_documents_rels_dashboard_focus_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "wisdom_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pattern_cards_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dashboard_focus_id";
  DROP TYPE "public"."enum_wisdom_entries_kind";
  DROP TYPE "public"."enum_wisdom_entries_status";
  DROP TYPE "public"."enum__wisdom_entries_v_version_kind";
  DROP TYPE "public"."enum__wisdom_entries_v_version_status";
  DROP TYPE "public"."enum_pattern_cards_status";
  DROP TYPE "public"."enum__pattern_cards_v_version_status";
  DROP TYPE "public"."enum_dashboard_focus_moment";
  DROP TYPE "public"."enum_dashboard_focus_status";
  DROP TYPE "public"."enum__dashboard_focus_v_version_moment";
  DROP TYPE "public"."enum__dashboard_focus_v_version_status";`)
}
