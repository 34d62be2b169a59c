import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "own_key_panel" ADD COLUMN "opened_empty" varchar;
  ALTER TABLE "_own_key_panel_v" ADD COLUMN "version_opened_empty" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "own_key_panel" DROP COLUMN "opened_empty";
  ALTER TABLE "_own_key_panel_v" DROP COLUMN "version_opened_empty";`)
}
