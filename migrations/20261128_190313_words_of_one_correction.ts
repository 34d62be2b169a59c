import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_dialogs" ADD COLUMN "correct_one_label" varchar;
  ALTER TABLE "diary_dialogs" ADD COLUMN "correct_one_text" varchar;
  ALTER TABLE "diary_dialogs" ADD COLUMN "correct_one_button" varchar;
  ALTER TABLE "_diary_dialogs_v" ADD COLUMN "version_correct_one_label" varchar;
  ALTER TABLE "_diary_dialogs_v" ADD COLUMN "version_correct_one_text" varchar;
  ALTER TABLE "_diary_dialogs_v" ADD COLUMN "version_correct_one_button" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_dialogs" DROP COLUMN "correct_one_label";
  ALTER TABLE "diary_dialogs" DROP COLUMN "correct_one_text";
  ALTER TABLE "diary_dialogs" DROP COLUMN "correct_one_button";
  ALTER TABLE "_diary_dialogs_v" DROP COLUMN "version_correct_one_label";
  ALTER TABLE "_diary_dialogs_v" DROP COLUMN "version_correct_one_text";
  ALTER TABLE "_diary_dialogs_v" DROP COLUMN "version_correct_one_button";`)
}
