import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_assessment_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__assessment_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_auntie_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__auntie_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_library_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__library_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_dashboard_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dashboard_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_practice_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__practice_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tarot_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tarot_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_bingo_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bingo_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_boundary_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__boundary_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_stacks_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stacks_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clean_beauty_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clean_beauty_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_archetypes_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__archetypes_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_council_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__council_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_community_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__community_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_donate_dialog_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__donate_dialog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_invite_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__invite_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "auntie_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"greeting" varchar,
  	"greeting_end" varchar,
  	"start_over" varchar,
  	"what_i_am" varchar,
  	"urgent" varchar,
  	"call" varchar,
  	"disclaimer" varchar,
  	"finding_out" varchar,
  	"thinking" varchar,
  	"field_label" varchar,
  	"lines_text" varchar,
  	"country" varchar,
  	"emergency" varchar,
  	"without_scripts" varchar,
  	"questions_heading" varchar,
  	"_status" "enum_auntie_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "auntie_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_auntie_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_greeting" varchar,
  	"version_greeting_end" varchar,
  	"version_start_over" varchar,
  	"version_what_i_am" varchar,
  	"version_urgent" varchar,
  	"version_call" varchar,
  	"version_disclaimer" varchar,
  	"version_finding_out" varchar,
  	"version_thinking" varchar,
  	"version_field_label" varchar,
  	"version_lines_text" varchar,
  	"version_country" varchar,
  	"version_emergency" varchar,
  	"version_without_scripts" varchar,
  	"version_questions_heading" varchar,
  	"version__status" "enum__auntie_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_auntie_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "library_page_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"name" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "library_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"introduction" varchar,
  	"free_access" varchar,
  	"introduction_end" varchar,
  	"search_label" varchar,
  	"search_hint" varchar,
  	"start_heading" varchar,
  	"all_tab" varchar,
  	"reads" varchar,
  	"completed" varchar,
  	"modules_completed" varchar,
  	"not_started" varchar,
  	"in_progress" varchar,
  	"done" varchar,
  	"reviewed" varchar,
  	"looking" varchar,
  	"also_heading" varchar,
  	"nothing_heading" varchar,
  	"none_heading" varchar,
  	"none_text" varchar,
  	"everywhere_button" varchar,
  	"clear_button" varchar,
  	"all_button" varchar,
  	"line_heading" varchar,
  	"_status" "enum_library_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_library_page_v_version_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"name" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_library_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_free_access" varchar,
  	"version_introduction_end" varchar,
  	"version_search_label" varchar,
  	"version_search_hint" varchar,
  	"version_start_heading" varchar,
  	"version_all_tab" varchar,
  	"version_reads" varchar,
  	"version_completed" varchar,
  	"version_modules_completed" varchar,
  	"version_not_started" varchar,
  	"version_in_progress" varchar,
  	"version_done" varchar,
  	"version_reviewed" varchar,
  	"version_looking" varchar,
  	"version_also_heading" varchar,
  	"version_nothing_heading" varchar,
  	"version_none_heading" varchar,
  	"version_none_text" varchar,
  	"version_everywhere_button" varchar,
  	"version_clear_button" varchar,
  	"version_all_button" varchar,
  	"version_line_heading" varchar,
  	"version__status" "enum__library_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "dashboard_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"badge" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"track_button" varchar,
  	"learn_button" varchar,
  	"practice_button" varchar,
  	"log_title" varchar,
  	"log_text" varchar,
  	"shield_title" varchar,
  	"shield_text" varchar,
  	"tarot_title" varchar,
  	"tarot_text" varchar,
  	"sleep_title" varchar,
  	"energy_title" varchar,
  	"patterns_heading" varchar,
  	"pattern_today" varchar,
  	"thought" varchar,
  	"try_first" varchar,
  	"see_clinician" varchar,
  	"to_read" varchar,
  	"sources" varchar,
  	"focus_heading" varchar,
  	"focus_text" varchar,
  	"stack_heading" varchar,
  	"stack_when" varchar,
  	"stack_link" varchar,
  	"learning_heading" varchar,
  	"coaching_heading" varchar,
  	"coaching_text" varchar,
  	"coaching_button" varchar,
  	"community_heading" varchar,
  	"community_text" varchar,
  	"community_button" varchar,
  	"wisdom_heading" varchar,
  	"actions_heading" varchar,
  	"_status" "enum_dashboard_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_dashboard_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_badge" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_track_button" varchar,
  	"version_learn_button" varchar,
  	"version_practice_button" varchar,
  	"version_log_title" varchar,
  	"version_log_text" varchar,
  	"version_shield_title" varchar,
  	"version_shield_text" varchar,
  	"version_tarot_title" varchar,
  	"version_tarot_text" varchar,
  	"version_sleep_title" varchar,
  	"version_energy_title" varchar,
  	"version_patterns_heading" varchar,
  	"version_pattern_today" varchar,
  	"version_thought" varchar,
  	"version_try_first" varchar,
  	"version_see_clinician" varchar,
  	"version_to_read" varchar,
  	"version_sources" varchar,
  	"version_focus_heading" varchar,
  	"version_focus_text" varchar,
  	"version_stack_heading" varchar,
  	"version_stack_when" varchar,
  	"version_stack_link" varchar,
  	"version_learning_heading" varchar,
  	"version_coaching_heading" varchar,
  	"version_coaching_text" varchar,
  	"version_coaching_button" varchar,
  	"version_community_heading" varchar,
  	"version_community_text" varchar,
  	"version_community_button" varchar,
  	"version_wisdom_heading" varchar,
  	"version_actions_heading" varchar,
  	"version__status" "enum__dashboard_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "practice_page_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "practice_page_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"invitation" varchar,
  	"line" varchar
  );
  
  CREATE TABLE "practice_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"minutes" varchar,
  	"start_here" varchar,
  	"notes_heading" varchar,
  	"notes_label" varchar,
  	"best_for" varchar,
  	"purpose_heading" varchar,
  	"purpose" varchar,
  	"kept" varchar,
  	"wisdom_heading" varchar,
  	"_status" "enum_practice_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_practice_page_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_practice_page_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"invitation" varchar,
  	"line" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_practice_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_minutes" varchar,
  	"version_start_here" varchar,
  	"version_notes_heading" varchar,
  	"version_notes_label" varchar,
  	"version_best_for" varchar,
  	"version_purpose_heading" varchar,
  	"version_purpose" varchar,
  	"version_kept" varchar,
  	"version_wisdom_heading" varchar,
  	"version__status" "enum__practice_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "tarot_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"down_heading" varchar,
  	"down_text" varchar,
  	"turn_button" varchar,
  	"next_card" varchar,
  	"question_heading" varchar,
  	"play_lead" varchar,
  	"play_text" varchar,
  	"own_site" varchar,
  	"deck_heading" varchar,
  	"today_link" varchar,
  	"teaser_heading" varchar,
  	"teaser_text" varchar,
  	"teaser_button" varchar,
  	"_status" "enum_tarot_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_tarot_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_down_heading" varchar,
  	"version_down_text" varchar,
  	"version_turn_button" varchar,
  	"version_next_card" varchar,
  	"version_question_heading" varchar,
  	"version_play_lead" varchar,
  	"version_play_text" varchar,
  	"version_own_site" varchar,
  	"version_deck_heading" varchar,
  	"version_today_link" varchar,
  	"version_teaser_heading" varchar,
  	"version_teaser_text" varchar,
  	"version_teaser_button" varchar,
  	"version__status" "enum__tarot_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "bingo_page_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "bingo_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"loading" varchar,
  	"board_missing" varchar,
  	"journey" varchar,
  	"activities" varchar,
  	"start_button" varchar,
  	"no_boards" varchar,
  	"how_heading" varchar,
  	"how_text" varchar,
  	"sealed" varchar,
  	"without_scripts" varchar,
  	"_status" "enum_bingo_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_bingo_page_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_bingo_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_headline" varchar,
  	"version_loading" varchar,
  	"version_board_missing" varchar,
  	"version_journey" varchar,
  	"version_activities" varchar,
  	"version_start_button" varchar,
  	"version_no_boards" varchar,
  	"version_how_heading" varchar,
  	"version_how_text" varchar,
  	"version_sealed" varchar,
  	"version_without_scripts" varchar,
  	"version__status" "enum__bingo_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "boundary_page_ritual" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"minutes" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "boundary_page_voices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"voice" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "boundary_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"shield_button" varchar,
  	"ritual_button" varchar,
  	"philosophy_heading" varchar,
  	"philosophy" varchar,
  	"philosophy_more" varchar,
  	"physical_voice" varchar,
  	"physical_heading" varchar,
  	"energetic_voice" varchar,
  	"energetic_heading" varchar,
  	"energetic_note" varchar,
  	"ritual_eyebrow" varchar,
  	"ritual_heading" varchar,
  	"shield_eyebrow" varchar,
  	"shield_heading" varchar,
  	"shield_text" varchar,
  	"voices_heading" varchar,
  	"voices_text" varchar,
  	"voice_mark" varchar,
  	"warning_lead" varchar,
  	"physical_note" varchar,
  	"warning" varchar,
  	"without_scripts" varchar,
  	"fetching" varchar,
  	"_status" "enum_boundary_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "boundary_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_boundary_page_v_version_ritual" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"minutes" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_boundary_page_v_version_voices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"voice" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_boundary_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_shield_button" varchar,
  	"version_ritual_button" varchar,
  	"version_philosophy_heading" varchar,
  	"version_philosophy" varchar,
  	"version_philosophy_more" varchar,
  	"version_physical_voice" varchar,
  	"version_physical_heading" varchar,
  	"version_energetic_voice" varchar,
  	"version_energetic_heading" varchar,
  	"version_energetic_note" varchar,
  	"version_ritual_eyebrow" varchar,
  	"version_ritual_heading" varchar,
  	"version_shield_eyebrow" varchar,
  	"version_shield_heading" varchar,
  	"version_shield_text" varchar,
  	"version_voices_heading" varchar,
  	"version_voices_text" varchar,
  	"version_voice_mark" varchar,
  	"version_warning_lead" varchar,
  	"version_physical_note" varchar,
  	"version_warning" varchar,
  	"version_without_scripts" varchar,
  	"version_fetching" varchar,
  	"version__status" "enum__boundary_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_boundary_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "stacks_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"free_mark" varchar,
  	"warning_heading" varchar,
  	"warning" varchar,
  	"ledger" varchar,
  	"_status" "enum_stacks_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_stacks_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_free_mark" varchar,
  	"version_warning_heading" varchar,
  	"version_warning" varchar,
  	"version_ledger" varchar,
  	"version__status" "enum__stacks_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "clean_beauty_page_guide_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "clean_beauty_page_colors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"range" varchar,
  	"word" varchar
  );
  
  CREATE TABLE "clean_beauty_page_rubric" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "clean_beauty_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"app_link" varchar,
  	"ingredients_tab" varchar,
  	"ingredients_heading" varchar,
  	"ingredients_introduction" varchar,
  	"scale_heading" varchar,
  	"on_labels" varchar,
  	"hormones_heading" varchar,
  	"perimenopause_heading" varchar,
  	"certainty_heading" varchar,
  	"found_heading" varchar,
  	"instead_heading" varchar,
  	"avoid_heading" varchar,
  	"sources" varchar,
  	"brands_tab" varchar,
  	"brands_heading" varchar,
  	"brands_introduction" varchar,
  	"samples_note" varchar,
  	"of_hundred" varchar,
  	"green" varchar,
  	"between" varchar,
  	"red" varchar,
  	"look_for" varchar,
  	"comes_as" varchar,
  	"sample_mark" varchar,
  	"rubric_heading" varchar,
  	"rubric_text" varchar,
  	"guide_tab" varchar,
  	"guide_heading" varchar,
  	"guide_introduction" varchar,
  	"colors_heading" varchar,
  	"colors_note" varchar,
  	"_status" "enum_clean_beauty_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_clean_beauty_page_v_version_guide_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_clean_beauty_page_v_version_colors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"range" varchar,
  	"word" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_clean_beauty_page_v_version_rubric" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_clean_beauty_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_app_link" varchar,
  	"version_ingredients_tab" varchar,
  	"version_ingredients_heading" varchar,
  	"version_ingredients_introduction" varchar,
  	"version_scale_heading" varchar,
  	"version_on_labels" varchar,
  	"version_hormones_heading" varchar,
  	"version_perimenopause_heading" varchar,
  	"version_certainty_heading" varchar,
  	"version_found_heading" varchar,
  	"version_instead_heading" varchar,
  	"version_avoid_heading" varchar,
  	"version_sources" varchar,
  	"version_brands_tab" varchar,
  	"version_brands_heading" varchar,
  	"version_brands_introduction" varchar,
  	"version_samples_note" varchar,
  	"version_of_hundred" varchar,
  	"version_green" varchar,
  	"version_between" varchar,
  	"version_red" varchar,
  	"version_look_for" varchar,
  	"version_comes_as" varchar,
  	"version_sample_mark" varchar,
  	"version_rubric_heading" varchar,
  	"version_rubric_text" varchar,
  	"version_guide_tab" varchar,
  	"version_guide_heading" varchar,
  	"version_guide_introduction" varchar,
  	"version_colors_heading" varchar,
  	"version_colors_note" varchar,
  	"version__status" "enum__clean_beauty_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "archetypes_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"question" varchar,
  	"pain_points_tab" varchar,
  	"solutions_tab" varchar,
  	"modules_tab" varchar,
  	"next_heading" varchar,
  	"next_text" varchar,
  	"library_button" varchar,
  	"community_button" varchar,
  	"back_button" varchar,
  	"_status" "enum_archetypes_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_archetypes_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_question" varchar,
  	"version_pain_points_tab" varchar,
  	"version_solutions_tab" varchar,
  	"version_modules_tab" varchar,
  	"version_next_heading" varchar,
  	"version_next_text" varchar,
  	"version_library_button" varchar,
  	"version_community_button" varchar,
  	"version_back_button" varchar,
  	"version__status" "enum__archetypes_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "council_page_cultures_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "council_page_perspectives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar
  );
  
  CREATE TABLE "_council_page_v_version_cultures_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_council_page_v_version_perspectives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "community_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"today_heading" varchar,
  	"send_button" varchar,
  	"another_button" varchar,
  	"all_heading" varchar,
  	"official_heading" varchar,
  	"no_official_page" varchar,
  	"official_page" varchar,
  	"official_button" varchar,
  	"invite_heading" varchar,
  	"rules_heading" varchar,
  	"living_heading" varchar,
  	"invite" varchar,
  	"research" varchar,
  	"_status" "enum_community_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "community_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_community_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_today_heading" varchar,
  	"version_send_button" varchar,
  	"version_another_button" varchar,
  	"version_all_heading" varchar,
  	"version_official_heading" varchar,
  	"version_no_official_page" varchar,
  	"version_official_page" varchar,
  	"version_official_button" varchar,
  	"version_invite_heading" varchar,
  	"version_rules_heading" varchar,
  	"version_living_heading" varchar,
  	"version_invite" varchar,
  	"version_research" varchar,
  	"version__status" "enum__community_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_community_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "donate_dialog_gifts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "donate_dialog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"button" varchar,
  	"caption" varchar,
  	"title" varchar,
  	"introduction" varchar,
  	"gifts_heading" varchar,
  	"amount_label" varchar,
  	"often_heading" varchar,
  	"once" varchar,
  	"monthly" varchar,
  	"monthly_note" varchar,
  	"once_note" varchar,
  	"complete_button" varchar,
  	"not_set_up" varchar,
  	"not_set_up_text" varchar,
  	"back_button" varchar,
  	"_status" "enum_donate_dialog_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_donate_dialog_v_version_gifts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_donate_dialog_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_button" varchar,
  	"version_caption" varchar,
  	"version_title" varchar,
  	"version_introduction" varchar,
  	"version_gifts_heading" varchar,
  	"version_amount_label" varchar,
  	"version_often_heading" varchar,
  	"version_once" varchar,
  	"version_monthly" varchar,
  	"version_monthly_note" varchar,
  	"version_once_note" varchar,
  	"version_complete_button" varchar,
  	"version_not_set_up" varchar,
  	"version_not_set_up_text" varchar,
  	"version_back_button" varchar,
  	"version__status" "enum__donate_dialog_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "invite_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"headline" varchar,
  	"introduction" varchar,
  	"friend_tab" varchar,
  	"module_tab" varchar,
  	"batch_tab" varchar,
  	"link_heading" varchar,
  	"link_text" varchar,
  	"copy_button" varchar,
  	"share_text" varchar,
  	"letter_heading" varchar,
  	"email_label" varchar,
  	"name_label" varchar,
  	"name_hint" varchar,
  	"send_button" varchar,
  	"_status" "enum_invite_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_invite_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_eyebrow" varchar,
  	"version_headline" varchar,
  	"version_introduction" varchar,
  	"version_friend_tab" varchar,
  	"version_module_tab" varchar,
  	"version_batch_tab" varchar,
  	"version_link_heading" varchar,
  	"version_link_text" varchar,
  	"version_copy_button" varchar,
  	"version_share_text" varchar,
  	"version_letter_heading" varchar,
  	"version_email_label" varchar,
  	"version_name_label" varchar,
  	"version_name_hint" varchar,
  	"version_send_button" varchar,
  	"version__status" "enum__invite_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "menus_top_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "menus_more_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "menus_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"skip_link" varchar,
  	"more" varchar,
  	"menu" varchar,
  	"close_menu" varchar,
  	"open_menu" varchar,
  	"search" varchar,
  	"day" varchar,
  	"now_link" varchar,
  	"to_dark" varchar,
  	"to_light" varchar,
  	"to_dim" varchar,
  	"light" varchar,
  	"theme_day" varchar,
  	"theme_night" varchar,
  	"theme_dim" varchar,
  	"not_found_heading" varchar,
  	"not_found_lead" varchar,
  	"not_found_text" varchar,
  	"not_found_start" varchar,
  	"not_found_library" varchar,
  	"_status" "enum_menus_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_menus_v_version_top_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_more_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_skip_link" varchar,
  	"version_more" varchar,
  	"version_menu" varchar,
  	"version_close_menu" varchar,
  	"version_open_menu" varchar,
  	"version_search" varchar,
  	"version_day" varchar,
  	"version_now_link" varchar,
  	"version_to_dark" varchar,
  	"version_to_light" varchar,
  	"version_to_dim" varchar,
  	"version_light" varchar,
  	"version_theme_day" varchar,
  	"version_theme_night" varchar,
  	"version_theme_dim" varchar,
  	"version_not_found_heading" varchar,
  	"version_not_found_lead" varchar,
  	"version_not_found_text" varchar,
  	"version_not_found_start" varchar,
  	"version_not_found_library" varchar,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "assessment_texts" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "intro" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "universal_benefits" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "lipedema_benefits" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "reminder_title" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "reminder" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "results_intro" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "disclaimer" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "lipedema_intro" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "important_note" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "immediate_support" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "community_support" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "complete_text" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "plan_intro" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_title" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_intro" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_universal_benefits" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_lipedema_benefits" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_reminder_title" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_reminder" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_results_intro" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_disclaimer" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_lipedema_intro" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_important_note" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_immediate_support" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_community_support" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_complete_text" DROP NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_plan_intro" DROP NOT NULL;
  ALTER TABLE "council_page" ALTER COLUMN "notice" DROP NOT NULL;
  ALTER TABLE "_council_page_v" ALTER COLUMN "version_notice" DROP NOT NULL;
  ALTER TABLE "assessment_texts" ADD COLUMN "eyebrow" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "universal_title" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "universal_subtitle" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "universal_minutes" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "lipedema_title" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "lipedema_subtitle" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "lipedema_minutes" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "begin_button" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "review_button" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "_status" "enum_assessment_texts_status" DEFAULT 'draft';
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_eyebrow" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_universal_title" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_universal_subtitle" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_universal_minutes" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_lipedema_title" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_lipedema_subtitle" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_lipedema_minutes" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_begin_button" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_review_button" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version__status" "enum__assessment_texts_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "council_page" ADD COLUMN "headline" varchar;
  ALTER TABLE "council_page" ADD COLUMN "introduction" varchar;
  ALTER TABLE "council_page" ADD COLUMN "introduction_end" varchar;
  ALTER TABLE "council_page" ADD COLUMN "portrait_note" varchar;
  ALTER TABLE "council_page" ADD COLUMN "experts_label" varchar;
  ALTER TABLE "council_page" ADD COLUMN "books_label" varchar;
  ALTER TABLE "council_page" ADD COLUMN "reach_label" varchar;
  ALTER TABLE "council_page" ADD COLUMN "approaches_label" varchar;
  ALTER TABLE "council_page" ADD COLUMN "own_words" varchar;
  ALTER TABLE "council_page" ADD COLUMN "worth_knowing" varchar;
  ALTER TABLE "council_page" ADD COLUMN "more" varchar;
  ALTER TABLE "council_page" ADD COLUMN "contributions_heading" varchar;
  ALTER TABLE "council_page" ADD COLUMN "book_list_heading" varchar;
  ALTER TABLE "council_page" ADD COLUMN "followers" varchar;
  ALTER TABLE "council_page" ADD COLUMN "older_heading" varchar;
  ALTER TABLE "council_page" ADD COLUMN "older_text" varchar;
  ALTER TABLE "council_page" ADD COLUMN "nobody" varchar;
  ALTER TABLE "council_page" ADD COLUMN "_status" "enum_council_page_status" DEFAULT 'draft';
  ALTER TABLE "_council_page_v" ADD COLUMN "version_headline" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_introduction" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_introduction_end" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_portrait_note" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_experts_label" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_books_label" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_reach_label" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_approaches_label" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_own_words" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_worth_knowing" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_more" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_contributions_heading" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_book_list_heading" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_followers" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_older_heading" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_older_text" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version_nobody" varchar;
  ALTER TABLE "_council_page_v" ADD COLUMN "version__status" "enum__council_page_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_council_page_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "coaching_page" ADD COLUMN "booking_button" varchar;
  ALTER TABLE "coaching_page" ADD COLUMN "booking_elsewhere" varchar;
  ALTER TABLE "coaching_page" ADD COLUMN "letter_to" varchar;
  ALTER TABLE "coaching_page" ADD COLUMN "letter_text" varchar;
  ALTER TABLE "coaching_page" ADD COLUMN "no_booking" varchar;
  ALTER TABLE "coaching_page" ADD COLUMN "no_booking_text" varchar;
  ALTER TABLE "_coaching_page_v" ADD COLUMN "version_booking_button" varchar;
  ALTER TABLE "_coaching_page_v" ADD COLUMN "version_booking_elsewhere" varchar;
  ALTER TABLE "_coaching_page_v" ADD COLUMN "version_letter_to" varchar;
  ALTER TABLE "_coaching_page_v" ADD COLUMN "version_letter_text" varchar;
  ALTER TABLE "_coaching_page_v" ADD COLUMN "version_no_booking" varchar;
  ALTER TABLE "_coaching_page_v" ADD COLUMN "version_no_booking_text" varchar;
  ALTER TABLE "auntie_page_texts" ADD CONSTRAINT "auntie_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."auntie_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_auntie_page_v_texts" ADD CONSTRAINT "_auntie_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_auntie_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "library_page_categories" ADD CONSTRAINT "library_page_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."library_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_library_page_v_version_categories" ADD CONSTRAINT "_library_page_v_version_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_library_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "practice_page_questions" ADD CONSTRAINT "practice_page_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."practice_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "practice_page_groups" ADD CONSTRAINT "practice_page_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."practice_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_practice_page_v_version_questions" ADD CONSTRAINT "_practice_page_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_practice_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_practice_page_v_version_groups" ADD CONSTRAINT "_practice_page_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_practice_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bingo_page_steps" ADD CONSTRAINT "bingo_page_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bingo_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bingo_page_v_version_steps" ADD CONSTRAINT "_bingo_page_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_bingo_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "boundary_page_ritual" ADD CONSTRAINT "boundary_page_ritual_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."boundary_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "boundary_page_voices" ADD CONSTRAINT "boundary_page_voices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."boundary_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "boundary_page_texts" ADD CONSTRAINT "boundary_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."boundary_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_boundary_page_v_version_ritual" ADD CONSTRAINT "_boundary_page_v_version_ritual_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_boundary_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_boundary_page_v_version_voices" ADD CONSTRAINT "_boundary_page_v_version_voices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_boundary_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_boundary_page_v_texts" ADD CONSTRAINT "_boundary_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_boundary_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clean_beauty_page_guide_steps" ADD CONSTRAINT "clean_beauty_page_guide_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clean_beauty_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clean_beauty_page_colors" ADD CONSTRAINT "clean_beauty_page_colors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clean_beauty_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clean_beauty_page_rubric" ADD CONSTRAINT "clean_beauty_page_rubric_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clean_beauty_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clean_beauty_page_v_version_guide_steps" ADD CONSTRAINT "_clean_beauty_page_v_version_guide_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clean_beauty_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clean_beauty_page_v_version_colors" ADD CONSTRAINT "_clean_beauty_page_v_version_colors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clean_beauty_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clean_beauty_page_v_version_rubric" ADD CONSTRAINT "_clean_beauty_page_v_version_rubric_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clean_beauty_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "council_page_cultures_links" ADD CONSTRAINT "council_page_cultures_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."council_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "council_page_perspectives" ADD CONSTRAINT "council_page_perspectives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."council_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_council_page_v_version_cultures_links" ADD CONSTRAINT "_council_page_v_version_cultures_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_council_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_council_page_v_version_perspectives" ADD CONSTRAINT "_council_page_v_version_perspectives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_council_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "community_page_texts" ADD CONSTRAINT "community_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."community_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_community_page_v_texts" ADD CONSTRAINT "_community_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_community_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "donate_dialog_gifts" ADD CONSTRAINT "donate_dialog_gifts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."donate_dialog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_donate_dialog_v_version_gifts" ADD CONSTRAINT "_donate_dialog_v_version_gifts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_donate_dialog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_top_links" ADD CONSTRAINT "menus_top_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_more_links" ADD CONSTRAINT "menus_more_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_links" ADD CONSTRAINT "menus_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_top_links" ADD CONSTRAINT "_menus_v_version_top_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_more_links" ADD CONSTRAINT "_menus_v_version_more_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_footer_links" ADD CONSTRAINT "_menus_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "auntie_page__status_idx" ON "auntie_page" USING btree ("_status");
  CREATE INDEX "auntie_page_texts_order_parent" ON "auntie_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_auntie_page_v_version_version__status_idx" ON "_auntie_page_v" USING btree ("version__status");
  CREATE INDEX "_auntie_page_v_created_at_idx" ON "_auntie_page_v" USING btree ("created_at");
  CREATE INDEX "_auntie_page_v_updated_at_idx" ON "_auntie_page_v" USING btree ("updated_at");
  CREATE INDEX "_auntie_page_v_latest_idx" ON "_auntie_page_v" USING btree ("latest");
  CREATE INDEX "_auntie_page_v_texts_order_parent" ON "_auntie_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "library_page_categories_order_idx" ON "library_page_categories" USING btree ("_order");
  CREATE INDEX "library_page_categories_parent_id_idx" ON "library_page_categories" USING btree ("_parent_id");
  CREATE INDEX "library_page__status_idx" ON "library_page" USING btree ("_status");
  CREATE INDEX "_library_page_v_version_categories_order_idx" ON "_library_page_v_version_categories" USING btree ("_order");
  CREATE INDEX "_library_page_v_version_categories_parent_id_idx" ON "_library_page_v_version_categories" USING btree ("_parent_id");
  CREATE INDEX "_library_page_v_version_version__status_idx" ON "_library_page_v" USING btree ("version__status");
  CREATE INDEX "_library_page_v_created_at_idx" ON "_library_page_v" USING btree ("created_at");
  CREATE INDEX "_library_page_v_updated_at_idx" ON "_library_page_v" USING btree ("updated_at");
  CREATE INDEX "_library_page_v_latest_idx" ON "_library_page_v" USING btree ("latest");
  CREATE INDEX "dashboard_page__status_idx" ON "dashboard_page" USING btree ("_status");
  CREATE INDEX "_dashboard_page_v_version_version__status_idx" ON "_dashboard_page_v" USING btree ("version__status");
  CREATE INDEX "_dashboard_page_v_created_at_idx" ON "_dashboard_page_v" USING btree ("created_at");
  CREATE INDEX "_dashboard_page_v_updated_at_idx" ON "_dashboard_page_v" USING btree ("updated_at");
  CREATE INDEX "_dashboard_page_v_latest_idx" ON "_dashboard_page_v" USING btree ("latest");
  CREATE INDEX "practice_page_questions_order_idx" ON "practice_page_questions" USING btree ("_order");
  CREATE INDEX "practice_page_questions_parent_id_idx" ON "practice_page_questions" USING btree ("_parent_id");
  CREATE INDEX "practice_page_groups_order_idx" ON "practice_page_groups" USING btree ("_order");
  CREATE INDEX "practice_page_groups_parent_id_idx" ON "practice_page_groups" USING btree ("_parent_id");
  CREATE INDEX "practice_page__status_idx" ON "practice_page" USING btree ("_status");
  CREATE INDEX "_practice_page_v_version_questions_order_idx" ON "_practice_page_v_version_questions" USING btree ("_order");
  CREATE INDEX "_practice_page_v_version_questions_parent_id_idx" ON "_practice_page_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_practice_page_v_version_groups_order_idx" ON "_practice_page_v_version_groups" USING btree ("_order");
  CREATE INDEX "_practice_page_v_version_groups_parent_id_idx" ON "_practice_page_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_practice_page_v_version_version__status_idx" ON "_practice_page_v" USING btree ("version__status");
  CREATE INDEX "_practice_page_v_created_at_idx" ON "_practice_page_v" USING btree ("created_at");
  CREATE INDEX "_practice_page_v_updated_at_idx" ON "_practice_page_v" USING btree ("updated_at");
  CREATE INDEX "_practice_page_v_latest_idx" ON "_practice_page_v" USING btree ("latest");
  CREATE INDEX "tarot_page__status_idx" ON "tarot_page" USING btree ("_status");
  CREATE INDEX "_tarot_page_v_version_version__status_idx" ON "_tarot_page_v" USING btree ("version__status");
  CREATE INDEX "_tarot_page_v_created_at_idx" ON "_tarot_page_v" USING btree ("created_at");
  CREATE INDEX "_tarot_page_v_updated_at_idx" ON "_tarot_page_v" USING btree ("updated_at");
  CREATE INDEX "_tarot_page_v_latest_idx" ON "_tarot_page_v" USING btree ("latest");
  CREATE INDEX "bingo_page_steps_order_idx" ON "bingo_page_steps" USING btree ("_order");
  CREATE INDEX "bingo_page_steps_parent_id_idx" ON "bingo_page_steps" USING btree ("_parent_id");
  CREATE INDEX "bingo_page__status_idx" ON "bingo_page" USING btree ("_status");
  CREATE INDEX "_bingo_page_v_version_steps_order_idx" ON "_bingo_page_v_version_steps" USING btree ("_order");
  CREATE INDEX "_bingo_page_v_version_steps_parent_id_idx" ON "_bingo_page_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_bingo_page_v_version_version__status_idx" ON "_bingo_page_v" USING btree ("version__status");
  CREATE INDEX "_bingo_page_v_created_at_idx" ON "_bingo_page_v" USING btree ("created_at");
  CREATE INDEX "_bingo_page_v_updated_at_idx" ON "_bingo_page_v" USING btree ("updated_at");
  CREATE INDEX "_bingo_page_v_latest_idx" ON "_bingo_page_v" USING btree ("latest");
  CREATE INDEX "boundary_page_ritual_order_idx" ON "boundary_page_ritual" USING btree ("_order");
  CREATE INDEX "boundary_page_ritual_parent_id_idx" ON "boundary_page_ritual" USING btree ("_parent_id");
  CREATE INDEX "boundary_page_voices_order_idx" ON "boundary_page_voices" USING btree ("_order");
  CREATE INDEX "boundary_page_voices_parent_id_idx" ON "boundary_page_voices" USING btree ("_parent_id");
  CREATE INDEX "boundary_page__status_idx" ON "boundary_page" USING btree ("_status");
  CREATE INDEX "boundary_page_texts_order_parent" ON "boundary_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_boundary_page_v_version_ritual_order_idx" ON "_boundary_page_v_version_ritual" USING btree ("_order");
  CREATE INDEX "_boundary_page_v_version_ritual_parent_id_idx" ON "_boundary_page_v_version_ritual" USING btree ("_parent_id");
  CREATE INDEX "_boundary_page_v_version_voices_order_idx" ON "_boundary_page_v_version_voices" USING btree ("_order");
  CREATE INDEX "_boundary_page_v_version_voices_parent_id_idx" ON "_boundary_page_v_version_voices" USING btree ("_parent_id");
  CREATE INDEX "_boundary_page_v_version_version__status_idx" ON "_boundary_page_v" USING btree ("version__status");
  CREATE INDEX "_boundary_page_v_created_at_idx" ON "_boundary_page_v" USING btree ("created_at");
  CREATE INDEX "_boundary_page_v_updated_at_idx" ON "_boundary_page_v" USING btree ("updated_at");
  CREATE INDEX "_boundary_page_v_latest_idx" ON "_boundary_page_v" USING btree ("latest");
  CREATE INDEX "_boundary_page_v_texts_order_parent" ON "_boundary_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "stacks_page__status_idx" ON "stacks_page" USING btree ("_status");
  CREATE INDEX "_stacks_page_v_version_version__status_idx" ON "_stacks_page_v" USING btree ("version__status");
  CREATE INDEX "_stacks_page_v_created_at_idx" ON "_stacks_page_v" USING btree ("created_at");
  CREATE INDEX "_stacks_page_v_updated_at_idx" ON "_stacks_page_v" USING btree ("updated_at");
  CREATE INDEX "_stacks_page_v_latest_idx" ON "_stacks_page_v" USING btree ("latest");
  CREATE INDEX "clean_beauty_page_guide_steps_order_idx" ON "clean_beauty_page_guide_steps" USING btree ("_order");
  CREATE INDEX "clean_beauty_page_guide_steps_parent_id_idx" ON "clean_beauty_page_guide_steps" USING btree ("_parent_id");
  CREATE INDEX "clean_beauty_page_colors_order_idx" ON "clean_beauty_page_colors" USING btree ("_order");
  CREATE INDEX "clean_beauty_page_colors_parent_id_idx" ON "clean_beauty_page_colors" USING btree ("_parent_id");
  CREATE INDEX "clean_beauty_page_rubric_order_idx" ON "clean_beauty_page_rubric" USING btree ("_order");
  CREATE INDEX "clean_beauty_page_rubric_parent_id_idx" ON "clean_beauty_page_rubric" USING btree ("_parent_id");
  CREATE INDEX "clean_beauty_page__status_idx" ON "clean_beauty_page" USING btree ("_status");
  CREATE INDEX "_clean_beauty_page_v_version_guide_steps_order_idx" ON "_clean_beauty_page_v_version_guide_steps" USING btree ("_order");
  CREATE INDEX "_clean_beauty_page_v_version_guide_steps_parent_id_idx" ON "_clean_beauty_page_v_version_guide_steps" USING btree ("_parent_id");
  CREATE INDEX "_clean_beauty_page_v_version_colors_order_idx" ON "_clean_beauty_page_v_version_colors" USING btree ("_order");
  CREATE INDEX "_clean_beauty_page_v_version_colors_parent_id_idx" ON "_clean_beauty_page_v_version_colors" USING btree ("_parent_id");
  CREATE INDEX "_clean_beauty_page_v_version_rubric_order_idx" ON "_clean_beauty_page_v_version_rubric" USING btree ("_order");
  CREATE INDEX "_clean_beauty_page_v_version_rubric_parent_id_idx" ON "_clean_beauty_page_v_version_rubric" USING btree ("_parent_id");
  CREATE INDEX "_clean_beauty_page_v_version_version__status_idx" ON "_clean_beauty_page_v" USING btree ("version__status");
  CREATE INDEX "_clean_beauty_page_v_created_at_idx" ON "_clean_beauty_page_v" USING btree ("created_at");
  CREATE INDEX "_clean_beauty_page_v_updated_at_idx" ON "_clean_beauty_page_v" USING btree ("updated_at");
  CREATE INDEX "_clean_beauty_page_v_latest_idx" ON "_clean_beauty_page_v" USING btree ("latest");
  CREATE INDEX "archetypes_page__status_idx" ON "archetypes_page" USING btree ("_status");
  CREATE INDEX "_archetypes_page_v_version_version__status_idx" ON "_archetypes_page_v" USING btree ("version__status");
  CREATE INDEX "_archetypes_page_v_created_at_idx" ON "_archetypes_page_v" USING btree ("created_at");
  CREATE INDEX "_archetypes_page_v_updated_at_idx" ON "_archetypes_page_v" USING btree ("updated_at");
  CREATE INDEX "_archetypes_page_v_latest_idx" ON "_archetypes_page_v" USING btree ("latest");
  CREATE INDEX "council_page_cultures_links_order_idx" ON "council_page_cultures_links" USING btree ("_order");
  CREATE INDEX "council_page_cultures_links_parent_id_idx" ON "council_page_cultures_links" USING btree ("_parent_id");
  CREATE INDEX "council_page_perspectives_order_idx" ON "council_page_perspectives" USING btree ("_order");
  CREATE INDEX "council_page_perspectives_parent_id_idx" ON "council_page_perspectives" USING btree ("_parent_id");
  CREATE INDEX "_council_page_v_version_cultures_links_order_idx" ON "_council_page_v_version_cultures_links" USING btree ("_order");
  CREATE INDEX "_council_page_v_version_cultures_links_parent_id_idx" ON "_council_page_v_version_cultures_links" USING btree ("_parent_id");
  CREATE INDEX "_council_page_v_version_perspectives_order_idx" ON "_council_page_v_version_perspectives" USING btree ("_order");
  CREATE INDEX "_council_page_v_version_perspectives_parent_id_idx" ON "_council_page_v_version_perspectives" USING btree ("_parent_id");
  CREATE INDEX "community_page__status_idx" ON "community_page" USING btree ("_status");
  CREATE INDEX "community_page_texts_order_parent" ON "community_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_community_page_v_version_version__status_idx" ON "_community_page_v" USING btree ("version__status");
  CREATE INDEX "_community_page_v_created_at_idx" ON "_community_page_v" USING btree ("created_at");
  CREATE INDEX "_community_page_v_updated_at_idx" ON "_community_page_v" USING btree ("updated_at");
  CREATE INDEX "_community_page_v_latest_idx" ON "_community_page_v" USING btree ("latest");
  CREATE INDEX "_community_page_v_texts_order_parent" ON "_community_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "donate_dialog_gifts_order_idx" ON "donate_dialog_gifts" USING btree ("_order");
  CREATE INDEX "donate_dialog_gifts_parent_id_idx" ON "donate_dialog_gifts" USING btree ("_parent_id");
  CREATE INDEX "donate_dialog__status_idx" ON "donate_dialog" USING btree ("_status");
  CREATE INDEX "_donate_dialog_v_version_gifts_order_idx" ON "_donate_dialog_v_version_gifts" USING btree ("_order");
  CREATE INDEX "_donate_dialog_v_version_gifts_parent_id_idx" ON "_donate_dialog_v_version_gifts" USING btree ("_parent_id");
  CREATE INDEX "_donate_dialog_v_version_version__status_idx" ON "_donate_dialog_v" USING btree ("version__status");
  CREATE INDEX "_donate_dialog_v_created_at_idx" ON "_donate_dialog_v" USING btree ("created_at");
  CREATE INDEX "_donate_dialog_v_updated_at_idx" ON "_donate_dialog_v" USING btree ("updated_at");
  CREATE INDEX "_donate_dialog_v_latest_idx" ON "_donate_dialog_v" USING btree ("latest");
  CREATE INDEX "invite_page__status_idx" ON "invite_page" USING btree ("_status");
  CREATE INDEX "_invite_page_v_version_version__status_idx" ON "_invite_page_v" USING btree ("version__status");
  CREATE INDEX "_invite_page_v_created_at_idx" ON "_invite_page_v" USING btree ("created_at");
  CREATE INDEX "_invite_page_v_updated_at_idx" ON "_invite_page_v" USING btree ("updated_at");
  CREATE INDEX "_invite_page_v_latest_idx" ON "_invite_page_v" USING btree ("latest");
  CREATE INDEX "menus_top_links_order_idx" ON "menus_top_links" USING btree ("_order");
  CREATE INDEX "menus_top_links_parent_id_idx" ON "menus_top_links" USING btree ("_parent_id");
  CREATE INDEX "menus_more_links_order_idx" ON "menus_more_links" USING btree ("_order");
  CREATE INDEX "menus_more_links_parent_id_idx" ON "menus_more_links" USING btree ("_parent_id");
  CREATE INDEX "menus_footer_links_order_idx" ON "menus_footer_links" USING btree ("_order");
  CREATE INDEX "menus_footer_links_parent_id_idx" ON "menus_footer_links" USING btree ("_parent_id");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "_menus_v_version_top_links_order_idx" ON "_menus_v_version_top_links" USING btree ("_order");
  CREATE INDEX "_menus_v_version_top_links_parent_id_idx" ON "_menus_v_version_top_links" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_more_links_order_idx" ON "_menus_v_version_more_links" USING btree ("_order");
  CREATE INDEX "_menus_v_version_more_links_parent_id_idx" ON "_menus_v_version_more_links" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_footer_links_order_idx" ON "_menus_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_menus_v_version_footer_links_parent_id_idx" ON "_menus_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "assessment_texts__status_idx" ON "assessment_texts" USING btree ("_status");
  CREATE INDEX "_assessment_texts_v_version_version__status_idx" ON "_assessment_texts_v" USING btree ("version__status");
  CREATE INDEX "_assessment_texts_v_latest_idx" ON "_assessment_texts_v" USING btree ("latest");
  CREATE INDEX "council_page__status_idx" ON "council_page" USING btree ("_status");
  CREATE INDEX "_council_page_v_version_version__status_idx" ON "_council_page_v" USING btree ("version__status");
  CREATE INDEX "_council_page_v_latest_idx" ON "_council_page_v" USING btree ("latest");
  -- What was there before drafts were is on the site.
  UPDATE "council_page" SET "_status" = 'published';
  UPDATE "assessment_texts" SET "_status" = 'published';
  UPDATE "_council_page_v" SET "version__status" = 'published';
  UPDATE "_assessment_texts_v" SET "version__status" = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "auntie_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "auntie_page_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_auntie_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_auntie_page_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "library_page_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "library_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_library_page_v_version_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_library_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dashboard_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dashboard_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "practice_page_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "practice_page_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "practice_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_practice_page_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_practice_page_v_version_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_practice_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tarot_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tarot_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bingo_page_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bingo_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bingo_page_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bingo_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "boundary_page_ritual" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "boundary_page_voices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "boundary_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "boundary_page_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_boundary_page_v_version_ritual" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_boundary_page_v_version_voices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_boundary_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_boundary_page_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stacks_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stacks_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clean_beauty_page_guide_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clean_beauty_page_colors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clean_beauty_page_rubric" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clean_beauty_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clean_beauty_page_v_version_guide_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clean_beauty_page_v_version_colors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clean_beauty_page_v_version_rubric" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clean_beauty_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "archetypes_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_archetypes_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "council_page_cultures_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "council_page_perspectives" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_council_page_v_version_cultures_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_council_page_v_version_perspectives" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "community_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "community_page_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_community_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_community_page_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "donate_dialog_gifts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "donate_dialog" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_donate_dialog_v_version_gifts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_donate_dialog_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invite_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_invite_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_top_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_more_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_top_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_more_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "auntie_page" CASCADE;
  DROP TABLE "auntie_page_texts" CASCADE;
  DROP TABLE "_auntie_page_v" CASCADE;
  DROP TABLE "_auntie_page_v_texts" CASCADE;
  DROP TABLE "library_page_categories" CASCADE;
  DROP TABLE "library_page" CASCADE;
  DROP TABLE "_library_page_v_version_categories" CASCADE;
  DROP TABLE "_library_page_v" CASCADE;
  DROP TABLE "dashboard_page" CASCADE;
  DROP TABLE "_dashboard_page_v" CASCADE;
  DROP TABLE "practice_page_questions" CASCADE;
  DROP TABLE "practice_page_groups" CASCADE;
  DROP TABLE "practice_page" CASCADE;
  DROP TABLE "_practice_page_v_version_questions" CASCADE;
  DROP TABLE "_practice_page_v_version_groups" CASCADE;
  DROP TABLE "_practice_page_v" CASCADE;
  DROP TABLE "tarot_page" CASCADE;
  DROP TABLE "_tarot_page_v" CASCADE;
  DROP TABLE "bingo_page_steps" CASCADE;
  DROP TABLE "bingo_page" CASCADE;
  DROP TABLE "_bingo_page_v_version_steps" CASCADE;
  DROP TABLE "_bingo_page_v" CASCADE;
  DROP TABLE "boundary_page_ritual" CASCADE;
  DROP TABLE "boundary_page_voices" CASCADE;
  DROP TABLE "boundary_page" CASCADE;
  DROP TABLE "boundary_page_texts" CASCADE;
  DROP TABLE "_boundary_page_v_version_ritual" CASCADE;
  DROP TABLE "_boundary_page_v_version_voices" CASCADE;
  DROP TABLE "_boundary_page_v" CASCADE;
  DROP TABLE "_boundary_page_v_texts" CASCADE;
  DROP TABLE "stacks_page" CASCADE;
  DROP TABLE "_stacks_page_v" CASCADE;
  DROP TABLE "clean_beauty_page_guide_steps" CASCADE;
  DROP TABLE "clean_beauty_page_colors" CASCADE;
  DROP TABLE "clean_beauty_page_rubric" CASCADE;
  DROP TABLE "clean_beauty_page" CASCADE;
  DROP TABLE "_clean_beauty_page_v_version_guide_steps" CASCADE;
  DROP TABLE "_clean_beauty_page_v_version_colors" CASCADE;
  DROP TABLE "_clean_beauty_page_v_version_rubric" CASCADE;
  DROP TABLE "_clean_beauty_page_v" CASCADE;
  DROP TABLE "archetypes_page" CASCADE;
  DROP TABLE "_archetypes_page_v" CASCADE;
  DROP TABLE "council_page_cultures_links" CASCADE;
  DROP TABLE "council_page_perspectives" CASCADE;
  DROP TABLE "_council_page_v_version_cultures_links" CASCADE;
  DROP TABLE "_council_page_v_version_perspectives" CASCADE;
  DROP TABLE "community_page" CASCADE;
  DROP TABLE "community_page_texts" CASCADE;
  DROP TABLE "_community_page_v" CASCADE;
  DROP TABLE "_community_page_v_texts" CASCADE;
  DROP TABLE "donate_dialog_gifts" CASCADE;
  DROP TABLE "donate_dialog" CASCADE;
  DROP TABLE "_donate_dialog_v_version_gifts" CASCADE;
  DROP TABLE "_donate_dialog_v" CASCADE;
  DROP TABLE "invite_page" CASCADE;
  DROP TABLE "_invite_page_v" CASCADE;
  DROP TABLE "menus_top_links" CASCADE;
  DROP TABLE "menus_more_links" CASCADE;
  DROP TABLE "menus_footer_links" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "_menus_v_version_top_links" CASCADE;
  DROP TABLE "_menus_v_version_more_links" CASCADE;
  DROP TABLE "_menus_v_version_footer_links" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP INDEX "assessment_texts__status_idx";
  DROP INDEX "_assessment_texts_v_version_version__status_idx";
  DROP INDEX "_assessment_texts_v_latest_idx";
  DROP INDEX "council_page__status_idx";
  DROP INDEX "_council_page_v_version_version__status_idx";
  DROP INDEX "_council_page_v_latest_idx";
  ALTER TABLE "assessment_texts" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "intro" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "universal_benefits" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "lipedema_benefits" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "reminder_title" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "reminder" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "results_intro" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "disclaimer" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "lipedema_intro" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "important_note" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "immediate_support" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "community_support" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "complete_text" SET NOT NULL;
  ALTER TABLE "assessment_texts" ALTER COLUMN "plan_intro" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_title" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_intro" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_universal_benefits" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_lipedema_benefits" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_reminder_title" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_reminder" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_results_intro" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_disclaimer" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_lipedema_intro" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_important_note" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_immediate_support" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_community_support" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_complete_text" SET NOT NULL;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_plan_intro" SET NOT NULL;
  ALTER TABLE "council_page" ALTER COLUMN "notice" SET NOT NULL;
  ALTER TABLE "_council_page_v" ALTER COLUMN "version_notice" SET NOT NULL;
  ALTER TABLE "assessment_texts" DROP COLUMN "eyebrow";
  ALTER TABLE "assessment_texts" DROP COLUMN "universal_title";
  ALTER TABLE "assessment_texts" DROP COLUMN "universal_subtitle";
  ALTER TABLE "assessment_texts" DROP COLUMN "universal_minutes";
  ALTER TABLE "assessment_texts" DROP COLUMN "lipedema_title";
  ALTER TABLE "assessment_texts" DROP COLUMN "lipedema_subtitle";
  ALTER TABLE "assessment_texts" DROP COLUMN "lipedema_minutes";
  ALTER TABLE "assessment_texts" DROP COLUMN "begin_button";
  ALTER TABLE "assessment_texts" DROP COLUMN "review_button";
  ALTER TABLE "assessment_texts" DROP COLUMN "_status";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_eyebrow";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_universal_title";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_universal_subtitle";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_universal_minutes";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_lipedema_title";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_lipedema_subtitle";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_lipedema_minutes";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_begin_button";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_review_button";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version__status";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "latest";
  ALTER TABLE "council_page" DROP COLUMN "headline";
  ALTER TABLE "council_page" DROP COLUMN "introduction";
  ALTER TABLE "council_page" DROP COLUMN "introduction_end";
  ALTER TABLE "council_page" DROP COLUMN "portrait_note";
  ALTER TABLE "council_page" DROP COLUMN "experts_label";
  ALTER TABLE "council_page" DROP COLUMN "books_label";
  ALTER TABLE "council_page" DROP COLUMN "reach_label";
  ALTER TABLE "council_page" DROP COLUMN "approaches_label";
  ALTER TABLE "council_page" DROP COLUMN "own_words";
  ALTER TABLE "council_page" DROP COLUMN "worth_knowing";
  ALTER TABLE "council_page" DROP COLUMN "more";
  ALTER TABLE "council_page" DROP COLUMN "contributions_heading";
  ALTER TABLE "council_page" DROP COLUMN "book_list_heading";
  ALTER TABLE "council_page" DROP COLUMN "followers";
  ALTER TABLE "council_page" DROP COLUMN "older_heading";
  ALTER TABLE "council_page" DROP COLUMN "older_text";
  ALTER TABLE "council_page" DROP COLUMN "nobody";
  ALTER TABLE "council_page" DROP COLUMN "_status";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_headline";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_introduction";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_introduction_end";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_portrait_note";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_experts_label";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_books_label";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_reach_label";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_approaches_label";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_own_words";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_worth_knowing";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_more";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_contributions_heading";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_book_list_heading";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_followers";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_older_heading";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_older_text";
  ALTER TABLE "_council_page_v" DROP COLUMN "version_nobody";
  ALTER TABLE "_council_page_v" DROP COLUMN "version__status";
  ALTER TABLE "_council_page_v" DROP COLUMN "latest";
  ALTER TABLE "coaching_page" DROP COLUMN "booking_button";
  ALTER TABLE "coaching_page" DROP COLUMN "booking_elsewhere";
  ALTER TABLE "coaching_page" DROP COLUMN "letter_to";
  ALTER TABLE "coaching_page" DROP COLUMN "letter_text";
  ALTER TABLE "coaching_page" DROP COLUMN "no_booking";
  ALTER TABLE "coaching_page" DROP COLUMN "no_booking_text";
  ALTER TABLE "_coaching_page_v" DROP COLUMN "version_booking_button";
  ALTER TABLE "_coaching_page_v" DROP COLUMN "version_booking_elsewhere";
  ALTER TABLE "_coaching_page_v" DROP COLUMN "version_letter_to";
  ALTER TABLE "_coaching_page_v" DROP COLUMN "version_letter_text";
  ALTER TABLE "_coaching_page_v" DROP COLUMN "version_no_booking";
  ALTER TABLE "_coaching_page_v" DROP COLUMN "version_no_booking_text";
  DROP TYPE "public"."enum_assessment_texts_status";
  DROP TYPE "public"."enum__assessment_texts_v_version_status";
  DROP TYPE "public"."enum_auntie_page_status";
  DROP TYPE "public"."enum__auntie_page_v_version_status";
  DROP TYPE "public"."enum_library_page_status";
  DROP TYPE "public"."enum__library_page_v_version_status";
  DROP TYPE "public"."enum_dashboard_page_status";
  DROP TYPE "public"."enum__dashboard_page_v_version_status";
  DROP TYPE "public"."enum_practice_page_status";
  DROP TYPE "public"."enum__practice_page_v_version_status";
  DROP TYPE "public"."enum_tarot_page_status";
  DROP TYPE "public"."enum__tarot_page_v_version_status";
  DROP TYPE "public"."enum_bingo_page_status";
  DROP TYPE "public"."enum__bingo_page_v_version_status";
  DROP TYPE "public"."enum_boundary_page_status";
  DROP TYPE "public"."enum__boundary_page_v_version_status";
  DROP TYPE "public"."enum_stacks_page_status";
  DROP TYPE "public"."enum__stacks_page_v_version_status";
  DROP TYPE "public"."enum_clean_beauty_page_status";
  DROP TYPE "public"."enum__clean_beauty_page_v_version_status";
  DROP TYPE "public"."enum_archetypes_page_status";
  DROP TYPE "public"."enum__archetypes_page_v_version_status";
  DROP TYPE "public"."enum_council_page_status";
  DROP TYPE "public"."enum__council_page_v_version_status";
  DROP TYPE "public"."enum_community_page_status";
  DROP TYPE "public"."enum__community_page_v_version_status";
  DROP TYPE "public"."enum_donate_dialog_status";
  DROP TYPE "public"."enum__donate_dialog_v_version_status";
  DROP TYPE "public"."enum_invite_page_status";
  DROP TYPE "public"."enum__invite_page_v_version_status";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_status";`)
}
