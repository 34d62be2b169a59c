import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "library_page_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "_library_page_v_version_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "privacy_page_collected_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "privacy_page_shared_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "_privacy_page_v_version_collected_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_page_v_version_shared_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "search_page" ADD COLUMN "field_label" varchar;
  ALTER TABLE "search_page" ADD COLUMN "hint" varchar;
  ALTER TABLE "search_page" ADD COLUMN "button" varchar;
  ALTER TABLE "_search_page_v" ADD COLUMN "version_field_label" varchar;
  ALTER TABLE "_search_page_v" ADD COLUMN "version_hint" varchar;
  ALTER TABLE "_search_page_v" ADD COLUMN "version_button" varchar;
  ALTER TABLE "library_page" ADD COLUMN "routes_heading" varchar;
  ALTER TABLE "library_page" ADD COLUMN "routes_introduction" varchar;
  ALTER TABLE "_library_page_v" ADD COLUMN "version_routes_heading" varchar;
  ALTER TABLE "_library_page_v" ADD COLUMN "version_routes_introduction" varchar;
  ALTER TABLE "now_page" ADD COLUMN "keep_heading" varchar;
  ALTER TABLE "now_page" ADD COLUMN "kept_heading" varchar;
  ALTER TABLE "now_page" ADD COLUMN "length_heading" varchar;
  ALTER TABLE "_now_page_v" ADD COLUMN "version_keep_heading" varchar;
  ALTER TABLE "_now_page_v" ADD COLUMN "version_kept_heading" varchar;
  ALTER TABLE "_now_page_v" ADD COLUMN "version_length_heading" varchar;
  ALTER TABLE "menus" ADD COLUMN "kept" varchar;
  ALTER TABLE "menus" ADD COLUMN "kept_link" varchar;
  ALTER TABLE "_menus_v" ADD COLUMN "version_kept" varchar;
  ALTER TABLE "_menus_v" ADD COLUMN "version_kept_link" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "collected_caption" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "controls" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "own_key_heading" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "shared_caption" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_collected_caption" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_controls" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_own_key_heading" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_shared_caption" varchar;
  ALTER TABLE "library_page_routes" ADD CONSTRAINT "library_page_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."library_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_library_page_v_version_routes" ADD CONSTRAINT "_library_page_v_version_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_library_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_collected_columns" ADD CONSTRAINT "privacy_page_collected_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_shared_columns" ADD CONSTRAINT "privacy_page_shared_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_collected_columns" ADD CONSTRAINT "_privacy_page_v_version_collected_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_shared_columns" ADD CONSTRAINT "_privacy_page_v_version_shared_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "library_page_routes_order_idx" ON "library_page_routes" USING btree ("_order");
  CREATE INDEX "library_page_routes_parent_id_idx" ON "library_page_routes" USING btree ("_parent_id");
  CREATE INDEX "_library_page_v_version_routes_order_idx" ON "_library_page_v_version_routes" USING btree ("_order");
  CREATE INDEX "_library_page_v_version_routes_parent_id_idx" ON "_library_page_v_version_routes" USING btree ("_parent_id");
  CREATE INDEX "privacy_page_collected_columns_order_idx" ON "privacy_page_collected_columns" USING btree ("_order");
  CREATE INDEX "privacy_page_collected_columns_parent_id_idx" ON "privacy_page_collected_columns" USING btree ("_parent_id");
  CREATE INDEX "privacy_page_shared_columns_order_idx" ON "privacy_page_shared_columns" USING btree ("_order");
  CREATE INDEX "privacy_page_shared_columns_parent_id_idx" ON "privacy_page_shared_columns" USING btree ("_parent_id");
  CREATE INDEX "_privacy_page_v_version_collected_columns_order_idx" ON "_privacy_page_v_version_collected_columns" USING btree ("_order");
  CREATE INDEX "_privacy_page_v_version_collected_columns_parent_id_idx" ON "_privacy_page_v_version_collected_columns" USING btree ("_parent_id");
  CREATE INDEX "_privacy_page_v_version_shared_columns_order_idx" ON "_privacy_page_v_version_shared_columns" USING btree ("_order");
  CREATE INDEX "_privacy_page_v_version_shared_columns_parent_id_idx" ON "_privacy_page_v_version_shared_columns" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "library_page_routes" CASCADE;
  DROP TABLE "_library_page_v_version_routes" CASCADE;
  DROP TABLE "privacy_page_collected_columns" CASCADE;
  DROP TABLE "privacy_page_shared_columns" CASCADE;
  DROP TABLE "_privacy_page_v_version_collected_columns" CASCADE;
  DROP TABLE "_privacy_page_v_version_shared_columns" CASCADE;
  ALTER TABLE "search_page" DROP COLUMN "field_label";
  ALTER TABLE "search_page" DROP COLUMN "hint";
  ALTER TABLE "search_page" DROP COLUMN "button";
  ALTER TABLE "_search_page_v" DROP COLUMN "version_field_label";
  ALTER TABLE "_search_page_v" DROP COLUMN "version_hint";
  ALTER TABLE "_search_page_v" DROP COLUMN "version_button";
  ALTER TABLE "library_page" DROP COLUMN "routes_heading";
  ALTER TABLE "library_page" DROP COLUMN "routes_introduction";
  ALTER TABLE "_library_page_v" DROP COLUMN "version_routes_heading";
  ALTER TABLE "_library_page_v" DROP COLUMN "version_routes_introduction";
  ALTER TABLE "now_page" DROP COLUMN "keep_heading";
  ALTER TABLE "now_page" DROP COLUMN "kept_heading";
  ALTER TABLE "now_page" DROP COLUMN "length_heading";
  ALTER TABLE "_now_page_v" DROP COLUMN "version_keep_heading";
  ALTER TABLE "_now_page_v" DROP COLUMN "version_kept_heading";
  ALTER TABLE "_now_page_v" DROP COLUMN "version_length_heading";
  ALTER TABLE "menus" DROP COLUMN "kept";
  ALTER TABLE "menus" DROP COLUMN "kept_link";
  ALTER TABLE "_menus_v" DROP COLUMN "version_kept";
  ALTER TABLE "_menus_v" DROP COLUMN "version_kept_link";
  ALTER TABLE "privacy_page" DROP COLUMN "collected_caption";
  ALTER TABLE "privacy_page" DROP COLUMN "controls";
  ALTER TABLE "privacy_page" DROP COLUMN "own_key_heading";
  ALTER TABLE "privacy_page" DROP COLUMN "shared_caption";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_collected_caption";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_controls";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_own_key_heading";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_shared_caption";`)
}
