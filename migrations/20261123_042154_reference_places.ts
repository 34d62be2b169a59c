import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "references" ADD COLUMN "locator" varchar;
  ALTER TABLE "_references_v" ADD COLUMN "version_locator" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "references" DROP COLUMN "locator";
  ALTER TABLE "_references_v" DROP COLUMN "version_locator";`)
}
