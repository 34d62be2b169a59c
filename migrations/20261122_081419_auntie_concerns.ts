import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'strangulation' BEFORE 'violence';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'rape' BEFORE 'violence';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'harm-to-others' BEFORE 'violence';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'bleeding-before-menopause' BEFORE 'breast-lump';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'strangulation' BEFORE 'violence';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'rape' BEFORE 'violence';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'harm-to-others' BEFORE 'violence';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'bleeding-before-menopause' BEFORE 'breast-lump';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'strangulation' BEFORE 'violence';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'rape' BEFORE 'violence';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'harm-to-others' BEFORE 'violence';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'bleeding-before-menopause' BEFORE 'breast-lump';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'strangulation' BEFORE 'violence';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'rape' BEFORE 'violence';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'harm-to-others' BEFORE 'violence';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'bleeding-before-menopause' BEFORE 'breast-lump';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'strangulation' BEFORE 'violence';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'rape' BEFORE 'violence';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'harm-to-others' BEFORE 'violence';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'bleeding-before-menopause' BEFORE 'breast-lump';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'strangulation' BEFORE 'violence';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'rape' BEFORE 'violence';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'harm-to-others' BEFORE 'violence';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'bleeding-before-menopause' BEFORE 'breast-lump';
  DROP INDEX "library_passages_document";
  UPDATE "auntie_safety_countries" SET "emergency_number" = '112' WHERE coalesce("emergency_number", '') = '';
  UPDATE "_auntie_safety_v_version_countries" SET "emergency_number" = '112' WHERE coalesce("emergency_number", '') = '';
  ALTER TABLE "auntie_safety_countries" ALTER COLUMN "emergency_number" SET NOT NULL;
  ALTER TABLE "_auntie_safety_v_version_countries" ALTER COLUMN "emergency_number" SET NOT NULL;
  ALTER TABLE "library_passages" DROP COLUMN "document";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "auntie_safety_answers" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum_auntie_safety_answers_concern";
  CREATE TYPE "public"."enum_auntie_safety_answers_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump');
  ALTER TABLE "auntie_safety_answers" ALTER COLUMN "concern" SET DATA TYPE "public"."enum_auntie_safety_answers_concern" USING "concern"::"public"."enum_auntie_safety_answers_concern";
  ALTER TABLE "auntie_safety_rules" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum_auntie_safety_rules_concern";
  CREATE TYPE "public"."enum_auntie_safety_rules_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump');
  ALTER TABLE "auntie_safety_rules" ALTER COLUMN "concern" SET DATA TYPE "public"."enum_auntie_safety_rules_concern" USING "concern"::"public"."enum_auntie_safety_rules_concern";
  ALTER TABLE "auntie_safety_examples" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum_auntie_safety_examples_concern";
  CREATE TYPE "public"."enum_auntie_safety_examples_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump', 'none');
  ALTER TABLE "auntie_safety_examples" ALTER COLUMN "concern" SET DATA TYPE "public"."enum_auntie_safety_examples_concern" USING "concern"::"public"."enum_auntie_safety_examples_concern";
  ALTER TABLE "_auntie_safety_v_version_answers" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum__auntie_safety_v_version_answers_concern";
  CREATE TYPE "public"."enum__auntie_safety_v_version_answers_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump');
  ALTER TABLE "_auntie_safety_v_version_answers" ALTER COLUMN "concern" SET DATA TYPE "public"."enum__auntie_safety_v_version_answers_concern" USING "concern"::"public"."enum__auntie_safety_v_version_answers_concern";
  ALTER TABLE "_auntie_safety_v_version_rules" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum__auntie_safety_v_version_rules_concern";
  CREATE TYPE "public"."enum__auntie_safety_v_version_rules_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump');
  ALTER TABLE "_auntie_safety_v_version_rules" ALTER COLUMN "concern" SET DATA TYPE "public"."enum__auntie_safety_v_version_rules_concern" USING "concern"::"public"."enum__auntie_safety_v_version_rules_concern";
  ALTER TABLE "_auntie_safety_v_version_examples" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum__auntie_safety_v_version_examples_concern";
  CREATE TYPE "public"."enum__auntie_safety_v_version_examples_concern" AS ENUM('self-harm', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'leg-swelling', 'bleeding-after-menopause', 'breast-lump', 'none');
  ALTER TABLE "_auntie_safety_v_version_examples" ALTER COLUMN "concern" SET DATA TYPE "public"."enum__auntie_safety_v_version_examples_concern" USING "concern"::"public"."enum__auntie_safety_v_version_examples_concern";
  ALTER TABLE "auntie_safety_countries" ALTER COLUMN "emergency_number" DROP NOT NULL;
  ALTER TABLE "_auntie_safety_v_version_countries" ALTER COLUMN "emergency_number" DROP NOT NULL;
  ALTER TABLE "library_passages" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', heading || ' ' || summary), 'B') || setweight(to_tsvector('english', description), 'C') || setweight(to_tsvector('english', body), 'D')) STORED;
  CREATE INDEX "library_passages_document" ON "library_passages" USING gin ("document");`)
}
