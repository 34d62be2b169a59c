import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "exit_address" varchar DEFAULT 'https://www.bbc.co.uk/weather';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_exit_address" varchar DEFAULT 'https://www.bbc.co.uk/weather';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "exit_address";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_exit_address";`)
}
