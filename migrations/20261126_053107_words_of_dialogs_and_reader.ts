import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reader_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reader_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "reader_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"breadcrumb" varchar,
  	"back_to_library" varchar,
  	"free_access" varchar,
  	"minutes" varchar,
  	"self_paced" varchar,
  	"for_you" varchar,
  	"you_said" varchar,
  	"more_with_sources" varchar,
  	"reading_label" varchar,
  	"time_read" varchar,
  	"of" varchar,
  	"progress_label" varchar,
  	"timer_label" varchar,
  	"timer" varchar,
  	"start_timer" varchar,
  	"pause_timer" varchar,
  	"resume_timer" varchar,
  	"reset_timer" varchar,
  	"print_heading" varchar,
  	"print_button" varchar,
  	"complete_later" varchar,
  	"complete_button" varchar,
  	"finished" varchar,
  	"key_insight" varchar,
  	"help_heading" varchar,
  	"all_signs" varchar,
  	"sources_heading" varchar,
  	"source_label" varchar,
  	"one_sentence" varchar,
  	"sentences" varchar,
  	"how_we_check" varchar,
  	"corrections" varchar,
  	"reviewed_by" varchar,
  	"reviewed_on" varchar,
  	"next_review" varchar,
  	"second_reader" varchar,
  	"no_diagnosis" varchar,
  	"read_next" varchar,
  	"_status" "enum_reader_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_reader_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_breadcrumb" varchar,
  	"version_back_to_library" varchar,
  	"version_free_access" varchar,
  	"version_minutes" varchar,
  	"version_self_paced" varchar,
  	"version_for_you" varchar,
  	"version_you_said" varchar,
  	"version_more_with_sources" varchar,
  	"version_reading_label" varchar,
  	"version_time_read" varchar,
  	"version_of" varchar,
  	"version_progress_label" varchar,
  	"version_timer_label" varchar,
  	"version_timer" varchar,
  	"version_start_timer" varchar,
  	"version_pause_timer" varchar,
  	"version_resume_timer" varchar,
  	"version_reset_timer" varchar,
  	"version_print_heading" varchar,
  	"version_print_button" varchar,
  	"version_complete_later" varchar,
  	"version_complete_button" varchar,
  	"version_finished" varchar,
  	"version_key_insight" varchar,
  	"version_help_heading" varchar,
  	"version_all_signs" varchar,
  	"version_sources_heading" varchar,
  	"version_source_label" varchar,
  	"version_one_sentence" varchar,
  	"version_sentences" varchar,
  	"version_how_we_check" varchar,
  	"version_corrections" varchar,
  	"version_reviewed_by" varchar,
  	"version_reviewed_on" varchar,
  	"version_next_review" varchar,
  	"version_second_reader" varchar,
  	"version_no_diagnosis" varchar,
  	"version_read_next" varchar,
  	"version__status" "enum__reader_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "practice_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_practice_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "library_page" ADD COLUMN "other_words" varchar;
  ALTER TABLE "library_page" ADD COLUMN "one_elsewhere" varchar;
  ALTER TABLE "library_page" ADD COLUMN "others_elsewhere" varchar;
  ALTER TABLE "library_page" ADD COLUMN "nothing_text" varchar;
  ALTER TABLE "_library_page_v" ADD COLUMN "version_other_words" varchar;
  ALTER TABLE "_library_page_v" ADD COLUMN "version_one_elsewhere" varchar;
  ALTER TABLE "_library_page_v" ADD COLUMN "version_others_elsewhere" varchar;
  ALTER TABLE "_library_page_v" ADD COLUMN "version_nothing_text" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "ask_label" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "choose_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "opening" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "minutes_long" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "prepare_heading" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "prepare_text" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "mood_before" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "safety_heading" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "prepare_kept" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "begin_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "cancel_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "start_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "pause_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "resume_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "end_early_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "reset_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "time_left" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "progress_label" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "own_pace" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "paused_note" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "session_end" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "closed_eyes_heading" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "cues_legend" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "silent_cue" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "spoken_cue" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "tapped_cue" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "announced_cue" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "dark_screen" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "information_heading" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "duration" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "intensity" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "pace" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "sources_heading" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "tips_heading" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "notes_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "complete_heading" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "complete_text" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "mood_now" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "notes_field" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "notes_optional" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "notes_hint" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "save_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "skip_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "kept_here" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "not_kept" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "lasted" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "lasted_one" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "moods" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "close_notes_button" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "history_heading" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "history_note" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "history_more" varchar;
  ALTER TABLE "practice_page" ADD COLUMN "delete_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_ask_label" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_choose_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_opening" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_minutes_long" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_prepare_heading" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_prepare_text" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_mood_before" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_safety_heading" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_prepare_kept" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_begin_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_cancel_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_start_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_pause_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_resume_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_end_early_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_reset_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_time_left" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_progress_label" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_own_pace" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_paused_note" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_session_end" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_closed_eyes_heading" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_cues_legend" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_silent_cue" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_spoken_cue" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_tapped_cue" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_announced_cue" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_dark_screen" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_information_heading" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_duration" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_intensity" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_pace" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_sources_heading" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_tips_heading" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_notes_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_complete_heading" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_complete_text" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_mood_now" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_notes_field" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_notes_optional" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_notes_hint" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_save_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_skip_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_kept_here" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_not_kept" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_lasted" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_lasted_one" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_moods" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_close_notes_button" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_history_heading" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_history_note" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_history_more" varchar;
  ALTER TABLE "_practice_page_v" ADD COLUMN "version_delete_button" varchar;
  ALTER TABLE "tarot_page" ADD COLUMN "share_button" varchar;
  ALTER TABLE "tarot_page" ADD COLUMN "a_card_a_day" varchar;
  ALTER TABLE "tarot_page" ADD COLUMN "drawing" varchar;
  ALTER TABLE "_tarot_page_v" ADD COLUMN "version_share_button" varchar;
  ALTER TABLE "_tarot_page_v" ADD COLUMN "version_a_card_a_day" varchar;
  ALTER TABLE "_tarot_page_v" ADD COLUMN "version_drawing" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "start_with" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "back_button" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "square_count" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "completed_count" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "progress_heading" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "progress_label" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "achievements" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "no_line" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "new_board_button" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "board_label" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "list_button" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "list_label" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "row_label" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "square_hint" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "square_button" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "square_done" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "closing" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "mastery_label" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "mastery_heading" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "mastery_text" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "reward_label" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "close_button" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "restart_heading" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "restart_one" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "restart_many" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "empty_button" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "emptying" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "empty_all_button" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "empty_all_note" varchar;
  ALTER TABLE "bingo_page" ADD COLUMN "keep_button" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_start_with" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_back_button" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_square_count" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_completed_count" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_progress_heading" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_progress_label" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_achievements" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_no_line" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_new_board_button" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_board_label" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_list_button" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_list_label" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_row_label" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_square_hint" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_square_button" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_square_done" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_closing" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_mastery_label" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_mastery_heading" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_mastery_text" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_reward_label" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_close_button" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_restart_heading" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_restart_one" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_restart_many" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_empty_button" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_emptying" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_empty_all_button" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_empty_all_note" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_keep_button" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "protection_legend" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "light_note" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "medium_note" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "fortress_note" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "mood_legend" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "zen_note" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "confident_note" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "cautious_note" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "defensive_note" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "warrior_note" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "mantra_field" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "mantra_hint" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "notes_field" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "activate_button" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "activating" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "worn" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "past_heading" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "past_more" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "shield_of" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "correct_button" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "delete_button" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "past_notes_field" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "save_button" varchar;
  ALTER TABLE "boundary_page" ADD COLUMN "leave_button" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_protection_legend" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_light_note" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_medium_note" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_fortress_note" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_mood_legend" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_zen_note" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_confident_note" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_cautious_note" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_defensive_note" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_warrior_note" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_mantra_field" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_mantra_hint" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_notes_field" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_activate_button" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_activating" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_worn" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_past_heading" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_past_more" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_shield_of" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_correct_button" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_delete_button" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_past_notes_field" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_save_button" varchar;
  ALTER TABLE "_boundary_page_v" ADD COLUMN "version_leave_button" varchar;
  ALTER TABLE "donate_dialog" ADD COLUMN "asking" varchar;
  ALTER TABLE "donate_dialog" ADD COLUMN "processing" varchar;
  ALTER TABLE "donate_dialog" ADD COLUMN "your_gift" varchar;
  ALTER TABLE "donate_dialog" ADD COLUMN "your_monthly_gift" varchar;
  ALTER TABLE "donate_dialog" ADD COLUMN "loading_form" varchar;
  ALTER TABLE "donate_dialog" ADD COLUMN "other_amount_button" varchar;
  ALTER TABLE "_donate_dialog_v" ADD COLUMN "version_asking" varchar;
  ALTER TABLE "_donate_dialog_v" ADD COLUMN "version_processing" varchar;
  ALTER TABLE "_donate_dialog_v" ADD COLUMN "version_your_gift" varchar;
  ALTER TABLE "_donate_dialog_v" ADD COLUMN "version_your_monthly_gift" varchar;
  ALTER TABLE "_donate_dialog_v" ADD COLUMN "version_loading_form" varchar;
  ALTER TABLE "_donate_dialog_v" ADD COLUMN "version_other_amount_button" varchar;
  ALTER TABLE "practice_page_texts" ADD CONSTRAINT "practice_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."practice_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_practice_page_v_texts" ADD CONSTRAINT "_practice_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_practice_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reader_page__status_idx" ON "reader_page" USING btree ("_status");
  CREATE INDEX "_reader_page_v_version_version__status_idx" ON "_reader_page_v" USING btree ("version__status");
  CREATE INDEX "_reader_page_v_created_at_idx" ON "_reader_page_v" USING btree ("created_at");
  CREATE INDEX "_reader_page_v_updated_at_idx" ON "_reader_page_v" USING btree ("updated_at");
  CREATE INDEX "_reader_page_v_latest_idx" ON "_reader_page_v" USING btree ("latest");
  CREATE INDEX "practice_page_texts_order_parent" ON "practice_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_practice_page_v_texts_order_parent" ON "_practice_page_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reader_page" CASCADE;
  DROP TABLE "_reader_page_v" CASCADE;
  DROP TABLE "practice_page_texts" CASCADE;
  DROP TABLE "_practice_page_v_texts" CASCADE;
  ALTER TABLE "library_page" DROP COLUMN "other_words";
  ALTER TABLE "library_page" DROP COLUMN "one_elsewhere";
  ALTER TABLE "library_page" DROP COLUMN "others_elsewhere";
  ALTER TABLE "library_page" DROP COLUMN "nothing_text";
  ALTER TABLE "_library_page_v" DROP COLUMN "version_other_words";
  ALTER TABLE "_library_page_v" DROP COLUMN "version_one_elsewhere";
  ALTER TABLE "_library_page_v" DROP COLUMN "version_others_elsewhere";
  ALTER TABLE "_library_page_v" DROP COLUMN "version_nothing_text";
  ALTER TABLE "practice_page" DROP COLUMN "ask_label";
  ALTER TABLE "practice_page" DROP COLUMN "choose_button";
  ALTER TABLE "practice_page" DROP COLUMN "opening";
  ALTER TABLE "practice_page" DROP COLUMN "minutes_long";
  ALTER TABLE "practice_page" DROP COLUMN "prepare_heading";
  ALTER TABLE "practice_page" DROP COLUMN "prepare_text";
  ALTER TABLE "practice_page" DROP COLUMN "mood_before";
  ALTER TABLE "practice_page" DROP COLUMN "safety_heading";
  ALTER TABLE "practice_page" DROP COLUMN "prepare_kept";
  ALTER TABLE "practice_page" DROP COLUMN "begin_button";
  ALTER TABLE "practice_page" DROP COLUMN "cancel_button";
  ALTER TABLE "practice_page" DROP COLUMN "start_button";
  ALTER TABLE "practice_page" DROP COLUMN "pause_button";
  ALTER TABLE "practice_page" DROP COLUMN "resume_button";
  ALTER TABLE "practice_page" DROP COLUMN "end_early_button";
  ALTER TABLE "practice_page" DROP COLUMN "reset_button";
  ALTER TABLE "practice_page" DROP COLUMN "time_left";
  ALTER TABLE "practice_page" DROP COLUMN "progress_label";
  ALTER TABLE "practice_page" DROP COLUMN "own_pace";
  ALTER TABLE "practice_page" DROP COLUMN "paused_note";
  ALTER TABLE "practice_page" DROP COLUMN "session_end";
  ALTER TABLE "practice_page" DROP COLUMN "closed_eyes_heading";
  ALTER TABLE "practice_page" DROP COLUMN "cues_legend";
  ALTER TABLE "practice_page" DROP COLUMN "silent_cue";
  ALTER TABLE "practice_page" DROP COLUMN "spoken_cue";
  ALTER TABLE "practice_page" DROP COLUMN "tapped_cue";
  ALTER TABLE "practice_page" DROP COLUMN "announced_cue";
  ALTER TABLE "practice_page" DROP COLUMN "dark_screen";
  ALTER TABLE "practice_page" DROP COLUMN "information_heading";
  ALTER TABLE "practice_page" DROP COLUMN "duration";
  ALTER TABLE "practice_page" DROP COLUMN "intensity";
  ALTER TABLE "practice_page" DROP COLUMN "pace";
  ALTER TABLE "practice_page" DROP COLUMN "sources_heading";
  ALTER TABLE "practice_page" DROP COLUMN "tips_heading";
  ALTER TABLE "practice_page" DROP COLUMN "notes_button";
  ALTER TABLE "practice_page" DROP COLUMN "complete_heading";
  ALTER TABLE "practice_page" DROP COLUMN "complete_text";
  ALTER TABLE "practice_page" DROP COLUMN "mood_now";
  ALTER TABLE "practice_page" DROP COLUMN "notes_field";
  ALTER TABLE "practice_page" DROP COLUMN "notes_optional";
  ALTER TABLE "practice_page" DROP COLUMN "notes_hint";
  ALTER TABLE "practice_page" DROP COLUMN "save_button";
  ALTER TABLE "practice_page" DROP COLUMN "skip_button";
  ALTER TABLE "practice_page" DROP COLUMN "kept_here";
  ALTER TABLE "practice_page" DROP COLUMN "not_kept";
  ALTER TABLE "practice_page" DROP COLUMN "lasted";
  ALTER TABLE "practice_page" DROP COLUMN "lasted_one";
  ALTER TABLE "practice_page" DROP COLUMN "moods";
  ALTER TABLE "practice_page" DROP COLUMN "close_notes_button";
  ALTER TABLE "practice_page" DROP COLUMN "history_heading";
  ALTER TABLE "practice_page" DROP COLUMN "history_note";
  ALTER TABLE "practice_page" DROP COLUMN "history_more";
  ALTER TABLE "practice_page" DROP COLUMN "delete_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_ask_label";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_choose_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_opening";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_minutes_long";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_prepare_heading";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_prepare_text";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_mood_before";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_safety_heading";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_prepare_kept";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_begin_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_cancel_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_start_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_pause_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_resume_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_end_early_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_reset_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_time_left";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_progress_label";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_own_pace";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_paused_note";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_session_end";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_closed_eyes_heading";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_cues_legend";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_silent_cue";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_spoken_cue";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_tapped_cue";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_announced_cue";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_dark_screen";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_information_heading";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_duration";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_intensity";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_pace";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_sources_heading";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_tips_heading";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_notes_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_complete_heading";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_complete_text";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_mood_now";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_notes_field";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_notes_optional";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_notes_hint";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_save_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_skip_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_kept_here";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_not_kept";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_lasted";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_lasted_one";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_moods";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_close_notes_button";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_history_heading";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_history_note";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_history_more";
  ALTER TABLE "_practice_page_v" DROP COLUMN "version_delete_button";
  ALTER TABLE "tarot_page" DROP COLUMN "share_button";
  ALTER TABLE "tarot_page" DROP COLUMN "a_card_a_day";
  ALTER TABLE "tarot_page" DROP COLUMN "drawing";
  ALTER TABLE "_tarot_page_v" DROP COLUMN "version_share_button";
  ALTER TABLE "_tarot_page_v" DROP COLUMN "version_a_card_a_day";
  ALTER TABLE "_tarot_page_v" DROP COLUMN "version_drawing";
  ALTER TABLE "bingo_page" DROP COLUMN "start_with";
  ALTER TABLE "bingo_page" DROP COLUMN "back_button";
  ALTER TABLE "bingo_page" DROP COLUMN "square_count";
  ALTER TABLE "bingo_page" DROP COLUMN "completed_count";
  ALTER TABLE "bingo_page" DROP COLUMN "progress_heading";
  ALTER TABLE "bingo_page" DROP COLUMN "progress_label";
  ALTER TABLE "bingo_page" DROP COLUMN "achievements";
  ALTER TABLE "bingo_page" DROP COLUMN "no_line";
  ALTER TABLE "bingo_page" DROP COLUMN "new_board_button";
  ALTER TABLE "bingo_page" DROP COLUMN "board_label";
  ALTER TABLE "bingo_page" DROP COLUMN "list_button";
  ALTER TABLE "bingo_page" DROP COLUMN "list_label";
  ALTER TABLE "bingo_page" DROP COLUMN "row_label";
  ALTER TABLE "bingo_page" DROP COLUMN "square_hint";
  ALTER TABLE "bingo_page" DROP COLUMN "square_button";
  ALTER TABLE "bingo_page" DROP COLUMN "square_done";
  ALTER TABLE "bingo_page" DROP COLUMN "closing";
  ALTER TABLE "bingo_page" DROP COLUMN "mastery_label";
  ALTER TABLE "bingo_page" DROP COLUMN "mastery_heading";
  ALTER TABLE "bingo_page" DROP COLUMN "mastery_text";
  ALTER TABLE "bingo_page" DROP COLUMN "reward_label";
  ALTER TABLE "bingo_page" DROP COLUMN "close_button";
  ALTER TABLE "bingo_page" DROP COLUMN "restart_heading";
  ALTER TABLE "bingo_page" DROP COLUMN "restart_one";
  ALTER TABLE "bingo_page" DROP COLUMN "restart_many";
  ALTER TABLE "bingo_page" DROP COLUMN "empty_button";
  ALTER TABLE "bingo_page" DROP COLUMN "emptying";
  ALTER TABLE "bingo_page" DROP COLUMN "empty_all_button";
  ALTER TABLE "bingo_page" DROP COLUMN "empty_all_note";
  ALTER TABLE "bingo_page" DROP COLUMN "keep_button";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_start_with";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_back_button";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_square_count";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_completed_count";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_progress_heading";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_progress_label";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_achievements";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_no_line";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_new_board_button";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_board_label";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_list_button";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_list_label";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_row_label";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_square_hint";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_square_button";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_square_done";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_closing";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_mastery_label";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_mastery_heading";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_mastery_text";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_reward_label";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_close_button";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_restart_heading";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_restart_one";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_restart_many";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_empty_button";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_emptying";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_empty_all_button";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_empty_all_note";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_keep_button";
  ALTER TABLE "boundary_page" DROP COLUMN "protection_legend";
  ALTER TABLE "boundary_page" DROP COLUMN "light_note";
  ALTER TABLE "boundary_page" DROP COLUMN "medium_note";
  ALTER TABLE "boundary_page" DROP COLUMN "fortress_note";
  ALTER TABLE "boundary_page" DROP COLUMN "mood_legend";
  ALTER TABLE "boundary_page" DROP COLUMN "zen_note";
  ALTER TABLE "boundary_page" DROP COLUMN "confident_note";
  ALTER TABLE "boundary_page" DROP COLUMN "cautious_note";
  ALTER TABLE "boundary_page" DROP COLUMN "defensive_note";
  ALTER TABLE "boundary_page" DROP COLUMN "warrior_note";
  ALTER TABLE "boundary_page" DROP COLUMN "mantra_field";
  ALTER TABLE "boundary_page" DROP COLUMN "mantra_hint";
  ALTER TABLE "boundary_page" DROP COLUMN "notes_field";
  ALTER TABLE "boundary_page" DROP COLUMN "activate_button";
  ALTER TABLE "boundary_page" DROP COLUMN "activating";
  ALTER TABLE "boundary_page" DROP COLUMN "worn";
  ALTER TABLE "boundary_page" DROP COLUMN "past_heading";
  ALTER TABLE "boundary_page" DROP COLUMN "past_more";
  ALTER TABLE "boundary_page" DROP COLUMN "shield_of";
  ALTER TABLE "boundary_page" DROP COLUMN "correct_button";
  ALTER TABLE "boundary_page" DROP COLUMN "delete_button";
  ALTER TABLE "boundary_page" DROP COLUMN "past_notes_field";
  ALTER TABLE "boundary_page" DROP COLUMN "save_button";
  ALTER TABLE "boundary_page" DROP COLUMN "leave_button";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_protection_legend";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_light_note";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_medium_note";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_fortress_note";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_mood_legend";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_zen_note";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_confident_note";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_cautious_note";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_defensive_note";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_warrior_note";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_mantra_field";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_mantra_hint";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_notes_field";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_activate_button";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_activating";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_worn";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_past_heading";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_past_more";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_shield_of";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_correct_button";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_delete_button";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_past_notes_field";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_save_button";
  ALTER TABLE "_boundary_page_v" DROP COLUMN "version_leave_button";
  ALTER TABLE "donate_dialog" DROP COLUMN "asking";
  ALTER TABLE "donate_dialog" DROP COLUMN "processing";
  ALTER TABLE "donate_dialog" DROP COLUMN "your_gift";
  ALTER TABLE "donate_dialog" DROP COLUMN "your_monthly_gift";
  ALTER TABLE "donate_dialog" DROP COLUMN "loading_form";
  ALTER TABLE "donate_dialog" DROP COLUMN "other_amount_button";
  ALTER TABLE "_donate_dialog_v" DROP COLUMN "version_asking";
  ALTER TABLE "_donate_dialog_v" DROP COLUMN "version_processing";
  ALTER TABLE "_donate_dialog_v" DROP COLUMN "version_your_gift";
  ALTER TABLE "_donate_dialog_v" DROP COLUMN "version_your_monthly_gift";
  ALTER TABLE "_donate_dialog_v" DROP COLUMN "version_loading_form";
  ALTER TABLE "_donate_dialog_v" DROP COLUMN "version_other_amount_button";
  DROP TYPE "public"."enum_reader_page_status";
  DROP TYPE "public"."enum__reader_page_v_version_status";`)
}
