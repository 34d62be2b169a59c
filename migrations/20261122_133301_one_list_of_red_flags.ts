import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_red_flags_urgency" AS ENUM('now', 'today', 'week', 'visit');
  CREATE TYPE "public"."enum_red_flags_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__red_flags_v_version_urgency" AS ENUM('now', 'today', 'week', 'visit');
  CREATE TYPE "public"."enum__red_flags_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'soaking-pads' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'inflamed-arteries' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'hot-joint' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'kidney-infection' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'liver-signs' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'spreading-red-skin' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'heart-that-keeps-racing' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'days-without-sleep' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'bleeding-without-womb' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'bleeding-on-hormones' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'bloating';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'weight-loss';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'sweats-with-fever';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'blood-in-urine';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'sore-below';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'changing-mole';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'soaking-pads' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'inflamed-arteries' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'hot-joint' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'kidney-infection' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'liver-signs' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'spreading-red-skin' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'heart-that-keeps-racing' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'days-without-sleep' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'bleeding-without-womb' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'bleeding-on-hormones' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'bloating';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'weight-loss';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'sweats-with-fever';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'blood-in-urine';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'sore-below';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'changing-mole';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'soaking-pads' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'inflamed-arteries' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'hot-joint' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'kidney-infection' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'liver-signs' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'spreading-red-skin' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'heart-that-keeps-racing' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'days-without-sleep' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'bleeding-without-womb' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'bleeding-on-hormones' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'bloating' BEFORE 'none';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'weight-loss' BEFORE 'none';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'sweats-with-fever' BEFORE 'none';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'blood-in-urine' BEFORE 'none';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'sore-below' BEFORE 'none';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'changing-mole' BEFORE 'none';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'soaking-pads' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'inflamed-arteries' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'hot-joint' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'kidney-infection' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'liver-signs' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'spreading-red-skin' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'heart-that-keeps-racing' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'days-without-sleep' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'bleeding-without-womb' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'bleeding-on-hormones' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'bloating';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'weight-loss';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'sweats-with-fever';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'blood-in-urine';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'sore-below';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'changing-mole';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'soaking-pads' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'inflamed-arteries' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'hot-joint' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'kidney-infection' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'liver-signs' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'spreading-red-skin' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'heart-that-keeps-racing' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'days-without-sleep' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'bleeding-without-womb' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'bleeding-on-hormones' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'bloating';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'weight-loss';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'sweats-with-fever';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'blood-in-urine';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'sore-below';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'changing-mole';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'soaking-pads' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'inflamed-arteries' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'hot-joint' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'kidney-infection' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'liver-signs' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'spreading-red-skin' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'heart-that-keeps-racing' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'days-without-sleep' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'bleeding-without-womb' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'bleeding-on-hormones' BEFORE 'bleeding-before-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'bloating' BEFORE 'none';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'weight-loss' BEFORE 'none';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'sweats-with-fever' BEFORE 'none';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'blood-in-urine' BEFORE 'none';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'sore-below' BEFORE 'none';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'changing-mole' BEFORE 'none';
  CREATE TABLE "red_flags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sign" varchar,
  	"who" varchar,
  	"urgency" "enum_red_flags_urgency",
  	"action" varchar,
  	"answer" varchar,
  	"key" varchar,
  	"order_index" numeric DEFAULT 100,
  	"guarded_by" numeric,
  	"signed_text" varchar,
  	"needs_signature" boolean DEFAULT false,
  	"edited_by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_red_flags_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "red_flags_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  CREATE TABLE "_red_flags_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sign" varchar,
  	"version_who" varchar,
  	"version_urgency" "enum__red_flags_v_version_urgency",
  	"version_action" varchar,
  	"version_answer" varchar,
  	"version_key" varchar,
  	"version_order_index" numeric DEFAULT 100,
  	"version_guarded_by" numeric,
  	"version_signed_text" varchar,
  	"version_needs_signature" boolean DEFAULT false,
  	"version_edited_by" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__red_flags_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_red_flags_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" integer
  );
  
  ALTER TABLE "education_modules_rels" ADD COLUMN "red_flags_id" integer;
  ALTER TABLE "_education_modules_v_rels" ADD COLUMN "red_flags_id" integer;
  ALTER TABLE "pattern_cards_rels" ADD COLUMN "red_flags_id" integer;
  ALTER TABLE "_pattern_cards_v_rels" ADD COLUMN "red_flags_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "red_flags_id" integer;
  ALTER TABLE "red_flags_rels" ADD CONSTRAINT "red_flags_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."red_flags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "red_flags_rels" ADD CONSTRAINT "red_flags_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_red_flags_v" ADD CONSTRAINT "_red_flags_v_parent_id_red_flags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."red_flags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_red_flags_v_rels" ADD CONSTRAINT "_red_flags_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_red_flags_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_red_flags_v_rels" ADD CONSTRAINT "_red_flags_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "red_flags_key_idx" ON "red_flags" USING btree ("key");
  CREATE INDEX "red_flags_updated_at_idx" ON "red_flags" USING btree ("updated_at");
  CREATE INDEX "red_flags_created_at_idx" ON "red_flags" USING btree ("created_at");
  CREATE INDEX "red_flags_deleted_at_idx" ON "red_flags" USING btree ("deleted_at");
  CREATE INDEX "red_flags__status_idx" ON "red_flags" USING btree ("_status");
  CREATE INDEX "red_flags_rels_order_idx" ON "red_flags_rels" USING btree ("order");
  CREATE INDEX "red_flags_rels_parent_idx" ON "red_flags_rels" USING btree ("parent_id");
  CREATE INDEX "red_flags_rels_path_idx" ON "red_flags_rels" USING btree ("path");
  CREATE INDEX "red_flags_rels_references_id_idx" ON "red_flags_rels" USING btree ("references_id");
  CREATE INDEX "_red_flags_v_parent_idx" ON "_red_flags_v" USING btree ("parent_id");
  CREATE INDEX "_red_flags_v_version_version_key_idx" ON "_red_flags_v" USING btree ("version_key");
  CREATE INDEX "_red_flags_v_version_version_updated_at_idx" ON "_red_flags_v" USING btree ("version_updated_at");
  CREATE INDEX "_red_flags_v_version_version_created_at_idx" ON "_red_flags_v" USING btree ("version_created_at");
  CREATE INDEX "_red_flags_v_version_version_deleted_at_idx" ON "_red_flags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_red_flags_v_version_version__status_idx" ON "_red_flags_v" USING btree ("version__status");
  CREATE INDEX "_red_flags_v_created_at_idx" ON "_red_flags_v" USING btree ("created_at");
  CREATE INDEX "_red_flags_v_updated_at_idx" ON "_red_flags_v" USING btree ("updated_at");
  CREATE INDEX "_red_flags_v_latest_idx" ON "_red_flags_v" USING btree ("latest");
  CREATE INDEX "_red_flags_v_rels_order_idx" ON "_red_flags_v_rels" USING btree ("order");
  CREATE INDEX "_red_flags_v_rels_parent_idx" ON "_red_flags_v_rels" USING btree ("parent_id");
  CREATE INDEX "_red_flags_v_rels_path_idx" ON "_red_flags_v_rels" USING btree ("path");
  CREATE INDEX "_red_flags_v_rels_references_id_idx" ON "_red_flags_v_rels" USING btree ("references_id");
  ALTER TABLE "education_modules_rels" ADD CONSTRAINT "education_modules_rels_red_flags_fk" FOREIGN KEY ("red_flags_id") REFERENCES "public"."red_flags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_modules_v_rels" ADD CONSTRAINT "_education_modules_v_rels_red_flags_fk" FOREIGN KEY ("red_flags_id") REFERENCES "public"."red_flags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pattern_cards_rels" ADD CONSTRAINT "pattern_cards_rels_red_flags_fk" FOREIGN KEY ("red_flags_id") REFERENCES "public"."red_flags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pattern_cards_v_rels" ADD CONSTRAINT "_pattern_cards_v_rels_red_flags_fk" FOREIGN KEY ("red_flags_id") REFERENCES "public"."red_flags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_red_flags_fk" FOREIGN KEY ("red_flags_id") REFERENCES "public"."red_flags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "education_modules_rels_red_flags_id_idx" ON "education_modules_rels" USING btree ("red_flags_id");
  CREATE INDEX "_education_modules_v_rels_red_flags_id_idx" ON "_education_modules_v_rels" USING btree ("red_flags_id");
  CREATE INDEX "pattern_cards_rels_red_flags_id_idx" ON "pattern_cards_rels" USING btree ("red_flags_id");
  CREATE INDEX "_pattern_cards_v_rels_red_flags_id_idx" ON "_pattern_cards_v_rels" USING btree ("red_flags_id");
  CREATE INDEX "payload_locked_documents_rels_red_flags_id_idx" ON "payload_locked_documents_rels" USING btree ("red_flags_id");
  -- What modules said in words of their own becomes entries of the list, which editors can merge with those it comes with.
  INSERT INTO "red_flags" ("key", "sign", "urgency", "action", "order_index", "_status")
  SELECT 'former-' || left(md5("text"), 12), "text",
    (CASE
      WHEN "text" ~* 'emergency|911|999|988|\\mnow\\M' THEN 'now'
      WHEN "text" ~* 'today|same.day|urgent' THEN 'today'
      WHEN "text" ~* 'appointment|\\mask\\M' THEN 'visit'
      ELSE 'week'
    END)::"enum_red_flags_urgency",
    'As it says.', 10000, 'published'
  FROM (
    SELECT "text" FROM "education_modules_red_flags" UNION SELECT "text" FROM "_education_modules_v_version_red_flags"
  ) AS former
  WHERE "text" IS NOT NULL;
  INSERT INTO "_red_flags_v" ("parent_id", "version_key", "version_sign", "version_urgency", "version_action",
    "version_order_index", "version__status", "version_updated_at", "version_created_at", "latest")
  SELECT "id", "key", "sign", "urgency"::text::"enum__red_flags_v_version_urgency", "action", "order_index", 'published',
    "updated_at", "created_at", true
  FROM "red_flags";
  INSERT INTO "education_modules_rels" ("order", "parent_id", "path", "red_flags_id")
  SELECT former."_order", former."_parent_id", 'redFlags', flag."id"
  FROM "education_modules_red_flags" former JOIN "red_flags" flag ON flag."sign" = former."text";
  INSERT INTO "_education_modules_v_rels" ("order", "parent_id", "path", "red_flags_id")
  SELECT former."_order", former."_parent_id", 'version.redFlags', flag."id"
  FROM "_education_modules_v_version_red_flags" former JOIN "red_flags" flag ON flag."sign" = former."text";
  DROP TABLE "education_modules_red_flags" CASCADE;
  DROP TABLE "_education_modules_v_version_red_flags" CASCADE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "education_modules_red_flags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_education_modules_v_version_red_flags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "red_flags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "red_flags_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_red_flags_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_red_flags_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "red_flags" CASCADE;
  DROP TABLE "red_flags_rels" CASCADE;
  DROP TABLE "_red_flags_v" CASCADE;
  DROP TABLE "_red_flags_v_rels" CASCADE;
  ALTER TABLE "education_modules_rels" DROP CONSTRAINT "education_modules_rels_red_flags_fk";
  
  ALTER TABLE "_education_modules_v_rels" DROP CONSTRAINT "_education_modules_v_rels_red_flags_fk";
  
  ALTER TABLE "pattern_cards_rels" DROP CONSTRAINT "pattern_cards_rels_red_flags_fk";
  
  ALTER TABLE "_pattern_cards_v_rels" DROP CONSTRAINT "_pattern_cards_v_rels_red_flags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_red_flags_fk";
  
  ALTER TABLE "auntie_safety_answers" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum_auntie_safety_answers_concern";
  CREATE TYPE "public"."enum_auntie_safety_answers_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'bleeding-before-menopause', 'breast-lump');
  ALTER TABLE "auntie_safety_answers" ALTER COLUMN "concern" SET DATA TYPE "public"."enum_auntie_safety_answers_concern" USING "concern"::"public"."enum_auntie_safety_answers_concern";
  ALTER TABLE "auntie_safety_rules" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum_auntie_safety_rules_concern";
  CREATE TYPE "public"."enum_auntie_safety_rules_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'bleeding-before-menopause', 'breast-lump');
  ALTER TABLE "auntie_safety_rules" ALTER COLUMN "concern" SET DATA TYPE "public"."enum_auntie_safety_rules_concern" USING "concern"::"public"."enum_auntie_safety_rules_concern";
  ALTER TABLE "auntie_safety_examples" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum_auntie_safety_examples_concern";
  CREATE TYPE "public"."enum_auntie_safety_examples_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'bleeding-before-menopause', 'breast-lump', 'none');
  ALTER TABLE "auntie_safety_examples" ALTER COLUMN "concern" SET DATA TYPE "public"."enum_auntie_safety_examples_concern" USING "concern"::"public"."enum_auntie_safety_examples_concern";
  ALTER TABLE "_auntie_safety_v_version_answers" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum__auntie_safety_v_version_answers_concern";
  CREATE TYPE "public"."enum__auntie_safety_v_version_answers_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'bleeding-before-menopause', 'breast-lump');
  ALTER TABLE "_auntie_safety_v_version_answers" ALTER COLUMN "concern" SET DATA TYPE "public"."enum__auntie_safety_v_version_answers_concern" USING "concern"::"public"."enum__auntie_safety_v_version_answers_concern";
  ALTER TABLE "_auntie_safety_v_version_rules" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum__auntie_safety_v_version_rules_concern";
  CREATE TYPE "public"."enum__auntie_safety_v_version_rules_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'bleeding-before-menopause', 'breast-lump');
  ALTER TABLE "_auntie_safety_v_version_rules" ALTER COLUMN "concern" SET DATA TYPE "public"."enum__auntie_safety_v_version_rules_concern" USING "concern"::"public"."enum__auntie_safety_v_version_rules_concern";
  ALTER TABLE "_auntie_safety_v_version_examples" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum__auntie_safety_v_version_examples_concern";
  CREATE TYPE "public"."enum__auntie_safety_v_version_examples_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'bleeding-before-menopause', 'breast-lump', 'none');
  ALTER TABLE "_auntie_safety_v_version_examples" ALTER COLUMN "concern" SET DATA TYPE "public"."enum__auntie_safety_v_version_examples_concern" USING "concern"::"public"."enum__auntie_safety_v_version_examples_concern";
  DROP INDEX "education_modules_rels_red_flags_id_idx";
  DROP INDEX "_education_modules_v_rels_red_flags_id_idx";
  DROP INDEX "pattern_cards_rels_red_flags_id_idx";
  DROP INDEX "_pattern_cards_v_rels_red_flags_id_idx";
  DROP INDEX "payload_locked_documents_rels_red_flags_id_idx";
  ALTER TABLE "education_modules_red_flags" ADD CONSTRAINT "education_modules_red_flags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."education_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_modules_v_version_red_flags" ADD CONSTRAINT "_education_modules_v_version_red_flags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_education_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "education_modules_red_flags_order_idx" ON "education_modules_red_flags" USING btree ("_order");
  CREATE INDEX "education_modules_red_flags_parent_id_idx" ON "education_modules_red_flags" USING btree ("_parent_id");
  CREATE INDEX "_education_modules_v_version_red_flags_order_idx" ON "_education_modules_v_version_red_flags" USING btree ("_order");
  CREATE INDEX "_education_modules_v_version_red_flags_parent_id_idx" ON "_education_modules_v_version_red_flags" USING btree ("_parent_id");
  ALTER TABLE "education_modules_rels" DROP COLUMN "red_flags_id";
  ALTER TABLE "_education_modules_v_rels" DROP COLUMN "red_flags_id";
  ALTER TABLE "pattern_cards_rels" DROP COLUMN "red_flags_id";
  ALTER TABLE "_pattern_cards_v_rels" DROP COLUMN "red_flags_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "red_flags_id";
  DROP TYPE "public"."enum_red_flags_urgency";
  DROP TYPE "public"."enum_red_flags_status";
  DROP TYPE "public"."enum__red_flags_v_version_urgency";
  DROP TYPE "public"."enum__red_flags_v_version_status";`)
}
