import type pg from 'pg'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

type Column = {
  table: string
  name: string
  type: string
  isEnum: boolean
  isRequired: boolean
  refersTo: string | null
}

/** Every column that somebody writes, of all tables but partitions, which their table fills. */
const columnsOfAll = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, a.attnotnull AS "isRequired",
         EXISTS (SELECT FROM pg_enum WHERE enumtypid = a.atttypid) AS "isEnum",
         (SELECT confrelid::regclass::text FROM pg_constraint
          WHERE conrelid = c.oid AND contype = 'f' AND conkey = ARRAY[a.attnum] LIMIT 1) AS "refersTo"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    AND coalesce(pg_get_expr((SELECT adbin FROM pg_attrdef WHERE adrelid = c.oid AND adnum = a.attnum), c.oid), '') NOT LIKE 'nextval%'
    AND c.relname <> 'payload_migrations'
  ORDER BY c.relname, a.attnum`

const richText = '{"root":{"type":"root","children":[],"direction":null,"format":"","indent":0,"version":1}}'

/** A value of a type in SQL, another one for each row `n`. */
function valueOf({ table, name, type, isEnum, refersTo }: Column): string {
  if (refersTo) return `(SELECT id FROM ${refersTo} ORDER BY id OFFSET n - 1 LIMIT 1)`
  const words = `enum_range(NULL::${type})`
  if (isEnum) return `(${words})[1 + (n - 1) % cardinality(${words})]`
  if (type.endsWith('[]')) return `'{}'`
  if (/^(?:numeric|integer|bigint|smallint|double precision|real)$/.test(type)) return 'n'
  if (type === 'boolean') return 'true'
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'bytea') return `sha256(('${table}' || n)::bytea)`
  if (type === 'jsonb' || type === 'json') return `'${richText}'`
  if (type.startsWith('timestamp')) return `now() - n * interval '1 day'`
  if (type === 'date') return 'current_date - n'
  if (type === 'tsvector') return `to_tsvector('simple', 'word' || n)`
  return `'${table} ${name} ' || n`
}

/** How many rows tables have; those that are not there are left out. */
export async function countRows(client: pg.ClientBase, tables: readonly string[]): Promise<[string, number][]> {
  const { rows: there } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(quote_ident(name)) IS NOT NULL`,
    [tables],
  )
  if (there.length === 0) return []
  const counts = there.map(({ name }) => `SELECT '${name}' AS name, (SELECT count(*)::int FROM ${quote(name)}) AS rows`)
  const { rows } = await client.query<{ name: string; rows: number }>(counts.join(' UNION ALL '))
  return rows.map(({ name, rows: count }) => [name, count])
}

/**
 * Fills every empty table with some rows, whatever its columns are: each with a value, but for what refers to a table that
 * is not filled yet.
 * @returns the tables that have rows now
 */
export async function fillTables(client: pg.ClientBase, rows: number): Promise<string[]> {
  const { rows: columns } = await client.query<Column>(columnsOfAll)
  const byTable = new Map<string, Column[]>()
  for (const column of columns) byTable.set(column.table, [...(byTable.get(column.table) ?? []), column])
  const filled = new Set<string>()
  const empty = new Set<string>()
  for (const [table, count] of await countRows(client, [...byTable.keys()])) (count > 0 ? filled : empty).add(table)
  const isReady = ({ isRequired, refersTo }: Column) =>
    !refersTo || filled.has(refersTo.replaceAll('"', '')) || !isRequired
  for (let before = -1; before !== empty.size;) {
    before = empty.size
    for (const table of empty) {
      const own = byTable.get(table)!
      if (!own.every(isReady)) continue
      const written = own.filter(({ refersTo }) => !refersTo || filled.has(refersTo.replaceAll('"', '')))
      await client.query(
        `INSERT INTO ${quote(table)} (${written.map(({ name }) => quote(name)).join(', ')})
         SELECT ${written.map(valueOf).join(', ')} FROM generate_series(1, ${rows}) AS n ON CONFLICT DO NOTHING`,
      )
      filled.add(table)
      empty.delete(table)
    }
  }
  return [...filled]
}
