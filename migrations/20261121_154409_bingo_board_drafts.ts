import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bingo_boards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bingo_boards_v_version_status" AS ENUM('draft', 'published');
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "activity" DROP NOT NULL;
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "category" DROP NOT NULL;
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "estimated_time" DROP NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "theme" DROP NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "difficulty" DROP NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "color_scheme" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "activity" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "category" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "estimated_time" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_description" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_slug" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_theme" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_difficulty" DROP NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_color_scheme" DROP NOT NULL;
  ALTER TABLE "bingo_boards" ADD COLUMN "_status" "enum_bingo_boards_status" DEFAULT 'draft';
  ALTER TABLE "_bingo_boards_v" ADD COLUMN "version__status" "enum__bingo_boards_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_bingo_boards_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "bingo_boards__status_idx" ON "bingo_boards" USING btree ("_status");
  CREATE INDEX "_bingo_boards_v_version_version__status_idx" ON "_bingo_boards_v" USING btree ("version__status");
  CREATE INDEX "_bingo_boards_v_latest_idx" ON "_bingo_boards_v" USING btree ("latest");`)

  // What was there before boards had drafts is on the site, and its newest version is what editors see.
  await db.execute(sql`
   UPDATE "bingo_boards" SET "_status" = 'published';
  UPDATE "_bingo_boards_v" SET "version__status" = 'published';
  UPDATE "_bingo_boards_v" SET "latest" = true WHERE "id" IN (SELECT DISTINCT ON ("parent_id") "id" FROM "_bingo_boards_v" ORDER BY "parent_id", "created_at" DESC, "id" DESC);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // Without drafts only the switch keeps a board off the site.
  await db.execute(sql`UPDATE "bingo_boards" SET "is_active" = false WHERE "_status" = 'draft';`)
  await db.execute(sql`
   DROP INDEX "bingo_boards__status_idx";
  DROP INDEX "_bingo_boards_v_version_version__status_idx";
  DROP INDEX "_bingo_boards_v_latest_idx";
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "activity" SET NOT NULL;
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "category" SET NOT NULL;
  ALTER TABLE "bingo_boards_cells" ALTER COLUMN "estimated_time" SET NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "theme" SET NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "difficulty" SET NOT NULL;
  ALTER TABLE "bingo_boards" ALTER COLUMN "color_scheme" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "activity" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "category" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v_version_cells" ALTER COLUMN "estimated_time" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_description" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_slug" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_theme" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_difficulty" SET NOT NULL;
  ALTER TABLE "_bingo_boards_v" ALTER COLUMN "version_color_scheme" SET NOT NULL;
  ALTER TABLE "bingo_boards" DROP COLUMN "_status";
  ALTER TABLE "_bingo_boards_v" DROP COLUMN "version__status";
  ALTER TABLE "_bingo_boards_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_bingo_boards_status";
  DROP TYPE "public"."enum__bingo_boards_v_version_status";`)
}
