import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "assessment_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar DEFAULT 'Health Assessment' NOT NULL,
  	"intro" varchar DEFAULT 'Two sets of questions to think with: one about how you live and feel, one about your legs. Neither is a test you can fail, and neither is a diagnosis.' NOT NULL,
  	"universal_benefits" varchar DEFAULT 'Twelve plain questions about moving, eating, purpose, people and strain
  Where you are in the transition, in words
  A plan made of what you could use most' NOT NULL,
  	"lipedema_benefits" varchar DEFAULT 'Fifteen signs, with what each one does and does not mean
  A clear list to take to an examination
  What may help, and what is not proven' NOT NULL,
  	"reminder_title" varchar DEFAULT 'A gentle reminder' NOT NULL,
  	"reminder" varchar DEFAULT 'These are starting points, not verdicts. What you enter is kept only once you finish, sealed so that only this browser can read it. Until then it stays in this open page: reload it or close it, and you start afresh.' NOT NULL,
  	"results_intro" varchar DEFAULT 'Each number says how close your answers came to the ones listed as best. It compares you with nobody.' NOT NULL,
  	"disclaimer" varchar DEFAULT 'This is educational only and cannot diagnose anything. Only an examination can tell lipedema from what resembles it.' NOT NULL,
  	"lipedema_intro" varchar DEFAULT 'Lipedema is often missed. A 2016 review believed that it affects about 11% of women; estimates run from well under one percent to more than one in ten, because it has rarely been properly counted, and nobody has measured how many go undiagnosed. If your legs are painful, symmetrical and out of proportion, it is worth asking to be examined.' NOT NULL,
  	"important_note" varchar DEFAULT 'Several of the signs that clinicians look for are on your list. It may be lipedema, or something that resembles it. Ask for an examination and take this page along.' NOT NULL,
  	"immediate_support" varchar DEFAULT 'Ask for a referral to a vascular, lymphatic or lipedema clinic
  Ask to have vein, lymph, heart, kidney and thyroid causes ruled out
  Compression garments worn for pain, properly fitted
  Water walking, swimming, cycling and walking, built up gently' NOT NULL,
  	"community_support" varchar DEFAULT 'Peer groups such as Lipoedema UK and The Lipedema Foundation
  A physiotherapist who knows lymphatic care
  Kind words about your body while you get answers' NOT NULL,
  	"complete_text" varchar DEFAULT 'You have looked at all of it, which most people never do. What you found is yours to use, or to leave lying for a while.' NOT NULL,
  	"plan_intro" varchar DEFAULT 'Made from your own lowest categories. Pick one thing. The rest can wait; they have waited before.' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_assessment_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar DEFAULT 'Health Assessment' NOT NULL,
  	"version_intro" varchar DEFAULT 'Two sets of questions to think with: one about how you live and feel, one about your legs. Neither is a test you can fail, and neither is a diagnosis.' NOT NULL,
  	"version_universal_benefits" varchar DEFAULT 'Twelve plain questions about moving, eating, purpose, people and strain
  Where you are in the transition, in words
  A plan made of what you could use most' NOT NULL,
  	"version_lipedema_benefits" varchar DEFAULT 'Fifteen signs, with what each one does and does not mean
  A clear list to take to an examination
  What may help, and what is not proven' NOT NULL,
  	"version_reminder_title" varchar DEFAULT 'A gentle reminder' NOT NULL,
  	"version_reminder" varchar DEFAULT 'These are starting points, not verdicts. What you enter is kept only once you finish, sealed so that only this browser can read it. Until then it stays in this open page: reload it or close it, and you start afresh.' NOT NULL,
  	"version_results_intro" varchar DEFAULT 'Each number says how close your answers came to the ones listed as best. It compares you with nobody.' NOT NULL,
  	"version_disclaimer" varchar DEFAULT 'This is educational only and cannot diagnose anything. Only an examination can tell lipedema from what resembles it.' NOT NULL,
  	"version_lipedema_intro" varchar DEFAULT 'Lipedema is often missed. A 2016 review believed that it affects about 11% of women; estimates run from well under one percent to more than one in ten, because it has rarely been properly counted, and nobody has measured how many go undiagnosed. If your legs are painful, symmetrical and out of proportion, it is worth asking to be examined.' NOT NULL,
  	"version_important_note" varchar DEFAULT 'Several of the signs that clinicians look for are on your list. It may be lipedema, or something that resembles it. Ask for an examination and take this page along.' NOT NULL,
  	"version_immediate_support" varchar DEFAULT 'Ask for a referral to a vascular, lymphatic or lipedema clinic
  Ask to have vein, lymph, heart, kidney and thyroid causes ruled out
  Compression garments worn for pain, properly fitted
  Water walking, swimming, cycling and walking, built up gently' NOT NULL,
  	"version_community_support" varchar DEFAULT 'Peer groups such as Lipoedema UK and The Lipedema Foundation
  A physiotherapist who knows lymphatic care
  Kind words about your body while you get answers' NOT NULL,
  	"version_complete_text" varchar DEFAULT 'You have looked at all of it, which most people never do. What you found is yours to use, or to leave lying for a while.' NOT NULL,
  	"version_plan_intro" varchar DEFAULT 'Made from your own lowest categories. Pick one thing. The rest can wait; they have waited before.' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_assessment_texts_v_created_at_idx" ON "_assessment_texts_v" USING btree ("created_at");
  CREATE INDEX "_assessment_texts_v_updated_at_idx" ON "_assessment_texts_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "assessment_texts" CASCADE;
  DROP TABLE "_assessment_texts_v" CASCADE;`)
}
