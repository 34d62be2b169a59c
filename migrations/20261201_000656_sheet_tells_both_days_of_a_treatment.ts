import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" ADD COLUMN "taken_from_till" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_taken_from_till" varchar;
  ALTER TABLE "diary_history" DROP COLUMN "taken_till";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_taken_till";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" ADD COLUMN "taken_till" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_taken_till" varchar;
  ALTER TABLE "diary_history" DROP COLUMN "taken_from_till";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_taken_from_till";`)
}
