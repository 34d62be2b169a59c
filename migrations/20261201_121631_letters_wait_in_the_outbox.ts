import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invited_addresses" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;`)
  // What lay in the outbox had counted as written. The note of an address has nothing in common with its letter but the
  // moment: it was made right before the letter’s own.
  await db.execute(sql`
   UPDATE "invited_addresses" AS "known" SET "batch_written_at" = NULL
     WHERE EXISTS (SELECT FROM "batch_recipients" AS "one" WHERE "one"."state" = 'kept'
         AND "known"."batch_written_at" BETWEEN "one"."sent_at" - interval '5 seconds' AND "one"."sent_at")
       AND NOT EXISTS (SELECT FROM "batch_recipients" AS "one" WHERE "one"."state" <> 'kept'
         AND "known"."batch_written_at" BETWEEN "one"."sent_at" - interval '5 seconds' AND "one"."sent_at");
   UPDATE "influencers" SET "written_on" = (
       SELECT max("sent_at") FROM "batch_recipients" WHERE "influencer_id" = "influencers"."id" AND "state" <> 'kept')
     WHERE EXISTS (SELECT FROM "batch_recipients" WHERE "influencer_id" = "influencers"."id" AND "state" = 'kept');
   UPDATE "batch_recipients" SET "sent_at" = NULL WHERE "state" = 'kept';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invited_addresses" DROP COLUMN "kept";`)
}
