import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Writes the rows anew, as the migration before wants them kept. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE "search_documents" SET "body" = "body";`)
}

/** Rows that are kept otherwise are read alike. */
export async function down(): Promise<void> {}
