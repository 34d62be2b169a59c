import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "safety_case_page" ADD COLUMN "newest" varchar;
  ALTER TABLE "safety_case_page" ADD COLUMN "all_measurements" varchar;
  ALTER TABLE "_safety_case_page_v" ADD COLUMN "version_newest" varchar;
  ALTER TABLE "_safety_case_page_v" ADD COLUMN "version_all_measurements" varchar;
  ALTER TABLE "safety_case_page" DROP COLUMN "no_address";
  ALTER TABLE "_safety_case_page_v" DROP COLUMN "version_no_address";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "safety_case_page" ADD COLUMN "no_address" varchar;
  ALTER TABLE "_safety_case_page_v" ADD COLUMN "version_no_address" varchar;
  ALTER TABLE "safety_case_page" DROP COLUMN "newest";
  ALTER TABLE "safety_case_page" DROP COLUMN "all_measurements";
  ALTER TABLE "_safety_case_page_v" DROP COLUMN "version_newest";
  ALTER TABLE "_safety_case_page_v" DROP COLUMN "version_all_measurements";`)
}
