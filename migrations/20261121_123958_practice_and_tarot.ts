import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_practice_sessions_group" AS ENUM('meditation', 'breathwork', 'movement');
  CREATE TYPE "public"."enum_practice_sessions_intensity" AS ENUM('gentle', 'moderate', 'vigorous');
  CREATE TYPE "public"."enum_practice_sessions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__practice_sessions_v_version_group" AS ENUM('meditation', 'breathwork', 'movement');
  CREATE TYPE "public"."enum__practice_sessions_v_version_intensity" AS ENUM('gentle', 'moderate', 'vigorous');
  CREATE TYPE "public"."enum__practice_sessions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tarot_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tarot_cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "practice_sessions_cues" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "practice_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"breathing_in_seconds" numeric,
  	"breathing_sip_seconds" numeric,
  	"breathing_out_seconds" numeric,
  	"safety_note" varchar,
  	"group" "enum_practice_sessions_group",
  	"duration" numeric,
  	"intensity" "enum_practice_sessions_intensity" DEFAULT 'gentle',
  	"order_index" numeric DEFAULT 100,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_practice_sessions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "practice_sessions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "practice_sessions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  CREATE TABLE "_practice_sessions_v_version_cues" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_practice_sessions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_breathing_in_seconds" numeric,
  	"version_breathing_sip_seconds" numeric,
  	"version_breathing_out_seconds" numeric,
  	"version_safety_note" varchar,
  	"version_group" "enum__practice_sessions_v_version_group",
  	"version_duration" numeric,
  	"version_intensity" "enum__practice_sessions_v_version_intensity" DEFAULT 'gentle',
  	"version_order_index" numeric DEFAULT 100,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__practice_sessions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_practice_sessions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_practice_sessions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  CREATE TABLE "tarot_cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"reflection" varchar,
  	"prompt" varchar,
  	"number" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_tarot_cards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_tarot_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_reflection" varchar,
  	"version_prompt" varchar,
  	"version_number" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tarot_cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "practice_sessions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tarot_cards_id" integer;
  ALTER TABLE "practice_sessions_cues" ADD CONSTRAINT "practice_sessions_cues_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "practice_sessions_texts" ADD CONSTRAINT "practice_sessions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "practice_sessions_rels" ADD CONSTRAINT "practice_sessions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "practice_sessions_rels" ADD CONSTRAINT "practice_sessions_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_practice_sessions_v_version_cues" ADD CONSTRAINT "_practice_sessions_v_version_cues_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_practice_sessions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_practice_sessions_v" ADD CONSTRAINT "_practice_sessions_v_parent_id_practice_sessions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."practice_sessions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_practice_sessions_v_texts" ADD CONSTRAINT "_practice_sessions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_practice_sessions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_practice_sessions_v_rels" ADD CONSTRAINT "_practice_sessions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_practice_sessions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_practice_sessions_v_rels" ADD CONSTRAINT "_practice_sessions_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tarot_cards_v" ADD CONSTRAINT "_tarot_cards_v_parent_id_tarot_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tarot_cards"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "practice_sessions_cues_order_idx" ON "practice_sessions_cues" USING btree ("_order");
  CREATE INDEX "practice_sessions_cues_parent_id_idx" ON "practice_sessions_cues" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "practice_sessions_key_idx" ON "practice_sessions" USING btree ("key");
  CREATE INDEX "practice_sessions_updated_at_idx" ON "practice_sessions" USING btree ("updated_at");
  CREATE INDEX "practice_sessions_created_at_idx" ON "practice_sessions" USING btree ("created_at");
  CREATE INDEX "practice_sessions__status_idx" ON "practice_sessions" USING btree ("_status");
  CREATE INDEX "practice_sessions_texts_order_parent" ON "practice_sessions_texts" USING btree ("order","parent_id");
  CREATE INDEX "practice_sessions_rels_order_idx" ON "practice_sessions_rels" USING btree ("order");
  CREATE INDEX "practice_sessions_rels_parent_idx" ON "practice_sessions_rels" USING btree ("parent_id");
  CREATE INDEX "practice_sessions_rels_path_idx" ON "practice_sessions_rels" USING btree ("path");
  CREATE INDEX "practice_sessions_rels_references_id_idx" ON "practice_sessions_rels" USING btree ("references_id");
  CREATE INDEX "_practice_sessions_v_version_cues_order_idx" ON "_practice_sessions_v_version_cues" USING btree ("_order");
  CREATE INDEX "_practice_sessions_v_version_cues_parent_id_idx" ON "_practice_sessions_v_version_cues" USING btree ("_parent_id");
  CREATE INDEX "_practice_sessions_v_parent_idx" ON "_practice_sessions_v" USING btree ("parent_id");
  CREATE INDEX "_practice_sessions_v_version_version_key_idx" ON "_practice_sessions_v" USING btree ("version_key");
  CREATE INDEX "_practice_sessions_v_version_version_updated_at_idx" ON "_practice_sessions_v" USING btree ("version_updated_at");
  CREATE INDEX "_practice_sessions_v_version_version_created_at_idx" ON "_practice_sessions_v" USING btree ("version_created_at");
  CREATE INDEX "_practice_sessions_v_version_version__status_idx" ON "_practice_sessions_v" USING btree ("version__status");
  CREATE INDEX "_practice_sessions_v_created_at_idx" ON "_practice_sessions_v" USING btree ("created_at");
  CREATE INDEX "_practice_sessions_v_updated_at_idx" ON "_practice_sessions_v" USING btree ("updated_at");
  CREATE INDEX "_practice_sessions_v_latest_idx" ON "_practice_sessions_v" USING btree ("latest");
  CREATE INDEX "_practice_sessions_v_texts_order_parent" ON "_practice_sessions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_practice_sessions_v_rels_order_idx" ON "_practice_sessions_v_rels" USING btree ("order");
  CREATE INDEX "_practice_sessions_v_rels_parent_idx" ON "_practice_sessions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_practice_sessions_v_rels_path_idx" ON "_practice_sessions_v_rels" USING btree ("path");
  CREATE INDEX "_practice_sessions_v_rels_references_id_idx" ON "_practice_sessions_v_rels" USING btree ("references_id");
  CREATE UNIQUE INDEX "tarot_cards_number_idx" ON "tarot_cards" USING btree ("number");
  CREATE INDEX "tarot_cards_updated_at_idx" ON "tarot_cards" USING btree ("updated_at");
  CREATE INDEX "tarot_cards_created_at_idx" ON "tarot_cards" USING btree ("created_at");
  CREATE INDEX "tarot_cards__status_idx" ON "tarot_cards" USING btree ("_status");
  CREATE INDEX "_tarot_cards_v_parent_idx" ON "_tarot_cards_v" USING btree ("parent_id");
  CREATE INDEX "_tarot_cards_v_version_version_number_idx" ON "_tarot_cards_v" USING btree ("version_number");
  CREATE INDEX "_tarot_cards_v_version_version_updated_at_idx" ON "_tarot_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_tarot_cards_v_version_version_created_at_idx" ON "_tarot_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_tarot_cards_v_version_version__status_idx" ON "_tarot_cards_v" USING btree ("version__status");
  CREATE INDEX "_tarot_cards_v_created_at_idx" ON "_tarot_cards_v" USING btree ("created_at");
  CREATE INDEX "_tarot_cards_v_updated_at_idx" ON "_tarot_cards_v" USING btree ("updated_at");
  CREATE INDEX "_tarot_cards_v_latest_idx" ON "_tarot_cards_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_practice_sessions_fk" FOREIGN KEY ("practice_sessions_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tarot_cards_fk" FOREIGN KEY ("tarot_cards_id") REFERENCES "public"."tarot_cards"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_practice_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("practice_sessions_id");
  CREATE INDEX "payload_locked_documents_rels_tarot_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("tarot_cards_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "practice_sessions_cues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "practice_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "practice_sessions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "practice_sessions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_practice_sessions_v_version_cues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_practice_sessions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_practice_sessions_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_practice_sessions_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tarot_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tarot_cards_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "practice_sessions_cues" CASCADE;
  DROP TABLE "practice_sessions" CASCADE;
  DROP TABLE "practice_sessions_texts" CASCADE;
  DROP TABLE "practice_sessions_rels" CASCADE;
  DROP TABLE "_practice_sessions_v_version_cues" CASCADE;
  DROP TABLE "_practice_sessions_v" CASCADE;
  DROP TABLE "_practice_sessions_v_texts" CASCADE;
  DROP TABLE "_practice_sessions_v_rels" CASCADE;
  DROP TABLE "tarot_cards" CASCADE;
  DROP TABLE "_tarot_cards_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_practice_sessions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tarot_cards_fk";
  
  DROP INDEX "payload_locked_documents_rels_practice_sessions_id_idx";
  DROP INDEX "payload_locked_documents_rels_tarot_cards_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "practice_sessions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tarot_cards_id";
  DROP TYPE "public"."enum_practice_sessions_group";
  DROP TYPE "public"."enum_practice_sessions_intensity";
  DROP TYPE "public"."enum_practice_sessions_status";
  DROP TYPE "public"."enum__practice_sessions_v_version_group";
  DROP TYPE "public"."enum__practice_sessions_v_version_intensity";
  DROP TYPE "public"."enum__practice_sessions_v_version_status";
  DROP TYPE "public"."enum_tarot_cards_status";
  DROP TYPE "public"."enum__tarot_cards_v_version_status";`)
}
