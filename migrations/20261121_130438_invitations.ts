import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_influencers_priority" AS ENUM('high', 'medium', 'low');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-invitation-batch' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-invitation-batch' BEFORE 'schedulePublish';
  CREATE TABLE "invited_addresses" (
  	"hash" text PRIMARY KEY NOT NULL,
  	"written_at" timestamp with time zone,
  	"never" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "batch_recipients" (
  	"batch_id" integer NOT NULL,
  	"influencer_id" integer NOT NULL,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"tries" integer DEFAULT 0 NOT NULL,
  	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"reason" text,
  	CONSTRAINT "batch_recipients_batch_id_influencer_id_pk" PRIMARY KEY("batch_id","influencer_id")
  );
  
  CREATE TABLE "influencers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"followers" varchar,
  	"focus" varchar,
  	"priority" "enum_influencers_priority" DEFAULT 'high' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invitation_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"total" numeric NOT NULL,
  	"sent" numeric DEFAULT 0,
  	"failed" numeric DEFAULT 0,
  	"finished_at" timestamp(3) with time zone,
  	"started_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "influencers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invitation_batches_id" integer;
  ALTER TABLE "invitation_batches" ADD CONSTRAINT "invitation_batches_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "batch_recipients_due" ON "batch_recipients" USING btree ("batch_id","state","due_at");
  CREATE UNIQUE INDEX "influencers_email_idx" ON "influencers" USING btree ("email");
  CREATE INDEX "influencers_updated_at_idx" ON "influencers" USING btree ("updated_at");
  CREATE INDEX "influencers_created_at_idx" ON "influencers" USING btree ("created_at");
  CREATE INDEX "invitation_batches_started_by_idx" ON "invitation_batches" USING btree ("started_by_id");
  CREATE INDEX "invitation_batches_updated_at_idx" ON "invitation_batches" USING btree ("updated_at");
  CREATE INDEX "invitation_batches_created_at_idx" ON "invitation_batches" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_influencers_fk" FOREIGN KEY ("influencers_id") REFERENCES "public"."influencers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invitation_batches_fk" FOREIGN KEY ("invitation_batches_id") REFERENCES "public"."invitation_batches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_influencers_id_idx" ON "payload_locked_documents_rels" USING btree ("influencers_id");
  CREATE INDEX "payload_locked_documents_rels_invitation_batches_id_idx" ON "payload_locked_documents_rels" USING btree ("invitation_batches_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invited_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "batch_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "influencers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invitation_batches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "invited_addresses" CASCADE;
  DROP TABLE "batch_recipients" CASCADE;
  DROP TABLE "influencers" CASCADE;
  DROP TABLE "invitation_batches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_influencers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invitation_batches_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'forget-untouched', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'forget-untouched', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_influencers_id_idx";
  DROP INDEX "payload_locked_documents_rels_invitation_batches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "influencers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invitation_batches_id";
  DROP TYPE "public"."enum_influencers_priority";`)
}
