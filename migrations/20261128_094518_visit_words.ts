import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_dialogs" ADD COLUMN "day_to_come" varchar;
  ALTER TABLE "_diary_dialogs_v" ADD COLUMN "version_day_to_come" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "or_more" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "flags_if_heading" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "treatment_ended" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "no_periods_link" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "line_label" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "line_label_flashes" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "dose_hint" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "of_one_day" varchar;
  ALTER TABLE "diary_history" ADD COLUMN "sheet_single" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_or_more" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_flags_if_heading" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_treatment_ended" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_no_periods_link" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_line_label" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_line_label_flashes" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_dose_hint" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_of_one_day" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_sheet_single" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_dialogs" DROP COLUMN "day_to_come";
  ALTER TABLE "_diary_dialogs_v" DROP COLUMN "version_day_to_come";
  ALTER TABLE "diary_history" DROP COLUMN "or_more";
  ALTER TABLE "diary_history" DROP COLUMN "flags_if_heading";
  ALTER TABLE "diary_history" DROP COLUMN "treatment_ended";
  ALTER TABLE "diary_history" DROP COLUMN "no_periods_link";
  ALTER TABLE "diary_history" DROP COLUMN "line_label";
  ALTER TABLE "diary_history" DROP COLUMN "line_label_flashes";
  ALTER TABLE "diary_history" DROP COLUMN "dose_hint";
  ALTER TABLE "diary_history" DROP COLUMN "of_one_day";
  ALTER TABLE "diary_history" DROP COLUMN "sheet_single";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_or_more";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_flags_if_heading";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_treatment_ended";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_no_periods_link";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_line_label";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_line_label_flashes";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_dose_hint";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_of_one_day";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_sheet_single";`)
}
