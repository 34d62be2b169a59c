import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_text_checks_standing" AS ENUM('site', 'draft', 'draft-above');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'recheck-texts' BEFORE 'send-invitation-batch';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'recheck-texts' BEFORE 'send-invitation-batch';
  CREATE TABLE "text_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"standing" "enum_text_checks_standing" NOT NULL,
  	"errors" numeric NOT NULL,
  	"warnings" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"findings" varchar,
  	"document" varchar NOT NULL,
  	"rules" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "text_checks_id" integer;
  CREATE INDEX "text_checks_document_idx" ON "text_checks" USING btree ("document");
  CREATE INDEX "text_checks_updated_at_idx" ON "text_checks" USING btree ("updated_at");
  CREATE INDEX "text_checks_created_at_idx" ON "text_checks" USING btree ("created_at");
  CREATE INDEX "errors_warnings_idx" ON "text_checks" USING btree ("errors","warnings");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_text_checks_fk" FOREIGN KEY ("text_checks_id") REFERENCES "public"."text_checks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_text_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("text_checks_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "text_checks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "text_checks" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_text_checks_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'forget-untouched', 'probe-auntie', 'refresh-claims', 'collect-links', 'check-links', 'send-invitation-batch', 'send-visitor-letter', 'send-password-reset', 'send-account-invitation', 'delete-expired-codes', 'remove-stored-files', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'forget-untouched', 'probe-auntie', 'refresh-claims', 'collect-links', 'check-links', 'send-invitation-batch', 'send-visitor-letter', 'send-password-reset', 'send-account-invitation', 'delete-expired-codes', 'remove-stored-files', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_text_checks_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "text_checks_id";
  DROP TYPE "public"."enum_text_checks_standing";`)
}
