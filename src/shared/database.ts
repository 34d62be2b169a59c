import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

/** Payload's database as what it is here: PostgreSQL, with its pool and drizzle. */
export const postgresAdapter = ({ db }: Pick<Payload, 'db'>): PostgresAdapter => db as unknown as PostgresAdapter

/** The database as a request sees it: inside its transaction while it has one. */
export async function requestDatabase(req: PayloadRequest): Promise<PostgresAdapter['drizzle']> {
  const { drizzle, sessions } = postgresAdapter(req.payload)
  const session = req.transactionID ? sessions[await req.transactionID] : undefined
  return (session?.db as PostgresAdapter['drizzle'] | undefined) ?? drizzle
}
