import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "contact_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	"added" integer[] NOT NULL,
  	"changed" jsonb NOT NULL,
  	"undone_at" timestamp with time zone
  );
  
  ALTER TABLE "batch_recipients" ADD COLUMN "provider_id" text;
  CREATE INDEX "batch_recipients_provider" ON "batch_recipients" USING btree ("provider_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_imports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_imports" CASCADE;
  DROP INDEX "batch_recipients_provider";
  ALTER TABLE "batch_recipients" DROP COLUMN "provider_id";`)
}
