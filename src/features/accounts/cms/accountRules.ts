import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  Forbidden,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

import type { User } from '@/payload-types'
import { transactionOf } from '@/shared/database'
import { HttpError } from '@/shared/cms/httpError'
import { consumeRateLimit, type RateLimit } from '@/shared/cms/rateLimits'
import { getEnv, isLocalhost } from '@/shared/env'
import { slugs } from '@/slugs'

/** Beside this, each account is locked after a few wrong passwords. */
const signInLimit: RateLimit = { name: 'signIn', windowSeconds: 10 * 60, perVisitor: 100, perNetwork: 100 }
/** Anyone can request a reset email for any address. */
const passwordEmailLimit: RateLimit = { name: 'passwordMail', windowSeconds: 60 * 60, perVisitor: 10, perNetwork: 10 }

/** NIST SP 800-63B requires at least 8. */
const passwordLength = 12

function checkPassword(password: unknown, req: PayloadRequest) {
  if (typeof password !== 'string' || password.length >= passwordLength) return
  const message = `A password has at least ${passwordLength} characters. A few words in a row are easy to remember.`
  throw new ValidationError({ collection: slugs.users, errors: [{ path: 'password', message }] }, req.t)
}

/** Rejects a short password wherever one is set: a new account, a change, the reset link. */
export const rejectShortPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'resetPassword')
    checkPassword((args as { data?: { password?: unknown } }).data?.password, req)
}

/** Counts one of Payload's own operations, which handle APIError only. @throws APIError 429 with Retry-After */
async function countOwnCall(req: PayloadRequest, limit: RateLimit) {
  try {
    await consumeRateLimit(req, limit)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    req.responseHeaders = new Headers(error.headers)
    throw new APIError(error.message, error.status, undefined, true)
  }
}

/** Limits sign-in attempts and reset emails per network. */
export const limitSignIn: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'login') await countOwnCall(req, signInLimit)
  if (operation === 'forgotPassword') await countOwnCall(req, passwordEmailLimit)
}

/**
 * Payload's first-user screen creates the account without a session: on a public site a stranger would become founder.
 * Only requests from this machine may do so.
 */
export const restrictFirstUser: CollectionBeforeValidateHook<User> = async ({ data, operation, req, context }) => {
  if (operation !== 'create' || req.user || context.fromCommandLine) return data
  if (!isLocalhost(getEnv().SITE_URL)) throw new Forbidden(req.t)
  const { totalDocs } = await req.payload.count({ collection: slugs.users, req })
  if (totalDocs > 0) throw new Forbidden(req.t)
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

export const requireFounderOnChange: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (originalDoc?.roles?.includes('founder') && !data.roles?.includes('founder'))
    await keepOneFounder(req, originalDoc.id, 'Somebody must stay founder. Give another person that role first.')
  return data
}

export const requireFounderOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { roles } = await req.payload.findByID({ collection: slugs.users, id, depth: 0, req })
  if (roles.includes('founder'))
    await keepOneFounder(req, id, 'The last founder cannot be deleted. Make another person founder first.')
}
