import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assessment_texts" ALTER COLUMN "plan_intro" SET DEFAULT 'Made from your own lowest categories. Pick one thing. The rest can wait; it has waited before.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_plan_intro" SET DEFAULT 'Made from your own lowest categories. Pick one thing. The rest can wait; it has waited before.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assessment_texts" ALTER COLUMN "plan_intro" SET DEFAULT 'Made from your own lowest categories. Pick one thing. The rest can wait; they have waited before.';
  ALTER TABLE "_assessment_texts_v" ALTER COLUMN "version_plan_intro" SET DEFAULT 'Made from your own lowest categories. Pick one thing. The rest can wait; they have waited before.';`)
}
