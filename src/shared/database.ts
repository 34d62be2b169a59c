import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

/** Payload types its adapter for every database there is; this site runs on PostgreSQL alone. */
const adapterOf = (payload: Payload) => payload.db as unknown as PostgresAdapter

/** The connections themselves, outside of any transaction of Payload's: what succeeds here is committed. */
export const poolOf = (payload: Payload): PostgresAdapter['pool'] => adapterOf(payload).pool

/** Drizzle on the pool, outside of any transaction of Payload's. */
export const drizzleOf = (payload: Payload): PostgresAdapter['drizzle'] => adapterOf(payload).drizzle

/** Drizzle inside the request's transaction; undefined while it has none. */
export async function transactionOf(req: PayloadRequest): Promise<PostgresAdapter['drizzle'] | undefined> {
  const id = await req.transactionID
  return id === undefined ? undefined : adapterOf(req.payload).sessions[id]?.db
}

/** Drizzle as the request sees the database: inside its transaction while it has one. */
export const databaseOf = async (req: PayloadRequest): Promise<PostgresAdapter['drizzle']> =>
  (await transactionOf(req)) ?? drizzleOf(req.payload)
