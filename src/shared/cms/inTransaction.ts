import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { transactionOf } from '@/shared/database'

/** Drizzle in a transaction. */
export type Transaction = PostgresAdapter['drizzle']

/**
 * Runs something in the request's transaction, or in one of its own where the request has none: all of it is kept, or
 * nothing.
 */
export async function inTransaction<Result>(
  req: PayloadRequest,
  run: (db: Transaction) => Promise<Result>,
): Promise<Result> {
  const began = await initTransaction(req)
  try {
    const result = await run((await transactionOf(req))!)
    if (began) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
