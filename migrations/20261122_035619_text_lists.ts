import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Lists that were a text with one entry a line become texts of their own, in the order of their lines, in the published
// rows and in every version.

/** The lists of each collection's table, by their columns. */
const lists: Record<string, string[]> = {
  pattern_cards: ['try_first', 'see_clinician_if'],
  stacks: ['instructions', 'expected_timeline', 'core_products', 'additional_supports', 'lifestyle_integration'],
  ingredients: ['also_listed_as', 'found', 'alternatives', 'avoidance'],
  brands: ['highlights', 'products'],
  archetypes: ['pain_points', 'solutions'],
  experts: ['key_contributions'],
}

/** Tables that hold texts already, for other fields. */
const withTexts = ['pattern_cards', 'stacks']

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Each list in the collection's own table and in that of its versions. */
const columns = Object.entries(lists).flatMap(([table, names]) =>
  names.flatMap((name) => [
    { table, column: name, path: camelCase(name) },
    { table: `_${table}_v`, column: `version_${name}`, path: `version.${camelCase(name)}` },
  ]),
)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "ingredients_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_ingredients_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "brands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_brands_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "archetypes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_archetypes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "experts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_experts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "ingredients_texts" ADD CONSTRAINT "ingredients_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ingredients_v_texts" ADD CONSTRAINT "_ingredients_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ingredients_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands_texts" ADD CONSTRAINT "brands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v_texts" ADD CONSTRAINT "_brands_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "archetypes_texts" ADD CONSTRAINT "archetypes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."archetypes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_archetypes_v_texts" ADD CONSTRAINT "_archetypes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_archetypes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "experts_texts" ADD CONSTRAINT "experts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_experts_v_texts" ADD CONSTRAINT "_experts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_experts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ingredients_texts_order_parent" ON "ingredients_texts" USING btree ("order","parent_id");
  CREATE INDEX "_ingredients_v_texts_order_parent" ON "_ingredients_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "brands_texts_order_parent" ON "brands_texts" USING btree ("order","parent_id");
  CREATE INDEX "_brands_v_texts_order_parent" ON "_brands_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "archetypes_texts_order_parent" ON "archetypes_texts" USING btree ("order","parent_id");
  CREATE INDEX "_archetypes_v_texts_order_parent" ON "_archetypes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "experts_texts_order_parent" ON "experts_texts" USING btree ("order","parent_id");
  CREATE INDEX "_experts_v_texts_order_parent" ON "_experts_v_texts" USING btree ("order","parent_id");`)
  for (const { table, column, path } of columns)
    await db.execute(
      sql.raw(`
    INSERT INTO "${table}_texts" ("order", "parent_id", "path", "text")
    SELECT row_number() OVER (PARTITION BY id ORDER BY place), id, '${path}', entry
    FROM "${table}", LATERAL (
      SELECT btrim(line, E' \\t\\r') AS entry, place FROM unnest(string_to_array("${column}", E'\\n')) WITH ORDINALITY AS lines(line, place)
    ) AS entries
    WHERE entry <> '';
    ALTER TABLE "${table}" DROP COLUMN "${column}"`),
    )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, column, path } of columns)
    await db.execute(
      sql.raw(`
    ALTER TABLE "${table}" ADD COLUMN "${column}" varchar;
    UPDATE "${table}" SET "${column}" = entries.joined FROM (
      SELECT parent_id, string_agg(text, E'\\n' ORDER BY "order") AS joined
      FROM "${table}_texts" WHERE path = '${path}' GROUP BY parent_id
    ) AS entries WHERE entries.parent_id = "${table}".id;
    DELETE FROM "${table}_texts" WHERE path = '${path}'`),
    )
  for (const table of Object.keys(lists).filter((name) => !withTexts.includes(name)))
    await db.execute(sql.raw(`DROP TABLE "${table}_texts" CASCADE; DROP TABLE "_${table}_v_texts" CASCADE`))
}
