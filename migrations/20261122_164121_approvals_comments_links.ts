import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__references_v_version_kind" AS ENUM('guideline', 'position-statement', 'systematic-review', 'rct', 'cohort', 'official-page', 'book');
  CREATE TYPE "public"."enum__references_v_version_status" AS ENUM('current', 'superseded', 'retracted');
  CREATE TYPE "public"."enum_approvals_act" AS ENUM('asked', 'fact', 'clinical', 'sent-back', 'published');
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'reviewer' BEFORE 'founder';
  CREATE TABLE "link_places" (
  	"collection" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"position" integer NOT NULL,
  	"url" text NOT NULL,
  	"title" text NOT NULL,
  	CONSTRAINT "link_places_collection_document_id_position_pk" PRIMARY KEY("collection","document_id","position")
  );
  
  CREATE TABLE "checked_links" (
  	"url" text PRIMARY KEY NOT NULL,
  	"state" text NOT NULL,
  	"status" integer,
  	"leads_to" text,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"checked_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "_references_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_label" varchar,
  	"version_authors" varchar NOT NULL,
  	"version_year" numeric,
  	"version_kind" "enum__references_v_version_kind" NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_source" varchar NOT NULL,
  	"version_doi" varchar,
  	"version_url" varchar,
  	"version_design" varchar,
  	"version_finding" varchar NOT NULL,
  	"version_note" varchar,
  	"version_key" varchar NOT NULL,
  	"version_status" "enum__references_v_version_status" DEFAULT 'current' NOT NULL,
  	"version_status_since" timestamp(3) with time zone,
  	"version_not_opened" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_references_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "approvals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"act" "enum_approvals_act" NOT NULL,
  	"by" varchar NOT NULL,
  	"note" varchar,
  	"by_id" numeric NOT NULL,
  	"document" varchar NOT NULL,
  	"digest" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"quote" varchar,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"resolved" boolean DEFAULT false,
  	"resolved_by" varchar,
  	"document" varchar NOT NULL,
  	"author_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "education_modules" ADD COLUMN "warning_reason" varchar;
  ALTER TABLE "education_modules" ADD COLUMN "warnings_kept" varchar;
  ALTER TABLE "education_modules" ADD COLUMN "words_digest" varchar;
  ALTER TABLE "education_modules" ADD COLUMN "second_check_on" timestamp(3) with time zone;
  ALTER TABLE "education_modules" ADD COLUMN "published_alone" boolean DEFAULT false;
  ALTER TABLE "_education_modules_v" ADD COLUMN "version_warning_reason" varchar;
  ALTER TABLE "_education_modules_v" ADD COLUMN "version_warnings_kept" varchar;
  ALTER TABLE "_education_modules_v" ADD COLUMN "version_words_digest" varchar;
  ALTER TABLE "_education_modules_v" ADD COLUMN "version_second_check_on" timestamp(3) with time zone;
  ALTER TABLE "_education_modules_v" ADD COLUMN "version_published_alone" boolean DEFAULT false;
  ALTER TABLE "red_flags" ADD COLUMN "words_digest" varchar;
  ALTER TABLE "red_flags" ADD COLUMN "second_check_on" timestamp(3) with time zone;
  ALTER TABLE "red_flags" ADD COLUMN "published_alone" boolean DEFAULT false;
  ALTER TABLE "_red_flags_v" ADD COLUMN "version_words_digest" varchar;
  ALTER TABLE "_red_flags_v" ADD COLUMN "version_second_check_on" timestamp(3) with time zone;
  ALTER TABLE "_red_flags_v" ADD COLUMN "version_published_alone" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "approvals_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comments_id" integer;
  ALTER TABLE "auntie_safety" ADD COLUMN "words_digest" varchar;
  ALTER TABLE "auntie_safety" ADD COLUMN "second_check_on" timestamp(3) with time zone;
  ALTER TABLE "auntie_safety" ADD COLUMN "published_alone" boolean DEFAULT false;
  ALTER TABLE "_auntie_safety_v" ADD COLUMN "version_words_digest" varchar;
  ALTER TABLE "_auntie_safety_v" ADD COLUMN "version_second_check_on" timestamp(3) with time zone;
  ALTER TABLE "_auntie_safety_v" ADD COLUMN "version_published_alone" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "second_person" boolean DEFAULT true;
  ALTER TABLE "site_settings" ADD COLUMN "clinical_check" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_second_person" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_clinical_check" boolean DEFAULT false;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_parent_id_references_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v_texts" ADD CONSTRAINT "_references_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_references_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_references_v_parent_idx" ON "_references_v" USING btree ("parent_id");
  CREATE INDEX "_references_v_version_version_label_idx" ON "_references_v" USING btree ("version_label");
  CREATE INDEX "_references_v_version_version_key_idx" ON "_references_v" USING btree ("version_key");
  CREATE INDEX "_references_v_version_version_updated_at_idx" ON "_references_v" USING btree ("version_updated_at");
  CREATE INDEX "_references_v_version_version_created_at_idx" ON "_references_v" USING btree ("version_created_at");
  CREATE INDEX "_references_v_version_version_deleted_at_idx" ON "_references_v" USING btree ("version_deleted_at");
  CREATE INDEX "_references_v_created_at_idx" ON "_references_v" USING btree ("created_at");
  CREATE INDEX "_references_v_updated_at_idx" ON "_references_v" USING btree ("updated_at");
  CREATE INDEX "_references_v_texts_order_parent" ON "_references_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "approvals_document_idx" ON "approvals" USING btree ("document");
  CREATE INDEX "approvals_updated_at_idx" ON "approvals" USING btree ("updated_at");
  CREATE INDEX "approvals_created_at_idx" ON "approvals" USING btree ("created_at");
  CREATE INDEX "comments_resolved_idx" ON "comments" USING btree ("resolved");
  CREATE INDEX "comments_document_idx" ON "comments" USING btree ("document");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_approvals_fk" FOREIGN KEY ("approvals_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_approvals_id_idx" ON "payload_locked_documents_rels" USING btree ("approvals_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "link_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checked_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_references_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_references_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "approvals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "link_places" CASCADE;
  DROP TABLE "checked_links" CASCADE;
  DROP TABLE "_references_v" CASCADE;
  DROP TABLE "_references_v_texts" CASCADE;
  DROP TABLE "approvals" CASCADE;
  DROP TABLE "comments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_approvals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comments_fk";
  
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('editor', 'founder');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  DROP INDEX "payload_locked_documents_rels_approvals_id_idx";
  DROP INDEX "payload_locked_documents_rels_comments_id_idx";
  ALTER TABLE "education_modules" DROP COLUMN "warning_reason";
  ALTER TABLE "education_modules" DROP COLUMN "warnings_kept";
  ALTER TABLE "education_modules" DROP COLUMN "words_digest";
  ALTER TABLE "education_modules" DROP COLUMN "second_check_on";
  ALTER TABLE "education_modules" DROP COLUMN "published_alone";
  ALTER TABLE "_education_modules_v" DROP COLUMN "version_warning_reason";
  ALTER TABLE "_education_modules_v" DROP COLUMN "version_warnings_kept";
  ALTER TABLE "_education_modules_v" DROP COLUMN "version_words_digest";
  ALTER TABLE "_education_modules_v" DROP COLUMN "version_second_check_on";
  ALTER TABLE "_education_modules_v" DROP COLUMN "version_published_alone";
  ALTER TABLE "red_flags" DROP COLUMN "words_digest";
  ALTER TABLE "red_flags" DROP COLUMN "second_check_on";
  ALTER TABLE "red_flags" DROP COLUMN "published_alone";
  ALTER TABLE "_red_flags_v" DROP COLUMN "version_words_digest";
  ALTER TABLE "_red_flags_v" DROP COLUMN "version_second_check_on";
  ALTER TABLE "_red_flags_v" DROP COLUMN "version_published_alone";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "approvals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comments_id";
  ALTER TABLE "auntie_safety" DROP COLUMN "words_digest";
  ALTER TABLE "auntie_safety" DROP COLUMN "second_check_on";
  ALTER TABLE "auntie_safety" DROP COLUMN "published_alone";
  ALTER TABLE "_auntie_safety_v" DROP COLUMN "version_words_digest";
  ALTER TABLE "_auntie_safety_v" DROP COLUMN "version_second_check_on";
  ALTER TABLE "_auntie_safety_v" DROP COLUMN "version_published_alone";
  ALTER TABLE "site_settings" DROP COLUMN "second_person";
  ALTER TABLE "site_settings" DROP COLUMN "clinical_check";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_second_person";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_clinical_check";
  DROP TYPE "public"."enum__references_v_version_kind";
  DROP TYPE "public"."enum__references_v_version_status";
  DROP TYPE "public"."enum_approvals_act";`)
}
