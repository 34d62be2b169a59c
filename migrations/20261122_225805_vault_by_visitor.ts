import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Hash-partitions the vault by visitor (docs/decisions/047). Nobody writes between the copy and the end. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  SET LOCAL statement_timeout = 0;
  LOCK TABLE "vault_records" IN ACCESS EXCLUSIVE MODE;
  ALTER TABLE "vault_records" RENAME TO "vault_records_before";
  DROP INDEX "vault_records_visitor_kind_key", "vault_records_touched_on";
  CREATE TABLE "vault_records" (
  	"id" uuid NOT NULL,
  	"visitor" "bytea" NOT NULL,
  	"kind" text NOT NULL,
  	"key" "bytea",
  	"version" smallint NOT NULL,
  	"sealed" "bytea" NOT NULL,
  	"touched_on" date NOT NULL
  ) PARTITION BY HASH ("visitor");
  DO $$ BEGIN
    FOR remainder IN 0..7 LOOP
      EXECUTE format(
        'CREATE TABLE vault_records_%s PARTITION OF vault_records FOR VALUES WITH (MODULUS 8, REMAINDER %s)',
        remainder, remainder);
    END LOOP;
  END $$;
  INSERT INTO "vault_records" ("id", "visitor", "kind", "key", "version", "sealed", "touched_on")
    SELECT "id", "visitor", "kind", "key", "version", "sealed", "touched_on" FROM "vault_records_before";
  DROP TABLE "vault_records_before";
  ALTER TABLE "vault_records" ADD CONSTRAINT "vault_records_visitor_id_pk" PRIMARY KEY ("visitor","id");
  CREATE UNIQUE INDEX "vault_records_visitor_kind_key" ON "vault_records" USING btree ("visitor","kind","key");
  CREATE INDEX "vault_records_touched_on" ON "vault_records" USING btree ("touched_on");
  ANALYZE "vault_records";`)
}

/**
 * One table again. There an id is unique among all visitors: of rows that share one, which only visitors who chose it can
 * have made, the row whose visitor came last stays.
 */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  SET LOCAL statement_timeout = 0;
  LOCK TABLE "vault_records" IN ACCESS EXCLUSIVE MODE;
  ALTER TABLE "vault_records" RENAME TO "vault_records_before";
  DROP INDEX "vault_records_visitor_kind_key", "vault_records_touched_on";
  CREATE TABLE "vault_records" (
  	"id" uuid NOT NULL,
  	"visitor" "bytea" NOT NULL,
  	"kind" text NOT NULL,
  	"key" "bytea",
  	"version" smallint NOT NULL,
  	"sealed" "bytea" NOT NULL,
  	"touched_on" date NOT NULL
  );
  INSERT INTO "vault_records" ("id", "visitor", "kind", "key", "version", "sealed", "touched_on")
    SELECT DISTINCT ON ("id") "id", "visitor", "kind", "key", "version", "sealed", "touched_on"
    FROM "vault_records_before" ORDER BY "id", "touched_on" DESC;
  DROP TABLE "vault_records_before";
  ALTER TABLE "vault_records" ADD PRIMARY KEY ("id");
  CREATE UNIQUE INDEX "vault_records_visitor_kind_key" ON "vault_records" USING btree ("visitor","kind","key");
  CREATE INDEX "vault_records_touched_on" ON "vault_records" USING btree ("touched_on");
  ANALYZE "vault_records";`)
}
