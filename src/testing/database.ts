import pg from 'pg'

/** Runs one statement on a cluster or database and closes the connection. */
export async function runSql<Row extends pg.QueryResultRow>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The same cluster, another database. */
function databaseUrlOf(superuserUrl: string, name: string): string {
  const url = new URL(superuserUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Makes a database, as a copy when a template is named.
 * @returns its connection string
 */
export async function makeDatabase(superuserUrl: string, name: string, template = 'template1'): Promise<string> {
  await dropDatabase(superuserUrl, name)
  await runSql(superuserUrl, `CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  return databaseUrlOf(superuserUrl, name)
}

/** Drops a database, whoever is still connected to it. */
export async function dropDatabase(superuserUrl: string, name: string): Promise<void> {
  await runSql(superuserUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
}
