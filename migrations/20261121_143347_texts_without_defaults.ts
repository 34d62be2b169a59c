import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assessment_texts" ALTER COLUMN "title" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "intro" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "universal_benefits" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "lipedema_benefits" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "reminder_title" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "reminder" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "results_intro" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "disclaimer" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "lipedema_intro" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "important_note" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "immediate_support" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "community_support" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "complete_text" DROP DEFAULT;
  ALTER TABLE "assessment_texts" ALTER COLUMN "plan_intro" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_title" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_intro" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_universal_benefits" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_lipedema_benefits" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_reminder_title" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_reminder" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_results_intro" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_disclaimer" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_lipedema_intro" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_important_note" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_immediate_support" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_community_support" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_complete_text" DROP DEFAULT;
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_plan_intro" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assessment_texts" ALTER COLUMN "title" SET DEFAULT 'Health Assessment';
  ALTER TABLE "assessment_texts" ALTER COLUMN "intro" SET DEFAULT 'Two sets of questions to think with: one about how you live and feel, one about your legs. Neither is a test you can fail, and neither is a diagnosis.';
  ALTER TABLE "assessment_texts" ALTER COLUMN "universal_benefits" SET DEFAULT 'Twelve plain questions about moving, eating, purpose, people and strain
  Where you are in the transition, in words
  A plan made of what you could use most';
  ALTER TABLE "assessment_texts" ALTER COLUMN "lipedema_benefits" SET DEFAULT 'Fifteen signs, with what each one does and does not mean
  A clear list to take to an examination
  What may help, and what is not proven';
  ALTER TABLE "assessment_texts" ALTER COLUMN "reminder_title" SET DEFAULT 'A gentle reminder';
  ALTER TABLE "assessment_texts" ALTER COLUMN "reminder" SET DEFAULT 'These are starting points, not verdicts. What you enter is kept only once you finish, sealed so that only this browser can read it. Until then it stays in this open page: reload it or close it, and you start afresh.';
  ALTER TABLE "assessment_texts" ALTER COLUMN "results_intro" SET DEFAULT 'Each number says how close your answers came to the ones listed as best. It compares you with nobody.';
  ALTER TABLE "assessment_texts" ALTER COLUMN "disclaimer" SET DEFAULT 'This is educational only and cannot diagnose anything. Only an examination can tell lipedema from what resembles it.';
  ALTER TABLE "assessment_texts" ALTER COLUMN "lipedema_intro" SET DEFAULT 'Lipedema is often missed. A 2016 review believed that it affects about 11% of women; estimates run from well under one percent to more than one in ten, because it has rarely been properly counted, and nobody has measured how many go undiagnosed. If your legs are painful, symmetrical and out of proportion, it is worth asking to be examined.';
  ALTER TABLE "assessment_texts" ALTER COLUMN "important_note" SET DEFAULT 'Several of the signs that clinicians look for are on your list. It may be lipedema, or something that resembles it. Ask for an examination and take this page along.';
  ALTER TABLE "assessment_texts" ALTER COLUMN "immediate_support" SET DEFAULT 'Ask for a referral to a vascular, lymphatic or lipedema clinic
  Ask to have vein, lymph, heart, kidney and thyroid causes ruled out
  Compression garments worn for pain, properly fitted
  Water walking, swimming, cycling and walking, built up gently';
  ALTER TABLE "assessment_texts" ALTER COLUMN "community_support" SET DEFAULT 'Peer groups such as Lipoedema UK and The Lipedema Foundation
  A physiotherapist who knows lymphatic care
  Kind words about your body while you get answers';
  ALTER TABLE "assessment_texts" ALTER COLUMN "complete_text" SET DEFAULT 'You have looked at all of it, which most people never do. What you found is yours to use, or to leave lying for a while.';
  ALTER TABLE "assessment_texts" ALTER COLUMN "plan_intro" SET DEFAULT 'Made from your own lowest categories. Pick one thing. The rest can wait; it has waited before.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_title" SET DEFAULT 'Health Assessment';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_intro" SET DEFAULT 'Two sets of questions to think with: one about how you live and feel, one about your legs. Neither is a test you can fail, and neither is a diagnosis.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_universal_benefits" SET DEFAULT 'Twelve plain questions about moving, eating, purpose, people and strain
  Where you are in the transition, in words
  A plan made of what you could use most';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_lipedema_benefits" SET DEFAULT 'Fifteen signs, with what each one does and does not mean
  A clear list to take to an examination
  What may help, and what is not proven';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_reminder_title" SET DEFAULT 'A gentle reminder';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_reminder" SET DEFAULT 'These are starting points, not verdicts. What you enter is kept only once you finish, sealed so that only this browser can read it. Until then it stays in this open page: reload it or close it, and you start afresh.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_results_intro" SET DEFAULT 'Each number says how close your answers came to the ones listed as best. It compares you with nobody.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_disclaimer" SET DEFAULT 'This is educational only and cannot diagnose anything. Only an examination can tell lipedema from what resembles it.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_lipedema_intro" SET DEFAULT 'Lipedema is often missed. A 2016 review believed that it affects about 11% of women; estimates run from well under one percent to more than one in ten, because it has rarely been properly counted, and nobody has measured how many go undiagnosed. If your legs are painful, symmetrical and out of proportion, it is worth asking to be examined.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_important_note" SET DEFAULT 'Several of the signs that clinicians look for are on your list. It may be lipedema, or something that resembles it. Ask for an examination and take this page along.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_immediate_support" SET DEFAULT 'Ask for a referral to a vascular, lymphatic or lipedema clinic
  Ask to have vein, lymph, heart, kidney and thyroid causes ruled out
  Compression garments worn for pain, properly fitted
  Water walking, swimming, cycling and walking, built up gently';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_community_support" SET DEFAULT 'Peer groups such as Lipoedema UK and The Lipedema Foundation
  A physiotherapist who knows lymphatic care
  Kind words about your body while you get answers';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_complete_text" SET DEFAULT 'You have looked at all of it, which most people never do. What you found is yours to use, or to leave lying for a while.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_plan_intro" SET DEFAULT 'Made from your own lowest categories. Pick one thing. The rest can wait; it has waited before.';`)
}
