import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" ADD COLUMN "sheet_began" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_sheet_began" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" DROP COLUMN "sheet_began";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_sheet_began";`)
}
