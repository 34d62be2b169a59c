import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assessment_texts" ADD COLUMN "all_title" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "low_immediate_support" varchar;
  ALTER TABLE "assessment_texts" ADD COLUMN "low_community_support" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_all_title" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_low_immediate_support" varchar;
  ALTER TABLE "_assessment_texts_v" ADD COLUMN "version_low_community_support" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assessment_texts" DROP COLUMN "all_title";
  ALTER TABLE "assessment_texts" DROP COLUMN "low_immediate_support";
  ALTER TABLE "assessment_texts" DROP COLUMN "low_community_support";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_all_title";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_low_immediate_support";
  ALTER TABLE "_assessment_texts_v" DROP COLUMN "version_low_community_support";`)
}
