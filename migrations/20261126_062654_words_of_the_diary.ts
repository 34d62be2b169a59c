import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_diary_dialogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__diary_dialogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "diary_dialogs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"log_caption" varchar,
  	"log_heading" varchar,
  	"correct_heading" varchar,
  	"strength_legend" varchar,
  	"length_legend" varchar,
  	"when_legend" varchar,
  	"other_time_field" varchar,
  	"optional" varchar,
  	"triggers_legend" varchar,
  	"relief_legend" varchar,
  	"several_hint" varchar,
  	"notes_field" varchar,
  	"sealed" varchar,
  	"export_note" varchar,
  	"quick_label" varchar,
  	"quick_text" varchar,
  	"quick_button" varchar,
  	"log_button" varchar,
  	"save_button" varchar,
  	"logging" varchar,
  	"day_caption" varchar,
  	"today" varchar,
  	"yesterday" varchar,
  	"day_before" varchar,
  	"day_after" varchar,
  	"another_day" varchar,
  	"sleep_legend" varchar,
  	"mood_legend" varchar,
  	"energy_legend" varchar,
  	"flashes_legend" varchar,
  	"sweats_legend" varchar,
  	"bleeding_legend" varchar,
  	"symptoms_legend" varchar,
  	"all_symptoms_button" varchar,
  	"own_words_field" varchar,
  	"taken_legend" varchar,
  	"note_field" varchar,
  	"note_hint" varchar,
  	"keep_day_button" varchar,
  	"_status" "enum_diary_dialogs_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_diary_dialogs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_log_caption" varchar,
  	"version_log_heading" varchar,
  	"version_correct_heading" varchar,
  	"version_strength_legend" varchar,
  	"version_length_legend" varchar,
  	"version_when_legend" varchar,
  	"version_other_time_field" varchar,
  	"version_optional" varchar,
  	"version_triggers_legend" varchar,
  	"version_relief_legend" varchar,
  	"version_several_hint" varchar,
  	"version_notes_field" varchar,
  	"version_sealed" varchar,
  	"version_export_note" varchar,
  	"version_quick_label" varchar,
  	"version_quick_text" varchar,
  	"version_quick_button" varchar,
  	"version_log_button" varchar,
  	"version_save_button" varchar,
  	"version_logging" varchar,
  	"version_day_caption" varchar,
  	"version_today" varchar,
  	"version_yesterday" varchar,
  	"version_day_before" varchar,
  	"version_day_after" varchar,
  	"version_another_day" varchar,
  	"version_sleep_legend" varchar,
  	"version_mood_legend" varchar,
  	"version_energy_legend" varchar,
  	"version_flashes_legend" varchar,
  	"version_sweats_legend" varchar,
  	"version_bleeding_legend" varchar,
  	"version_symptoms_legend" varchar,
  	"version_all_symptoms_button" varchar,
  	"version_own_words_field" varchar,
  	"version_taken_legend" varchar,
  	"version_note_field" varchar,
  	"version_note_hint" varchar,
  	"version_keep_day_button" varchar,
  	"version__status" "enum__diary_dialogs_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE INDEX "diary_dialogs__status_idx" ON "diary_dialogs" USING btree ("_status");
  CREATE INDEX "_diary_dialogs_v_version_version__status_idx" ON "_diary_dialogs_v" USING btree ("version__status");
  CREATE INDEX "_diary_dialogs_v_created_at_idx" ON "_diary_dialogs_v" USING btree ("created_at");
  CREATE INDEX "_diary_dialogs_v_updated_at_idx" ON "_diary_dialogs_v" USING btree ("updated_at");
  CREATE INDEX "_diary_dialogs_v_latest_idx" ON "_diary_dialogs_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "diary_dialogs" CASCADE;
  DROP TABLE "_diary_dialogs_v" CASCADE;
  DROP TYPE "public"."enum_diary_dialogs_status";
  DROP TYPE "public"."enum__diary_dialogs_v_version_status";`)
}
