import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "_wisdom_quotes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_text" varchar NOT NULL,
  	"version_category" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "wisdom_quotes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_wisdom_quotes_v" ADD CONSTRAINT "_wisdom_quotes_v_parent_id_wisdom_quotes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wisdom_quotes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_wisdom_quotes_v_parent_idx" ON "_wisdom_quotes_v" USING btree ("parent_id");
  CREATE INDEX "_wisdom_quotes_v_version_version_updated_at_idx" ON "_wisdom_quotes_v" USING btree ("version_updated_at");
  CREATE INDEX "_wisdom_quotes_v_version_version_created_at_idx" ON "_wisdom_quotes_v" USING btree ("version_created_at");
  CREATE INDEX "_wisdom_quotes_v_version_version_deleted_at_idx" ON "_wisdom_quotes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_wisdom_quotes_v_created_at_idx" ON "_wisdom_quotes_v" USING btree ("created_at");
  CREATE INDEX "_wisdom_quotes_v_updated_at_idx" ON "_wisdom_quotes_v" USING btree ("updated_at");
  CREATE INDEX "wisdom_quotes_deleted_at_idx" ON "wisdom_quotes" USING btree ("deleted_at");`)
  // So that the first change of a quote has something to go back to.
  await db.execute(sql`
    INSERT INTO "_wisdom_quotes_v" ("parent_id", "version_text", "version_category", "version_updated_at", "version_created_at", "created_at", "updated_at")
    SELECT "id", "text", "category", "updated_at", "created_at", "updated_at", "updated_at" FROM "wisdom_quotes"`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_wisdom_quotes_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_wisdom_quotes_v" CASCADE;
  DROP INDEX "wisdom_quotes_deleted_at_idx";
  ALTER TABLE "wisdom_quotes" DROP COLUMN "deleted_at";`)
}
