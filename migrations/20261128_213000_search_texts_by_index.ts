import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Texts of the search are asked by their index, also while they are few. The planner counts the pages of a table, not
 * what its long values cost to fetch and to unpack: all of them were read for each term. So a row has a page of its own,
 * its vector is kept as it is, and new words go into the index at once, not into a list before it. Rows get there with
 * the next migration, without this one's lock.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_documents" SET (fillfactor = 10);
  ALTER TABLE "search_documents" ALTER COLUMN "text" SET STORAGE EXTERNAL;
  ALTER INDEX "search_documents_text" SET (fastupdate = off);
  ALTER INDEX "search_documents_head" SET (fastupdate = off);
  SELECT gin_clean_pending_list('search_documents_text'), gin_clean_pending_list('search_documents_head');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_documents" RESET (fillfactor);
  ALTER TABLE "search_documents" ALTER COLUMN "text" SET STORAGE EXTENDED;
  ALTER INDEX "search_documents_text" RESET (fastupdate);
  ALTER INDEX "search_documents_head" RESET (fastupdate);`)
}
