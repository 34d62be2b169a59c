import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  Forbidden,
  ValidationError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

import type { User } from '@/payload-types'
import { consumeRateLimit } from '@/shared/cms/rateLimits'
import { transactionOf } from '@/shared/database'
import { slugs } from '@/slugs'

import { takeFirstFounderCode } from './accountCodes'
import { simulatePasswordCheck } from './password'
import { readFactors } from './secondFactor'
import { toPayloadError, countAttempt, signInLimit } from './signInDelays'
import { acquireSignInLock } from './signInLock'

/**
 * Before a password is looked at: counts the try, by network alone and by network and account, and does the work of
 * checking a password where there is no account, so that the answer takes as long.
 */
export const beforeSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  const { email, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {}
  if (typeof email !== 'string' || typeof password !== 'string' || email === '' || password === '') return
  await toPayloadError(req, consumeRateLimit(req, signInLimit))
  await toPayloadError(req, countAttempt(req, email))
  await acquireSignInLock(req)
  const where = { email: { equals: email.trim().toLowerCase() } }
  const known = await req.payload.db.findOne({ collection: slugs.users, where, select: { email: true } })
  if (!known) await simulatePasswordCheck(password)
}

/**
 * A new password by mail proves the mail alone. Who has a second factor is not signed in by it: the session that Payload
 * opened ends before anybody has it.
 */
export const endResetSession: CollectionAfterOperationHook = async (done) => {
  if (done.operation !== 'resetPassword') return done.result as unknown
  const { payload } = done.req
  const { user } = done.result as { user?: { id: number } }
  if (!user) return done.result
  const { totp, passkeys } = await readFactors(payload, user.id)
  if (totp || passkeys > 0)
    await payload.db.updateOne({ collection: slugs.users, id: user.id, data: { sessions: [] }, returning: false })
  return done.result
}

/** For the hooks of signing in, which Payload calls then as well. */
export const markReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'resetPassword') req.context.resetsPassword = true
}

/**
 * Payload's first-user screen creates the account without a session: a stranger would become founder. It takes the code
 * that the start printed, by whatever address, host or proxy it is reached.
 */
export const restrictFirstUser: CollectionBeforeValidateHook<User & { setupCode?: string }> = async ({
  data,
  operation,
  req,
  context,
}) => {
  if (operation !== 'create' || req.user || context.fromCommandLine) return data
  const { totalDocs } = await req.payload.count({ collection: slugs.users, req })
  if (totalDocs > 0) throw new Forbidden(req.t)
  if (!(await takeFirstFounderCode(req, data?.setupCode)))
    throw new ValidationError(
      {
        collection: slugs.users,
        errors: [{ path: 'setupCode', message: 'This is not the code that the start of the site printed.' }],
      },
      req.t,
    )
  return { ...data, roles: ['founder'] }
}

/** Throws when no other founder would be left. An advisory lock serializes two founders who leave at once. */
async function keepOneFounder(req: PayloadRequest, leaving: number | string, message: string) {
  const transaction = await transactionOf(req)
  await transaction?.execute(sql`SELECT pg_advisory_xact_lock(hashtext('the last founder'))`)
  const { totalDocs } = await req.payload.count({
    collection: slugs.users,
    where: { and: [{ roles: { equals: 'founder' } }, { id: { not_equals: leaving } }] },
    req,
  })
  if (totalDocs === 0) throw new APIError(message, 409, undefined, true)
}

/** Refuses a change that would leave no founder. */
export const requireFounderOnChange: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (originalDoc?.roles?.includes('founder') && !data.roles?.includes('founder'))
    await keepOneFounder(req, originalDoc.id, 'Somebody must stay founder. Give another person that role first.')
  return data
}

/** Refuses to delete the last founder. */
export const requireFounderOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { roles } = await req.payload.findByID({ collection: slugs.users, id, depth: 0, req })
  if (roles.includes('founder'))
    await keepOneFounder(req, id, 'The last founder cannot be deleted. Make another person founder first.')
}

/** What somebody had open is free again: of a lock that is nobody's, Payload shows all others an empty form. */
export const freeLocksOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { 'user.value': { equals: id } }
  await req.payload.delete({ collection: 'payload-locked-documents', where, req })
}
