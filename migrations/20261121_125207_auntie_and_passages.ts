import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_auntie_safety_answers_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump');
  CREATE TYPE "public"."enum_auntie_safety_rules_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump');
  CREATE TYPE "public"."enum__auntie_safety_v_version_answers_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump');
  CREATE TYPE "public"."enum__auntie_safety_v_version_rules_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump');
  CREATE TABLE "library_passages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"module_id" integer NOT NULL,
  	"position" integer NOT NULL,
  	"slug" text NOT NULL,
  	"title" text NOT NULL,
  	"description" text NOT NULL,
  	"summary" text NOT NULL,
  	"anchor" text NOT NULL,
  	"heading" text NOT NULL,
  	"body" text NOT NULL,
  	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', heading || ' ' || summary), 'B') || setweight(to_tsvector('english', description), 'C') || setweight(to_tsvector('english', body), 'D')) STORED
  );
  
  CREATE TABLE "auntie_usage" (
  	"day" date PRIMARY KEY NOT NULL,
  	"calls" integer NOT NULL,
  	"tokens" integer NOT NULL
  );
  
  CREATE TABLE "auntie_safety_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"concern" "enum_auntie_safety_answers_concern" NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "auntie_safety_countries_crisis_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"how" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "auntie_safety_countries_violence_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"how" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "auntie_safety_countries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"emergency_number" varchar
  );
  
  CREATE TABLE "auntie_safety_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"concern" "enum_auntie_safety_rules_concern" NOT NULL,
  	"phrases" varchar NOT NULL,
  	"harmless" varchar
  );
  
  CREATE TABLE "auntie_safety_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"words" varchar NOT NULL
  );
  
  CREATE TABLE "auntie_safety" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"daily_calls" numeric DEFAULT 500 NOT NULL,
  	"daily_tokens" numeric DEFAULT 1500000 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_auntie_safety_v_version_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"concern" "enum__auntie_safety_v_version_answers_concern" NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_auntie_safety_v_version_countries_crisis_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"how" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_auntie_safety_v_version_countries_violence_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"how" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_auntie_safety_v_version_countries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"emergency_number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_auntie_safety_v_version_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"concern" "enum__auntie_safety_v_version_rules_concern" NOT NULL,
  	"phrases" varchar NOT NULL,
  	"harmless" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_auntie_safety_v_version_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_auntie_safety_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_daily_calls" numeric DEFAULT 500 NOT NULL,
  	"version_daily_tokens" numeric DEFAULT 1500000 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "auntie_safety_answers" ADD CONSTRAINT "auntie_safety_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."auntie_safety"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "auntie_safety_countries_crisis_lines" ADD CONSTRAINT "auntie_safety_countries_crisis_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."auntie_safety_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "auntie_safety_countries_violence_lines" ADD CONSTRAINT "auntie_safety_countries_violence_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."auntie_safety_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "auntie_safety_countries" ADD CONSTRAINT "auntie_safety_countries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."auntie_safety"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "auntie_safety_rules" ADD CONSTRAINT "auntie_safety_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."auntie_safety"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "auntie_safety_lists" ADD CONSTRAINT "auntie_safety_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."auntie_safety"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_auntie_safety_v_version_answers" ADD CONSTRAINT "_auntie_safety_v_version_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_auntie_safety_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_auntie_safety_v_version_countries_crisis_lines" ADD CONSTRAINT "_auntie_safety_v_version_countries_crisis_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_auntie_safety_v_version_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_auntie_safety_v_version_countries_violence_lines" ADD CONSTRAINT "_auntie_safety_v_version_countries_violence_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_auntie_safety_v_version_countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_auntie_safety_v_version_countries" ADD CONSTRAINT "_auntie_safety_v_version_countries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_auntie_safety_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_auntie_safety_v_version_rules" ADD CONSTRAINT "_auntie_safety_v_version_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_auntie_safety_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_auntie_safety_v_version_lists" ADD CONSTRAINT "_auntie_safety_v_version_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_auntie_safety_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "library_passages_module" ON "library_passages" USING btree ("module_id");
  CREATE INDEX "library_passages_document" ON "library_passages" USING gin ("document");
  CREATE INDEX "auntie_safety_answers_order_idx" ON "auntie_safety_answers" USING btree ("_order");
  CREATE INDEX "auntie_safety_answers_parent_id_idx" ON "auntie_safety_answers" USING btree ("_parent_id");
  CREATE INDEX "auntie_safety_countries_crisis_lines_order_idx" ON "auntie_safety_countries_crisis_lines" USING btree ("_order");
  CREATE INDEX "auntie_safety_countries_crisis_lines_parent_id_idx" ON "auntie_safety_countries_crisis_lines" USING btree ("_parent_id");
  CREATE INDEX "auntie_safety_countries_violence_lines_order_idx" ON "auntie_safety_countries_violence_lines" USING btree ("_order");
  CREATE INDEX "auntie_safety_countries_violence_lines_parent_id_idx" ON "auntie_safety_countries_violence_lines" USING btree ("_parent_id");
  CREATE INDEX "auntie_safety_countries_order_idx" ON "auntie_safety_countries" USING btree ("_order");
  CREATE INDEX "auntie_safety_countries_parent_id_idx" ON "auntie_safety_countries" USING btree ("_parent_id");
  CREATE INDEX "auntie_safety_rules_order_idx" ON "auntie_safety_rules" USING btree ("_order");
  CREATE INDEX "auntie_safety_rules_parent_id_idx" ON "auntie_safety_rules" USING btree ("_parent_id");
  CREATE INDEX "auntie_safety_lists_order_idx" ON "auntie_safety_lists" USING btree ("_order");
  CREATE INDEX "auntie_safety_lists_parent_id_idx" ON "auntie_safety_lists" USING btree ("_parent_id");
  CREATE INDEX "_auntie_safety_v_version_answers_order_idx" ON "_auntie_safety_v_version_answers" USING btree ("_order");
  CREATE INDEX "_auntie_safety_v_version_answers_parent_id_idx" ON "_auntie_safety_v_version_answers" USING btree ("_parent_id");
  CREATE INDEX "_auntie_safety_v_version_countries_crisis_lines_order_idx" ON "_auntie_safety_v_version_countries_crisis_lines" USING btree ("_order");
  CREATE INDEX "_auntie_safety_v_version_countries_crisis_lines_parent_id_idx" ON "_auntie_safety_v_version_countries_crisis_lines" USING btree ("_parent_id");
  CREATE INDEX "_auntie_safety_v_version_countries_violence_lines_order_idx" ON "_auntie_safety_v_version_countries_violence_lines" USING btree ("_order");
  CREATE INDEX "_auntie_safety_v_version_countries_violence_lines_parent_id_idx" ON "_auntie_safety_v_version_countries_violence_lines" USING btree ("_parent_id");
  CREATE INDEX "_auntie_safety_v_version_countries_order_idx" ON "_auntie_safety_v_version_countries" USING btree ("_order");
  CREATE INDEX "_auntie_safety_v_version_countries_parent_id_idx" ON "_auntie_safety_v_version_countries" USING btree ("_parent_id");
  CREATE INDEX "_auntie_safety_v_version_rules_order_idx" ON "_auntie_safety_v_version_rules" USING btree ("_order");
  CREATE INDEX "_auntie_safety_v_version_rules_parent_id_idx" ON "_auntie_safety_v_version_rules" USING btree ("_parent_id");
  CREATE INDEX "_auntie_safety_v_version_lists_order_idx" ON "_auntie_safety_v_version_lists" USING btree ("_order");
  CREATE INDEX "_auntie_safety_v_version_lists_parent_id_idx" ON "_auntie_safety_v_version_lists" USING btree ("_parent_id");
  CREATE INDEX "_auntie_safety_v_created_at_idx" ON "_auntie_safety_v" USING btree ("created_at");
  CREATE INDEX "_auntie_safety_v_updated_at_idx" ON "_auntie_safety_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "library_passages" CASCADE;
  DROP TABLE "auntie_usage" CASCADE;
  DROP TABLE "auntie_safety_answers" CASCADE;
  DROP TABLE "auntie_safety_countries_crisis_lines" CASCADE;
  DROP TABLE "auntie_safety_countries_violence_lines" CASCADE;
  DROP TABLE "auntie_safety_countries" CASCADE;
  DROP TABLE "auntie_safety_rules" CASCADE;
  DROP TABLE "auntie_safety_lists" CASCADE;
  DROP TABLE "auntie_safety" CASCADE;
  DROP TABLE "_auntie_safety_v_version_answers" CASCADE;
  DROP TABLE "_auntie_safety_v_version_countries_crisis_lines" CASCADE;
  DROP TABLE "_auntie_safety_v_version_countries_violence_lines" CASCADE;
  DROP TABLE "_auntie_safety_v_version_countries" CASCADE;
  DROP TABLE "_auntie_safety_v_version_rules" CASCADE;
  DROP TABLE "_auntie_safety_v_version_lists" CASCADE;
  DROP TABLE "_auntie_safety_v" CASCADE;
  DROP TYPE "public"."enum_auntie_safety_answers_concern";
  DROP TYPE "public"."enum_auntie_safety_rules_concern";
  DROP TYPE "public"."enum__auntie_safety_v_version_answers_concern";
  DROP TYPE "public"."enum__auntie_safety_v_version_rules_concern";`)
}
