import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "practice_page" ADD COLUMN "not_for_flashes" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_not_for_flashes" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "practice_page" DROP COLUMN "not_for_flashes";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_not_for_flashes";`)
}
