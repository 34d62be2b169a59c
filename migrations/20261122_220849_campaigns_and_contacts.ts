import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_campaigns_audience" AS ENUM('tagged', 'chosen', 'everybody');
  CREATE TYPE "public"."enum_campaigns_state" AS ENUM('draft', 'sending', 'paused', 'cancelled', 'done');
  CREATE TABLE "influencers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" jsonb NOT NULL,
  	"signature" varchar,
  	"link_label" varchar DEFAULT 'Look through it',
  	"reply_to" varchar,
  	"postal_address" varchar,
  	"audience" "enum_campaigns_audience" DEFAULT 'tagged' NOT NULL,
  	"state" "enum_campaigns_state" DEFAULT 'draft' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"influencers_id" integer
  );
  
  ALTER TABLE "batch_recipients" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;
  ALTER TABLE "influencers" ADD COLUMN "written_on" timestamp(3) with time zone;
  ALTER TABLE "invitation_batches" ADD COLUMN "campaign_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaigns_id" integer;
  ALTER TABLE "influencers_texts" ADD CONSTRAINT "influencers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."influencers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_texts" ADD CONSTRAINT "campaigns_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_influencers_fk" FOREIGN KEY ("influencers_id") REFERENCES "public"."influencers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "influencers_texts_order_parent" ON "influencers_texts" USING btree ("order","parent_id");
  CREATE INDEX "campaigns_state_idx" ON "campaigns" USING btree ("state");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns_texts_order_parent" ON "campaigns_texts" USING btree ("order","parent_id");
  CREATE INDEX "campaigns_rels_order_idx" ON "campaigns_rels" USING btree ("order");
  CREATE INDEX "campaigns_rels_parent_idx" ON "campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "campaigns_rels_path_idx" ON "campaigns_rels" USING btree ("path");
  CREATE INDEX "campaigns_rels_influencers_id_idx" ON "campaigns_rels" USING btree ("influencers_id");
  ALTER TABLE "invitation_batches" ADD CONSTRAINT "invitation_batches_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "influencers_written_on_idx" ON "influencers" USING btree ("written_on");
  CREATE INDEX "invitation_batches_campaign_idx" ON "invitation_batches" USING btree ("campaign_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "influencers_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "influencers_texts" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_texts" CASCADE;
  DROP TABLE "campaigns_rels" CASCADE;
  ALTER TABLE "invitation_batches" DROP CONSTRAINT "invitation_batches_campaign_id_campaigns_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaigns_fk";
  
  DROP INDEX "influencers_written_on_idx";
  DROP INDEX "invitation_batches_campaign_idx";
  DROP INDEX "payload_locked_documents_rels_campaigns_id_idx";
  ALTER TABLE "batch_recipients" DROP COLUMN "changed_at";
  ALTER TABLE "influencers" DROP COLUMN "written_on";
  ALTER TABLE "invitation_batches" DROP COLUMN "campaign_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaigns_id";
  DROP TYPE "public"."enum_campaigns_audience";
  DROP TYPE "public"."enum_campaigns_state";`)
}
