import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "fact_reasons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sentence" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"stands_in" varchar NOT NULL,
  	"digest" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "search_documents" ADD COLUMN "shown" text;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fact_reasons_id" integer;
  CREATE INDEX "fact_reasons_digest_idx" ON "fact_reasons" USING btree ("digest");
  CREATE INDEX "fact_reasons_updated_at_idx" ON "fact_reasons" USING btree ("updated_at");
  CREATE INDEX "fact_reasons_created_at_idx" ON "fact_reasons" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fact_reasons_fk" FOREIGN KEY ("fact_reasons_id") REFERENCES "public"."fact_reasons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "payload_locked_documents_rels_fact_reasons_id_idx" ON "payload_locked_documents_rels" USING btree ("fact_reasons_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fact_reasons" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fact_reasons" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fact_reasons_fk";
  
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_fact_reasons_id_idx";
  ALTER TABLE "search_documents" DROP COLUMN "shown";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fact_reasons_id";`)
}
