import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "campaign_visits" (
  	"campaign_id" integer NOT NULL,
  	"day" date NOT NULL,
  	"visits" integer NOT NULL,
  	CONSTRAINT "campaign_visits_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
  );
  
  ALTER TABLE "campaigns" ADD COLUMN "code" varchar;
  CREATE UNIQUE INDEX "campaigns_code_idx" ON "campaigns" USING btree ("code");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaign_visits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "campaign_visits" CASCADE;
  DROP INDEX "campaigns_code_idx";
  ALTER TABLE "campaigns" DROP COLUMN "code";`)
}
