import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'gabapentin-with-sedatives' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_answers_concern" ADD VALUE 'stiff-mornings';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'gabapentin-with-sedatives' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_rules_concern" ADD VALUE 'stiff-mornings';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'gabapentin-with-sedatives' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum_auntie_safety_examples_concern" ADD VALUE 'stiff-mornings' BEFORE 'none';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'gabapentin-with-sedatives' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_answers_concern" ADD VALUE 'stiff-mornings';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'gabapentin-with-sedatives' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_rules_concern" ADD VALUE 'stiff-mornings';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'gabapentin-with-sedatives' BEFORE 'bleeding-after-menopause';
  ALTER TYPE "public"."enum__auntie_safety_v_version_examples_concern" ADD VALUE 'stiff-mornings' BEFORE 'none';
  ALTER TABLE "references" ADD COLUMN "abstract_only" boolean DEFAULT false;
  ALTER TABLE "_references_v" ADD COLUMN "version_abstract_only" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "auntie_safety_answers" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum_auntie_safety_answers_concern";
  CREATE TYPE "public"."enum_auntie_safety_answers_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'ringing-with-deafness', 'leg-swelling', 'soaking-pads', 'inflamed-arteries', 'hot-joint', 'kidney-infection', 'liver-signs', 'spreading-red-skin', 'painful-eyes', 'heart-that-keeps-racing', 'days-without-sleep', 'bleeding-after-menopause', 'bleeding-without-womb', 'bleeding-on-hormones', 'bleeding-before-menopause', 'breast-lump', 'bloating', 'weight-loss', 'sweats-with-fever', 'blood-in-urine', 'bowel-change', 'sudden-back-pain', 'sore-below', 'changing-mole', 'sudden-male-pattern');
  ALTER TABLE "auntie_safety_answers" ALTER COLUMN "concern" SET DATA TYPE "public"."enum_auntie_safety_answers_concern" USING "concern"::"public"."enum_auntie_safety_answers_concern";
  ALTER TABLE "auntie_safety_rules" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum_auntie_safety_rules_concern";
  CREATE TYPE "public"."enum_auntie_safety_rules_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'ringing-with-deafness', 'leg-swelling', 'soaking-pads', 'inflamed-arteries', 'hot-joint', 'kidney-infection', 'liver-signs', 'spreading-red-skin', 'painful-eyes', 'heart-that-keeps-racing', 'days-without-sleep', 'bleeding-after-menopause', 'bleeding-without-womb', 'bleeding-on-hormones', 'bleeding-before-menopause', 'breast-lump', 'bloating', 'weight-loss', 'sweats-with-fever', 'blood-in-urine', 'bowel-change', 'sudden-back-pain', 'sore-below', 'changing-mole', 'sudden-male-pattern');
  ALTER TABLE "auntie_safety_rules" ALTER COLUMN "concern" SET DATA TYPE "public"."enum_auntie_safety_rules_concern" USING "concern"::"public"."enum_auntie_safety_rules_concern";
  ALTER TABLE "auntie_safety_examples" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum_auntie_safety_examples_concern";
  CREATE TYPE "public"."enum_auntie_safety_examples_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'ringing-with-deafness', 'leg-swelling', 'soaking-pads', 'inflamed-arteries', 'hot-joint', 'kidney-infection', 'liver-signs', 'spreading-red-skin', 'painful-eyes', 'heart-that-keeps-racing', 'days-without-sleep', 'bleeding-after-menopause', 'bleeding-without-womb', 'bleeding-on-hormones', 'bleeding-before-menopause', 'breast-lump', 'bloating', 'weight-loss', 'sweats-with-fever', 'blood-in-urine', 'bowel-change', 'sudden-back-pain', 'sore-below', 'changing-mole', 'sudden-male-pattern', 'none');
  ALTER TABLE "auntie_safety_examples" ALTER COLUMN "concern" SET DATA TYPE "public"."enum_auntie_safety_examples_concern" USING "concern"::"public"."enum_auntie_safety_examples_concern";
  ALTER TABLE "_auntie_safety_v_version_answers" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum__auntie_safety_v_version_answers_concern";
  CREATE TYPE "public"."enum__auntie_safety_v_version_answers_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'ringing-with-deafness', 'leg-swelling', 'soaking-pads', 'inflamed-arteries', 'hot-joint', 'kidney-infection', 'liver-signs', 'spreading-red-skin', 'painful-eyes', 'heart-that-keeps-racing', 'days-without-sleep', 'bleeding-after-menopause', 'bleeding-without-womb', 'bleeding-on-hormones', 'bleeding-before-menopause', 'breast-lump', 'bloating', 'weight-loss', 'sweats-with-fever', 'blood-in-urine', 'bowel-change', 'sudden-back-pain', 'sore-below', 'changing-mole', 'sudden-male-pattern');
  ALTER TABLE "_auntie_safety_v_version_answers" ALTER COLUMN "concern" SET DATA TYPE "public"."enum__auntie_safety_v_version_answers_concern" USING "concern"::"public"."enum__auntie_safety_v_version_answers_concern";
  ALTER TABLE "_auntie_safety_v_version_rules" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum__auntie_safety_v_version_rules_concern";
  CREATE TYPE "public"."enum__auntie_safety_v_version_rules_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'ringing-with-deafness', 'leg-swelling', 'soaking-pads', 'inflamed-arteries', 'hot-joint', 'kidney-infection', 'liver-signs', 'spreading-red-skin', 'painful-eyes', 'heart-that-keeps-racing', 'days-without-sleep', 'bleeding-after-menopause', 'bleeding-without-womb', 'bleeding-on-hormones', 'bleeding-before-menopause', 'breast-lump', 'bloating', 'weight-loss', 'sweats-with-fever', 'blood-in-urine', 'bowel-change', 'sudden-back-pain', 'sore-below', 'changing-mole', 'sudden-male-pattern');
  ALTER TABLE "_auntie_safety_v_version_rules" ALTER COLUMN "concern" SET DATA TYPE "public"."enum__auntie_safety_v_version_rules_concern" USING "concern"::"public"."enum__auntie_safety_v_version_rules_concern";
  ALTER TABLE "_auntie_safety_v_version_examples" ALTER COLUMN "concern" SET DATA TYPE text;
  DROP TYPE "public"."enum__auntie_safety_v_version_examples_concern";
  CREATE TYPE "public"."enum__auntie_safety_v_version_examples_concern" AS ENUM('self-harm', 'strangulation', 'rape', 'harm-to-others', 'violence', 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency', 'ringing-with-deafness', 'leg-swelling', 'soaking-pads', 'inflamed-arteries', 'hot-joint', 'kidney-infection', 'liver-signs', 'spreading-red-skin', 'painful-eyes', 'heart-that-keeps-racing', 'days-without-sleep', 'bleeding-after-menopause', 'bleeding-without-womb', 'bleeding-on-hormones', 'bleeding-before-menopause', 'breast-lump', 'bloating', 'weight-loss', 'sweats-with-fever', 'blood-in-urine', 'bowel-change', 'sudden-back-pain', 'sore-below', 'changing-mole', 'sudden-male-pattern', 'none');
  ALTER TABLE "_auntie_safety_v_version_examples" ALTER COLUMN "concern" SET DATA TYPE "public"."enum__auntie_safety_v_version_examples_concern" USING "concern"::"public"."enum__auntie_safety_v_version_examples_concern";
  ALTER TABLE "references" DROP COLUMN "abstract_only";
  ALTER TABLE "_references_v" DROP COLUMN "version_abstract_only";`)
}
