import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "corrections_page" ADD COLUMN "nothing_before" varchar;
  ALTER TABLE "_corrections_page_v" ADD COLUMN "version_nothing_before" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "flags_if_flooding" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_flags_if_flooding" varchar;
  ALTER TABLE "offline_page" ADD COLUMN "sign_in" varchar;
  ALTER TABLE "_offline_page_v" ADD COLUMN "version_sign_in" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "corrections_page" DROP COLUMN "nothing_before";
  ALTER TABLE "_corrections_page_v" DROP COLUMN "version_nothing_before";
  ALTER TABLE "diary_history" DROP COLUMN "flags_if_flooding";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_flags_if_flooding";
  ALTER TABLE "offline_page" DROP COLUMN "sign_in";
  ALTER TABLE "_offline_page_v" DROP COLUMN "version_sign_in";`)
}
