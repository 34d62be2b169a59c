import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** An editor's own words stay what is said of a medicine that goes on. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" ADD COLUMN "taken_now" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "blank_name" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_taken_now" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_blank_name" varchar;
  UPDATE "diary_history" SET "taken_now" = "taken_from" WHERE "taken_from" <> 'From {from}';
  UPDATE "_diary_history_v" SET "version_taken_now" = "version_taken_from" WHERE "version_taken_from" <> 'From {from}';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" DROP COLUMN "taken_now";
  ALTER TABLE "diary_history" DROP COLUMN "blank_name";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_taken_now";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_blank_name";`)
}
