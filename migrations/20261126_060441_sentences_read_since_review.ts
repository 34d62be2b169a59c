import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "education_modules" ADD COLUMN "sentences_read_on" timestamp(3) with time zone;
  ALTER TABLE "_education_modules_v" ADD COLUMN "version_sentences_read_on" timestamp(3) with time zone;
  ALTER TABLE "reader_page" ADD COLUMN "changed_since" varchar;
  ALTER TABLE "reader_page" ADD COLUMN "changed_sentences" varchar;
  ALTER TABLE "_reader_page_v" ADD COLUMN "version_changed_since" varchar;
  ALTER TABLE "_reader_page_v" ADD COLUMN "version_changed_sentences" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "education_modules" DROP COLUMN "sentences_read_on";
  ALTER TABLE "_education_modules_v" DROP COLUMN "version_sentences_read_on";
  ALTER TABLE "reader_page" DROP COLUMN "changed_since";
  ALTER TABLE "reader_page" DROP COLUMN "changed_sentences";
  ALTER TABLE "_reader_page_v" DROP COLUMN "version_changed_since";
  ALTER TABLE "_reader_page_v" DROP COLUMN "version_changed_sentences";`)
}
