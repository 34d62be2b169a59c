import { sql } from '@payloadcms/db-postgres'
import { APIError, ValidationError, type PayloadRequest } from 'payload'

import { transactionOf } from '@/shared/database'

import { databaseErrorCode, describeFailure, isDatabaseAway } from '../httpError'
import { ArchiveRefused, ImportRefused, type Refusals } from './refusals'

/**
 * Whether a value is none of its column: of another kind, missing, or one that no row has. A hook that stumbles over such a
 * value throws what any code does, and an error of a vendor’s call has a cause.
 */
function isOddValue(error: unknown): boolean {
  if (isDatabaseAway(error)) return false
  if (/^2[23]/.test(databaseErrorCode(error) ?? '')) return true
  return (error instanceof TypeError || error instanceof RangeError) && error.cause === undefined
}

/** What Payload refuses, with the document and the field it is about; null for what is no refusal. */
function refusalOf(place: string, error: unknown): string | null {
  if (error instanceof ValidationError) {
    const said = error.data.errors.map(({ path, message }) => `${path}: ${message}`)
    return `${place} cannot be taken in. ${said.join(' ')}`
  }
  if (error instanceof APIError && error.status < 500) return `${place} cannot be taken in. ${error.message}`
  if (error instanceof ArchiveRefused) return `The archive ${error.message}.`
  if (error instanceof ImportRefused) return error.message
  return isOddValue(error) ? `${place} cannot be taken in. One of its values does not fit.` : null
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
    // It may be the site that stumbles.
    if (isOddValue(error))
      req.payload.logger.warn({ failure: describeFailure(error), msg: 'A text of an archive does not fit' })
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
