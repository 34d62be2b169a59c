import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"href" text NOT NULL,
  	"title" text NOT NULL,
  	"summary" text NOT NULL,
  	"keywords" text NOT NULL,
  	"body" text NOT NULL,
  	"head" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', summary), 'C')) STORED,
  	"text" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', body)) STORED
  );
  
  CREATE UNIQUE INDEX "search_documents_document" ON "search_documents" USING btree ("kind","document_id");
  CREATE INDEX "search_documents_head" ON "search_documents" USING gin ("head");
  CREATE INDEX "search_documents_text" ON "search_documents" USING gin ("text");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_documents" CASCADE;`)
}
