import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_now_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__now_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offline_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offline_page_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'collect-links' BEFORE 'send-invitation-batch';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'check-links' BEFORE 'send-invitation-batch';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'collect-links' BEFORE 'send-invitation-batch';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'check-links' BEFORE 'send-invitation-batch';
  CREATE TABLE "search_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"_status" "enum_search_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version__status" "enum__search_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "now_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"note" varchar,
  	"diary_link" varchar,
  	"_status" "enum_now_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "now_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_now_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_note" varchar,
  	"version_diary_link" varchar,
  	"version__status" "enum__now_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_now_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "offline_page_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "offline_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"introduction" varchar,
  	"again_button" varchar,
  	"_status" "enum_offline_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_offline_page_v_version_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offline_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_again_button" varchar,
  	"version__status" "enum__offline_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "now_page_texts" ADD CONSTRAINT "now_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."now_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_now_page_v_texts" ADD CONSTRAINT "_now_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_now_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offline_page_works" ADD CONSTRAINT "offline_page_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offline_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offline_page_v_version_works" ADD CONSTRAINT "_offline_page_v_version_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offline_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_page__status_idx" ON "search_page" USING btree ("_status");
  CREATE INDEX "_search_page_v_version_version__status_idx" ON "_search_page_v" USING btree ("version__status");
  CREATE INDEX "_search_page_v_created_at_idx" ON "_search_page_v" USING btree ("created_at");
  CREATE INDEX "_search_page_v_updated_at_idx" ON "_search_page_v" USING btree ("updated_at");
  CREATE INDEX "_search_page_v_latest_idx" ON "_search_page_v" USING btree ("latest");
  CREATE INDEX "now_page__status_idx" ON "now_page" USING btree ("_status");
  CREATE INDEX "now_page_texts_order_parent" ON "now_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_now_page_v_version_version__status_idx" ON "_now_page_v" USING btree ("version__status");
  CREATE INDEX "_now_page_v_created_at_idx" ON "_now_page_v" USING btree ("created_at");
  CREATE INDEX "_now_page_v_updated_at_idx" ON "_now_page_v" USING btree ("updated_at");
  CREATE INDEX "_now_page_v_latest_idx" ON "_now_page_v" USING btree ("latest");
  CREATE INDEX "_now_page_v_texts_order_parent" ON "_now_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "offline_page_works_order_idx" ON "offline_page_works" USING btree ("_order");
  CREATE INDEX "offline_page_works_parent_id_idx" ON "offline_page_works" USING btree ("_parent_id");
  CREATE INDEX "offline_page__status_idx" ON "offline_page" USING btree ("_status");
  CREATE INDEX "_offline_page_v_version_works_order_idx" ON "_offline_page_v_version_works" USING btree ("_order");
  CREATE INDEX "_offline_page_v_version_works_parent_id_idx" ON "_offline_page_v_version_works" USING btree ("_parent_id");
  CREATE INDEX "_offline_page_v_version_version__status_idx" ON "_offline_page_v" USING btree ("version__status");
  CREATE INDEX "_offline_page_v_created_at_idx" ON "_offline_page_v" USING btree ("created_at");
  CREATE INDEX "_offline_page_v_updated_at_idx" ON "_offline_page_v" USING btree ("updated_at");
  CREATE INDEX "_offline_page_v_latest_idx" ON "_offline_page_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_page" CASCADE;
  DROP TABLE "_search_page_v" CASCADE;
  DROP TABLE "now_page" CASCADE;
  DROP TABLE "now_page_texts" CASCADE;
  DROP TABLE "_now_page_v" CASCADE;
  DROP TABLE "_now_page_v_texts" CASCADE;
  DROP TABLE "offline_page_works" CASCADE;
  DROP TABLE "offline_page" CASCADE;
  DROP TABLE "_offline_page_v_version_works" CASCADE;
  DROP TABLE "_offline_page_v" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'forget-untouched', 'probe-auntie', 'refresh-claims', 'send-invitation-batch', 'send-visitor-letter', 'send-password-reset', 'delete-expired-codes', 'remove-stored-files', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'forget-untouched', 'probe-auntie', 'refresh-claims', 'send-invitation-batch', 'send-visitor-letter', 'send-password-reset', 'delete-expired-codes', 'remove-stored-files', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_search_page_status";
  DROP TYPE "public"."enum__search_page_v_version_status";
  DROP TYPE "public"."enum_now_page_status";
  DROP TYPE "public"."enum__now_page_v_version_status";
  DROP TYPE "public"."enum_offline_page_status";
  DROP TYPE "public"."enum__offline_page_v_version_status";`)
}
