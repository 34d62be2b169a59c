import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_red_flags_area" AS ENUM('heart', 'head', 'bleeding', 'mind', 'medicines', 'belly', 'pregnancy', 'back', 'breasts', 'skin', 'whole', 'before');
  CREATE TYPE "public"."enum__red_flags_v_version_area" AS ENUM('heart', 'head', 'bleeding', 'mind', 'medicines', 'belly', 'pregnancy', 'back', 'breasts', 'skin', 'whole', 'before');
  ALTER TABLE "red_flags" ADD COLUMN "area" "enum_red_flags_area";
  ALTER TABLE "_red_flags_v" ADD COLUMN "version_area" "enum__red_flags_v_version_area";
  ALTER TABLE "warning_signs_page" ADD COLUMN "where_label" varchar;
  ALTER TABLE "warning_signs_page" ADD COLUMN "more" varchar;
  ALTER TABLE "warning_signs_page" ADD COLUMN "sources_above" varchar;
  ALTER TABLE "_warning_signs_page_v" ADD COLUMN "version_where_label" varchar;
  ALTER TABLE "_warning_signs_page_v" ADD COLUMN "version_more" varchar;
  ALTER TABLE "_warning_signs_page_v" ADD COLUMN "version_sources_above" varchar;
  ALTER TABLE "warning_signs_page" DROP COLUMN "jump_label";
  ALTER TABLE "_warning_signs_page_v" DROP COLUMN "version_jump_label";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "warning_signs_page" ADD COLUMN "jump_label" varchar;
  ALTER TABLE "_warning_signs_page_v" ADD COLUMN "version_jump_label" varchar;
  ALTER TABLE "red_flags" DROP COLUMN "area";
  ALTER TABLE "_red_flags_v" DROP COLUMN "version_area";
  ALTER TABLE "warning_signs_page" DROP COLUMN "where_label";
  ALTER TABLE "warning_signs_page" DROP COLUMN "more";
  ALTER TABLE "warning_signs_page" DROP COLUMN "sources_above";
  ALTER TABLE "_warning_signs_page_v" DROP COLUMN "version_where_label";
  ALTER TABLE "_warning_signs_page_v" DROP COLUMN "version_more";
  ALTER TABLE "_warning_signs_page_v" DROP COLUMN "version_sources_above";
  DROP TYPE "public"."enum_red_flags_area";
  DROP TYPE "public"."enum__red_flags_v_version_area";`)
}
