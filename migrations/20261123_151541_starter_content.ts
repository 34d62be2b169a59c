import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "starter_content" (
  	"collection" text NOT NULL,
  	"key" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"given" jsonb NOT NULL,
  	"saved" jsonb NOT NULL,
  	"offered" jsonb NOT NULL,
  	CONSTRAINT "starter_content_collection_key_pk" PRIMARY KEY("collection","key")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "starter_content" CASCADE;`)
}
