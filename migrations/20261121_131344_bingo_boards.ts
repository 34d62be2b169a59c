import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bingo_boards_cells_category" AS ENUM('movement', 'mindfulness', 'nourishment', 'connection', 'creativity', 'other');
  CREATE TYPE "public"."enum_bingo_boards_theme" AS ENUM('daily', 'weekly', 'monthly', 'seasonal');
  CREATE TYPE "public"."enum_bingo_boards_difficulty" AS ENUM('gentle', 'moderate', 'challenging');
  CREATE TYPE "public"."enum__bingo_boards_v_version_cells_category" AS ENUM('movement', 'mindfulness', 'nourishment', 'connection', 'creativity', 'other');
  CREATE TYPE "public"."enum__bingo_boards_v_version_theme" AS ENUM('daily', 'weekly', 'monthly', 'seasonal');
  CREATE TYPE "public"."enum__bingo_boards_v_version_difficulty" AS ENUM('gentle', 'moderate', 'challenging');
  CREATE TABLE "bingo_boards_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"position" numeric NOT NULL,
  	"activity" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"category" "enum_bingo_boards_cells_category" DEFAULT 'other' NOT NULL,
  	"estimated_time" numeric DEFAULT 5 NOT NULL,
  	"is_special" boolean DEFAULT false,
  	"reward_message" varchar
  );
  
  CREATE TABLE "bingo_boards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"theme" "enum_bingo_boards_theme" DEFAULT 'daily' NOT NULL,
  	"difficulty" "enum_bingo_boards_difficulty" DEFAULT 'gentle' NOT NULL,
  	"color_scheme" varchar DEFAULT 'emerald' NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_bingo_boards_v_version_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric NOT NULL,
  	"activity" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"category" "enum__bingo_boards_v_version_cells_category" DEFAULT 'other' NOT NULL,
  	"estimated_time" numeric DEFAULT 5 NOT NULL,
  	"is_special" boolean DEFAULT false,
  	"reward_message" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_bingo_boards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_theme" "enum__bingo_boards_v_version_theme" DEFAULT 'daily' NOT NULL,
  	"version_difficulty" "enum__bingo_boards_v_version_difficulty" DEFAULT 'gentle' NOT NULL,
  	"version_color_scheme" varchar DEFAULT 'emerald' NOT NULL,
  	"version_is_active" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bingo_boards_id" integer;
  ALTER TABLE "bingo_boards_cells" ADD CONSTRAINT "bingo_boards_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bingo_boards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bingo_boards_v_version_cells" ADD CONSTRAINT "_bingo_boards_v_version_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_bingo_boards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bingo_boards_v" ADD CONSTRAINT "_bingo_boards_v_parent_id_bingo_boards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bingo_boards"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bingo_boards_cells_order_idx" ON "bingo_boards_cells" USING btree ("_order");
  CREATE INDEX "bingo_boards_cells_parent_id_idx" ON "bingo_boards_cells" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "bingo_boards_slug_idx" ON "bingo_boards" USING btree ("slug");
  CREATE INDEX "bingo_boards_is_active_idx" ON "bingo_boards" USING btree ("is_active");
  CREATE INDEX "bingo_boards_updated_at_idx" ON "bingo_boards" USING btree ("updated_at");
  CREATE INDEX "bingo_boards_created_at_idx" ON "bingo_boards" USING btree ("created_at");
  CREATE INDEX "_bingo_boards_v_version_cells_order_idx" ON "_bingo_boards_v_version_cells" USING btree ("_order");
  CREATE INDEX "_bingo_boards_v_version_cells_parent_id_idx" ON "_bingo_boards_v_version_cells" USING btree ("_parent_id");
  CREATE INDEX "_bingo_boards_v_parent_idx" ON "_bingo_boards_v" USING btree ("parent_id");
  CREATE INDEX "_bingo_boards_v_version_version_slug_idx" ON "_bingo_boards_v" USING btree ("version_slug");
  CREATE INDEX "_bingo_boards_v_version_version_is_active_idx" ON "_bingo_boards_v" USING btree ("version_is_active");
  CREATE INDEX "_bingo_boards_v_version_version_updated_at_idx" ON "_bingo_boards_v" USING btree ("version_updated_at");
  CREATE INDEX "_bingo_boards_v_version_version_created_at_idx" ON "_bingo_boards_v" USING btree ("version_created_at");
  CREATE INDEX "_bingo_boards_v_created_at_idx" ON "_bingo_boards_v" USING btree ("created_at");
  CREATE INDEX "_bingo_boards_v_updated_at_idx" ON "_bingo_boards_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bingo_boards_fk" FOREIGN KEY ("bingo_boards_id") REFERENCES "public"."bingo_boards"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bingo_boards_id_idx" ON "payload_locked_documents_rels" USING btree ("bingo_boards_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bingo_boards_cells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bingo_boards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bingo_boards_v_version_cells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bingo_boards_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bingo_boards_cells" CASCADE;
  DROP TABLE "bingo_boards" CASCADE;
  DROP TABLE "_bingo_boards_v_version_cells" CASCADE;
  DROP TABLE "_bingo_boards_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bingo_boards_fk";
  
  DROP INDEX "payload_locked_documents_rels_bingo_boards_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bingo_boards_id";
  DROP TYPE "public"."enum_bingo_boards_cells_category";
  DROP TYPE "public"."enum_bingo_boards_theme";
  DROP TYPE "public"."enum_bingo_boards_difficulty";
  DROP TYPE "public"."enum__bingo_boards_v_version_cells_category";
  DROP TYPE "public"."enum__bingo_boards_v_version_theme";
  DROP TYPE "public"."enum__bingo_boards_v_version_difficulty";`)
}
