import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "education_modules" ADD COLUMN "reviewed_text" varchar;
  ALTER TABLE "_education_modules_v" ADD COLUMN "version_reviewed_text" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "education_modules" DROP COLUMN "reviewed_text";
  ALTER TABLE "_education_modules_v" DROP COLUMN "version_reviewed_text";`)
}
