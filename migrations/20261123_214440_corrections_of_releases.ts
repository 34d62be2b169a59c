import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "corrections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  ALTER TABLE "corrections" ADD COLUMN "key" varchar;
  ALTER TABLE "corrections_rels" ADD CONSTRAINT "corrections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "corrections_rels" ADD CONSTRAINT "corrections_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "corrections_rels_order_idx" ON "corrections_rels" USING btree ("order");
  CREATE INDEX "corrections_rels_parent_idx" ON "corrections_rels" USING btree ("parent_id");
  CREATE INDEX "corrections_rels_path_idx" ON "corrections_rels" USING btree ("path");
  CREATE INDEX "corrections_rels_references_id_idx" ON "corrections_rels" USING btree ("references_id");
  CREATE UNIQUE INDEX "corrections_key_idx" ON "corrections" USING btree ("key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "corrections_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "corrections_rels" CASCADE;
  DROP INDEX "corrections_key_idx";
  ALTER TABLE "corrections" DROP COLUMN "key";`)
}
