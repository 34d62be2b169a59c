import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { directPoolFor, visitorsPoolFor } from './resilientPool'

/** Payload types its adapter for all databases; this site runs on PostgreSQL only. */
const adapterOf = (payload: Payload) => payload.db as unknown as PostgresAdapter

/** The connection pool, outside of Payload's transactions: successful statements are committed. */
export const poolOf = (payload: Payload): PostgresAdapter['pool'] => adapterOf(payload).pool

/** Connections for visitors' own rows and counters alone; short timeouts. */
export const visitorsPoolOf = (payload: Payload): PostgresAdapter['pool'] => visitorsPoolFor(poolOf(payload))

/** Connections that stay one session each, whatever pools them for everybody else: for locks of a session. */
export const directPoolOf = (payload: Payload): PostgresAdapter['pool'] => directPoolFor(poolOf(payload))

/** Drizzle on the pool, outside of Payload's transactions. */
export const drizzleOf = (payload: Payload): PostgresAdapter['drizzle'] => adapterOf(payload).drizzle

/** Drizzle in the request's transaction; undefined without one. */
export async function transactionOf(req: PayloadRequest): Promise<PostgresAdapter['drizzle'] | undefined> {
  const id = await req.transactionID
  return id === undefined ? undefined : adapterOf(req.payload).sessions[id]?.db
}

/** Drizzle for a request: in its transaction if there is one. */
export const databaseOf = async (req: PayloadRequest): Promise<PostgresAdapter['drizzle']> =>
  (await transactionOf(req)) ?? drizzleOf(req.payload)
