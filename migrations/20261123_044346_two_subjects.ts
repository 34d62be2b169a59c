import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "batch_recipients" ADD COLUMN "subject" integer DEFAULT 1 NOT NULL;
  ALTER TABLE "campaigns" ADD COLUMN "second_subject" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "batch_recipients" DROP COLUMN "subject";
  ALTER TABLE "campaigns" DROP COLUMN "second_subject";`)
}
