import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bingo_page" ADD COLUMN "carry_on_button" varchar;
  ALTER TABLE "_bingo_page_v" ADD COLUMN "version_carry_on_button" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bingo_page" DROP COLUMN "carry_on_button";
  ALTER TABLE "_bingo_page_v" DROP COLUMN "version_carry_on_button";`)
}
