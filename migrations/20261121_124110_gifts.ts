import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_donations_state" AS ENUM('started', 'failed', 'paid', 'partly-refunded', 'refunded', 'disputed', 'lost');
  CREATE TYPE "public"."enum_donations_dispute" AS ENUM('open', 'won', 'lost');
  CREATE TABLE "donations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"state" "enum_donations_state" DEFAULT 'started' NOT NULL,
  	"amount" numeric NOT NULL,
  	"refunded" numeric DEFAULT 0,
  	"currency" varchar NOT NULL,
  	"monthly" boolean DEFAULT false,
  	"paid_at" timestamp(3) with time zone,
  	"failed_at" timestamp(3) with time zone,
  	"dispute" "enum_donations_dispute",
  	"intent_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "donations_id" integer;
  CREATE INDEX "donations_paid_at_idx" ON "donations" USING btree ("paid_at");
  CREATE UNIQUE INDEX "donations_intent_id_idx" ON "donations" USING btree ("intent_id");
  CREATE INDEX "donations_updated_at_idx" ON "donations" USING btree ("updated_at");
  CREATE INDEX "donations_created_at_idx" ON "donations" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_donations_fk" FOREIGN KEY ("donations_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_donations_id_idx" ON "payload_locked_documents_rels" USING btree ("donations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "donations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "donations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_donations_fk";
  
  DROP INDEX "payload_locked_documents_rels_donations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "donations_id";
  DROP TYPE "public"."enum_donations_state";
  DROP TYPE "public"."enum_donations_dispute";`)
}
