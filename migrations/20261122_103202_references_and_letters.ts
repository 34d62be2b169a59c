import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_references_status" AS ENUM('current', 'superseded', 'retracted');
  ALTER TABLE "invited_addresses" ADD COLUMN "batch_written_at" timestamp with time zone;
  ALTER TABLE "references" ADD COLUMN "status" "enum_references_status" DEFAULT 'current' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invited_addresses" DROP COLUMN "batch_written_at";
  ALTER TABLE "references" DROP COLUMN "status";
  DROP TYPE "public"."enum_references_status";`)
}
