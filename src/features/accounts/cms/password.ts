import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { HttpError } from '@/shared/cms/httpError'
import { slugs } from '@/slugs'

import { minPasswordLength } from '../domain/minPasswordLength'
import { toPayloadError, countAttempt, resetAttempts } from './signInDelays'

// How Payload stores passwords since 3.80; it exports no function that checks one.
const hashPrefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const keyLength = 32

const derive = (password: string, salt: string) => promisify(pbkdf2)(password, salt, iterations, keyLength, 'sha256')

/**
 * The work of checking a password, for addresses that nobody has: the answer takes as long as for one that somebody has.
 */
export async function simulatePasswordCheck(password: string): Promise<void> {
  await derive(password, 'no account has this salt')
}

type Credentials = { email: string; hash?: string | null; salt?: string | null }

async function matches(password: string, { hash, salt }: Credentials): Promise<boolean> {
  if (!hash?.startsWith(hashPrefix) || !salt) return false
  const expected = Buffer.from(hash.slice(hashPrefix.length), 'hex')
  const given = await derive(password, salt)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const invalid = (req: PayloadRequest, path: string, message: string) =>
  new ValidationError({ collection: slugs.users, errors: [{ path, message }] }, req.t)

/** Whether this is the password of the one who is signed in; wrong ones count like those of a sign-in. @throws HttpError 429 */
export async function isOwnPassword(req: PayloadRequest, password: unknown): Promise<boolean> {
  if (!req.user || typeof password !== 'string' || password === '' || password.length > 1_000) return false
  const user = await req.payload.db.findOne<User & Credentials>({
    collection: slugs.users,
    where: { id: { equals: req.user.id } },
  })
  if (!user) return false
  await countAttempt(req, user.email)
  if (!(await matches(password, user))) return false
  await resetAttempts(req, user.email)
  return true
}

function checkPassword(password: unknown, req: PayloadRequest) {
  if (typeof password !== 'string' || password.length >= minPasswordLength) return
  const message = `A password has at least ${minPasswordLength} characters. A few words in a row are easy to remember.`
  throw invalid(req, 'password', message)
}

/** Rejects a short password wherever one is set: a new account, a change, the reset link. */
export const rejectShortPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const { password } = (args as { data?: { password?: unknown } }).data ?? {}
  checkPassword(password, req)
  // For the audit trail.
  if (operation === 'update' && password) req.context.setsPassword = true
}

type Update = { id?: number | string; data?: { password?: unknown; email?: unknown; currentPassword?: unknown } }

/** Whether an update changes how somebody signs in. */
async function changesSignIn({ id, data }: Update, req: PayloadRequest): Promise<boolean> {
  if (data?.password) return true
  if (data?.email === undefined) return false
  if (id === undefined || typeof data.email !== 'string') return true
  const target = await req.payload.db.findOne<User>({ collection: slugs.users, where: { id: { equals: id } } })
  return target?.email !== data.email.trim().toLowerCase()
}

/**
 * A new password or address needs the password of the one who sets it, so that a session left open, or stolen, cannot
 * take an account over. Calls within the process, as by `npm run create-founder`, have nobody signed in.
 */
export const requireOwnPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user) return
  const update = args as Update
  if (!(await changesSignIn(update, req))) return
  if (!(await toPayloadError(req, isOwnPassword(req, update.data?.currentPassword))))
    throw invalid(req, 'currentPassword', 'Your current password is needed for this, and this is not it.')
}

/** @throws HttpError 403 when it is not the password of the one who is signed in, 429 */
export async function assertOwnPassword(req: PayloadRequest, password: string): Promise<void> {
  if (!(await isOwnPassword(req, password))) throw new HttpError(403, 'This is not your password.')
}
