import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_campaigns_audience" ADD VALUE 'followUp';
  ALTER TABLE "batch_recipients" ADD COLUMN "sent_at" timestamp with time zone;
  ALTER TABLE "batch_recipients" ADD COLUMN "answered_at" timestamp with time zone;
  ALTER TABLE "influencers" ADD COLUMN "answered_on" timestamp(3) with time zone;
  ALTER TABLE "campaigns" ADD COLUMN "follows_up_id" integer;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_follows_up_id_campaigns_id_fk" FOREIGN KEY ("follows_up_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  UPDATE "batch_recipients" SET "sent_at" = "changed_at" WHERE "state" IN ('sent', 'kept', 'delivered', 'bounced', 'complained');
  CREATE INDEX "batch_recipients_influencer" ON "batch_recipients" USING btree ("influencer_id");
  CREATE INDEX "campaigns_follows_up_idx" ON "campaigns" USING btree ("follows_up_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_follows_up_id_campaigns_id_fk";
  
  UPDATE "campaigns" SET "audience" = 'chosen' WHERE "audience" = 'followUp';
  ALTER TABLE "campaigns" ALTER COLUMN "audience" SET DATA TYPE text;
  ALTER TABLE "campaigns" ALTER COLUMN "audience" SET DEFAULT 'tagged'::text;
  DROP TYPE "public"."enum_campaigns_audience";
  CREATE TYPE "public"."enum_campaigns_audience" AS ENUM('tagged', 'chosen', 'everybody');
  ALTER TABLE "campaigns" ALTER COLUMN "audience" SET DEFAULT 'tagged'::"public"."enum_campaigns_audience";
  ALTER TABLE "campaigns" ALTER COLUMN "audience" SET DATA TYPE "public"."enum_campaigns_audience" USING "audience"::"public"."enum_campaigns_audience";
  DROP INDEX "batch_recipients_influencer";
  DROP INDEX "campaigns_follows_up_idx";
  ALTER TABLE "batch_recipients" DROP COLUMN "sent_at";
  ALTER TABLE "batch_recipients" DROP COLUMN "answered_at";
  ALTER TABLE "influencers" DROP COLUMN "answered_on";
  ALTER TABLE "campaigns" DROP COLUMN "follows_up_id";`)
}
