import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_letter_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__letter_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "letter_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"invitation_subject" varchar,
  	"invitation_preview" varchar,
  	"invitation_heading" varchar,
  	"invitation_text" varchar,
  	"invitation_closing" varchar,
  	"invitation_button" varchar,
  	"module_subject" varchar,
  	"module_text" varchar,
  	"module_button" varchar,
  	"library_title" varchar,
  	"founder_subject" varchar,
  	"founder_preview" varchar,
  	"founder_text" varchar,
  	"founder_closing" varchar,
  	"founder_button" varchar,
  	"_status" "enum_letter_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_letter_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_invitation_subject" varchar,
  	"version_invitation_preview" varchar,
  	"version_invitation_heading" varchar,
  	"version_invitation_text" varchar,
  	"version_invitation_closing" varchar,
  	"version_invitation_button" varchar,
  	"version_module_subject" varchar,
  	"version_module_text" varchar,
  	"version_module_button" varchar,
  	"version_library_title" varchar,
  	"version_founder_subject" varchar,
  	"version_founder_preview" varchar,
  	"version_founder_text" varchar,
  	"version_founder_closing" varchar,
  	"version_founder_button" varchar,
  	"version__status" "enum__letter_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE INDEX "letter_texts__status_idx" ON "letter_texts" USING btree ("_status");
  CREATE INDEX "_letter_texts_v_version_version__status_idx" ON "_letter_texts_v" USING btree ("version__status");
  CREATE INDEX "_letter_texts_v_created_at_idx" ON "_letter_texts_v" USING btree ("created_at");
  CREATE INDEX "_letter_texts_v_updated_at_idx" ON "_letter_texts_v" USING btree ("updated_at");
  CREATE INDEX "_letter_texts_v_latest_idx" ON "_letter_texts_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "letter_texts" CASCADE;
  DROP TABLE "_letter_texts_v" CASCADE;
  DROP TYPE "public"."enum_letter_texts_status";
  DROP TYPE "public"."enum__letter_texts_v_version_status";`)
}
