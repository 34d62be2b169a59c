import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" ADD COLUMN "treatment_beside" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_treatment_beside" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" DROP COLUMN "treatment_beside";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_treatment_beside";`)
}
