import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** An editor's own two pieces as the one that takes their place. */
const sinceUntil = (of: string) =>
  sql.raw(
    `replace(coalesce("${of}_since", 'since {day}'), '{day}', '{from}') || ', ' || replace("${of}_till", '{day}', '{until}')`,
  )

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" ADD COLUMN "taken_from_till" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_taken_from_till" varchar;
  UPDATE "diary_history" SET "taken_from_till" = ${sinceUntil('taken')} WHERE "taken_till" <> 'until {day}';
  UPDATE "_diary_history_v" SET "version_taken_from_till" = ${sinceUntil('version_taken')} WHERE "version_taken_till" <> 'until {day}';
  ALTER TABLE "diary_history" DROP COLUMN "taken_till";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_taken_till";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "diary_history" ADD COLUMN "taken_till" varchar;
  ALTER TABLE "_diary_history_v" ADD COLUMN "version_taken_till" varchar;
  ALTER TABLE "diary_history" DROP COLUMN "taken_from_till";
  ALTER TABLE "_diary_history_v" DROP COLUMN "version_taken_from_till";`)
}
