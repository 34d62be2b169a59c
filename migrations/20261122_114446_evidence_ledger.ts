import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_claims_state" AS ENUM('unchecked', 'checked', 'signed', 'due', 'expired', 'withdrawn');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'refresh-claims' BEFORE 'send-invitation-batch';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'refresh-claims' BEFORE 'send-invitation-batch';
  CREATE TABLE "claim_places" (
  	"collection" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"position" integer NOT NULL,
  	"claim_id" integer NOT NULL,
  	"path" text NOT NULL,
  	"locator" text NOT NULL,
  	"title" text NOT NULL,
  	"href" text NOT NULL,
  	CONSTRAINT "claim_places_collection_document_id_position_pk" PRIMARY KEY("collection","document_id","position")
  );
  
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"statement" varchar NOT NULL,
  	"source" varchar,
  	"locator" varchar,
  	"stands_in" varchar,
  	"href" varchar,
  	"places" numeric,
  	"withdrawn_why" varchar,
  	"state" "enum_claims_state" DEFAULT 'unchecked' NOT NULL,
  	"next_due" timestamp(3) with time zone,
  	"checked_by" varchar,
  	"checked_by_id" numeric,
  	"checked_on" timestamp(3) with time zone,
  	"signed_by" varchar,
  	"signed_by_id" numeric,
  	"signed_on" timestamp(3) with time zone,
  	"withdrawn_on" timestamp(3) with time zone,
  	"hash" varchar NOT NULL,
  	"reference_id" numeric NOT NULL,
  	"on_site" boolean,
  	"overdue" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "corrections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"stands_in" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"before" varchar,
  	"after" varchar,
  	"why" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "claim_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"statement" varchar NOT NULL,
  	"page" varchar,
  	"claim_id" numeric NOT NULL,
  	"times" numeric NOT NULL,
  	"done" boolean DEFAULT false,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "references" ADD COLUMN "status_since" timestamp(3) with time zone;
  ALTER TABLE "references" ADD COLUMN "not_opened" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "claims_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "corrections_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "claim_reports_id" integer;
  CREATE INDEX "claim_places_claim" ON "claim_places" USING btree ("claim_id");
  CREATE INDEX "claims_state_idx" ON "claims" USING btree ("state");
  CREATE INDEX "claims_next_due_idx" ON "claims" USING btree ("next_due");
  CREATE UNIQUE INDEX "claims_hash_idx" ON "claims" USING btree ("hash");
  CREATE INDEX "claims_reference_id_idx" ON "claims" USING btree ("reference_id");
  CREATE INDEX "claims_on_site_idx" ON "claims" USING btree ("on_site");
  CREATE INDEX "claims_updated_at_idx" ON "claims" USING btree ("updated_at");
  CREATE INDEX "claims_created_at_idx" ON "claims" USING btree ("created_at");
  CREATE INDEX "corrections_day_idx" ON "corrections" USING btree ("day");
  CREATE INDEX "corrections_updated_at_idx" ON "corrections" USING btree ("updated_at");
  CREATE INDEX "corrections_created_at_idx" ON "corrections" USING btree ("created_at");
  CREATE UNIQUE INDEX "claim_reports_claim_id_idx" ON "claim_reports" USING btree ("claim_id");
  CREATE INDEX "claim_reports_done_idx" ON "claim_reports" USING btree ("done");
  CREATE INDEX "claim_reports_updated_at_idx" ON "claim_reports" USING btree ("updated_at");
  CREATE INDEX "claim_reports_created_at_idx" ON "claim_reports" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claims_fk" FOREIGN KEY ("claims_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_corrections_fk" FOREIGN KEY ("corrections_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claim_reports_fk" FOREIGN KEY ("claim_reports_id") REFERENCES "public"."claim_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_claims_id_idx" ON "payload_locked_documents_rels" USING btree ("claims_id");
  CREATE INDEX "payload_locked_documents_rels_corrections_id_idx" ON "payload_locked_documents_rels" USING btree ("corrections_id");
  CREATE INDEX "payload_locked_documents_rels_claim_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("claim_reports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claim_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claim_reports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "claim_places" CASCADE;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "corrections" CASCADE;
  DROP TABLE "claim_reports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_claims_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_corrections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_claim_reports_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'forget-untouched', 'probe-auntie', 'send-invitation-batch', 'send-visitor-letter', 'send-password-reset', 'delete-expired-codes', 'remove-stored-files', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'forget-untouched', 'probe-auntie', 'send-invitation-batch', 'send-visitor-letter', 'send-password-reset', 'delete-expired-codes', 'remove-stored-files', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_claims_id_idx";
  DROP INDEX "payload_locked_documents_rels_corrections_id_idx";
  DROP INDEX "payload_locked_documents_rels_claim_reports_id_idx";
  ALTER TABLE "references" DROP COLUMN "status_since";
  ALTER TABLE "references" DROP COLUMN "not_opened";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "claims_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "corrections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "claim_reports_id";
  DROP TYPE "public"."enum_claims_state";`)
}
