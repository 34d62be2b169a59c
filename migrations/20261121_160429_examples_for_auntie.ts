import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_auntie_safety_examples_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump', 'none');
  CREATE TYPE "public"."enum__auntie_safety_v_version_examples_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump', 'none');
  CREATE TABLE "auntie_safety_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"concern" "enum_auntie_safety_examples_concern" NOT NULL,
  	"messages" varchar NOT NULL
  );
  
  CREATE TABLE "_auntie_safety_v_version_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"concern" "enum__auntie_safety_v_version_examples_concern" NOT NULL,
  	"messages" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "auntie_safety_examples" ADD CONSTRAINT "auntie_safety_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."auntie_safety"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_auntie_safety_v_version_examples" ADD CONSTRAINT "_auntie_safety_v_version_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_auntie_safety_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "auntie_safety_examples_order_idx" ON "auntie_safety_examples" USING btree ("_order");
  CREATE INDEX "auntie_safety_examples_parent_id_idx" ON "auntie_safety_examples" USING btree ("_parent_id");
  CREATE INDEX "_auntie_safety_v_version_examples_order_idx" ON "_auntie_safety_v_version_examples" USING btree ("_order");
  CREATE INDEX "_auntie_safety_v_version_examples_parent_id_idx" ON "_auntie_safety_v_version_examples" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "auntie_safety_examples" CASCADE;
  DROP TABLE "_auntie_safety_v_version_examples" CASCADE;
  DROP TYPE "public"."enum_auntie_safety_examples_concern";
  DROP TYPE "public"."enum__auntie_safety_v_version_examples_concern";`)
}
