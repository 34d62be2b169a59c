import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-visitor-letter' BEFORE 'remove-stored-files';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-password-reset' BEFORE 'remove-stored-files';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'delete-expired-codes' BEFORE 'remove-stored-files';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-visitor-letter' BEFORE 'remove-stored-files';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-password-reset' BEFORE 'remove-stored-files';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'delete-expired-codes' BEFORE 'remove-stored-files';
  CREATE TABLE "account_totp" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"sealed_key" text NOT NULL,
  	"last_step" bigint DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "account_passkeys" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" text NOT NULL,
  	"public_key" text NOT NULL,
  	"counter" bigint NOT NULL,
  	"transports" text[] NOT NULL,
  	"backed_up" boolean NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"used_at" timestamp with time zone
  );
  
  CREATE TABLE "account_codes" (
  	"hash" text PRIMARY KEY NOT NULL,
  	"purpose" text NOT NULL,
  	"user_id" integer,
  	"expires_at" timestamp with time zone
  );
  
  CREATE TABLE "audit_trail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"what" varchar NOT NULL,
  	"who" varchar NOT NULL,
  	"before" jsonb,
  	"after" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "account_passkeys_user" ON "account_passkeys" USING btree ("user_id");
  CREATE INDEX "account_codes_purpose" ON "account_codes" USING btree ("purpose","user_id");
  CREATE INDEX "audit_trail_who_idx" ON "audit_trail" USING btree ("who");
  CREATE INDEX "audit_trail_updated_at_idx" ON "audit_trail" USING btree ("updated_at");
  CREATE INDEX "audit_trail_created_at_idx" ON "audit_trail" USING btree ("created_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
  // What Payload cannot describe: entries are added, and go after a year.
  await db.execute(sql`
   CREATE FUNCTION "audit_trail_only_grows"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '1 year' THEN
       RETURN OLD;
     END IF;
     IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM "audit_trail") THEN
       RETURN NULL;
     END IF;
     RAISE EXCEPTION 'The audit trail only grows.' USING ERRCODE = 'insufficient_privilege';
   END $$;
   CREATE TRIGGER "audit_trail_no_change" BEFORE UPDATE OR DELETE ON "audit_trail"
     FOR EACH ROW EXECUTE FUNCTION "audit_trail_only_grows"();
   CREATE TRIGGER "audit_trail_no_truncate" BEFORE TRUNCATE ON "audit_trail"
     FOR EACH STATEMENT EXECUTE FUNCTION "audit_trail_only_grows"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_totp" CASCADE;
  DROP TABLE "account_passkeys" CASCADE;
  DROP TABLE "account_codes" CASCADE;
  DROP TABLE "audit_trail" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'forget-untouched', 'send-invitation-batch', 'remove-stored-files', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'forget-untouched', 'send-invitation-batch', 'remove-stored-files', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;`)
  await db.execute(sql`DROP FUNCTION "audit_trail_only_grows"()`)
}
