import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "claims_licence" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_claims_licence" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "claims_licence";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_claims_licence";`)
}
