import { sql } from '@payloadcms/db-postgres'
import { APIError, ValidationError, type PayloadRequest } from 'payload'

import { transactionOf } from '@/shared/database'

import { ArchiveRefused, ImportRefused, type Refusals } from './refusals'

/** What Payload refuses, with the document and the field it is about; null for what is no refusal. */
function refusalOf(place: string, error: unknown): string | null {
  if (error instanceof ValidationError) {
    const said = error.data.errors.map(({ path, message }) => `${path}: ${message}`)
    return `${place} cannot be taken in. ${said.join(' ')}`
  }
  if (error instanceof APIError && error.status < 500) return `${place} cannot be taken in. ${error.message}`
  if (error instanceof ArchiveRefused) return `The archive ${error.message}.`
  return error instanceof ImportRefused ? error.message : null
}

/**
 * Makes a text. One that is refused leaves nothing behind, so that those after it can be tried as well.
 * @returns whether it was made
 * @throws Error for everything that is no refusal
 */
export async function attempt(
  req: PayloadRequest,
  refusals: Refusals,
  place: string,
  make: () => Promise<void>,
): Promise<boolean> {
  const transaction = await transactionOf(req)
  await transaction?.execute(sql`SAVEPOINT archived_text`)
  let isMade = true
  try {
    await make()
  } catch (error) {
    const refusal = refusalOf(place, error)
    if (refusal === null) throw new Error(`${place}: ${(error as Error).message}`, { cause: error })
    // After what the database itself refuses it would take nothing more.
    await transaction?.execute(sql`ROLLBACK TO SAVEPOINT archived_text`)
    refusals.add(refusal)
    isMade = false
  }
  await transaction?.execute(sql`RELEASE SAVEPOINT archived_text`)
  return isMade
}

/**
 * Lets Payload refuse something without taking the whole transaction back, which it does unless somebody else is just
 * beginning it.
 */
export async function withinTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const id = await req.transactionID
  if (id !== undefined) req.transactionID = Promise.resolve(id)
  try {
    return await work()
  } finally {
    if (id !== undefined) req.transactionID = id
  }
}
