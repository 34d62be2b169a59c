import {
  AuthenticationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type Config,
  type GlobalAfterChangeHook,
} from 'payload'

import type { User } from '@/payload-types'
import { personOf, addAuditEntry } from '@/shared/cms/auditEntries'
import { slugs } from '@/slugs'

import { recordChange, recordRefusal } from './auditTrail'
import { removeAllFactors } from './secondFactor'
import { resetAttempts } from './signInDelays'

const roleFields = ({ name, email, roles }: Partial<User> = {}) => ({ name, email, roles })

/** Who may sign in, as what, and that a password was set (never which). */
export const recordPerson: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req, context }) => {
  const person = personOf(doc)
  if (operation === 'create') await recordChange(req, `Made an account for ${person}`, {}, roleFields(doc))
  else await recordChange(req, `Changed the account of ${person}`, roleFields(previousDoc), roleFields(doc))
  if (operation === 'update' && context.setsPassword) await addAuditEntry(req, { what: `Set a password for ${person}` })
  return doc
}

/** Records a deleted account, and removes its second factors. */
export const recordDeletedPerson: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await removeAllFactors(req.payload, Number(doc.id))
  await recordChange(req, `Deleted the account of ${personOf(doc)}`, roleFields(doc), {})
}

/**
 * Records a sign-in and how it was made, and resets the attempts counted against the account; not those of whoever reads
 * its mail, who has shown no second factor yet.
 */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ user, req, context }) => {
  if (!context.resetsPassword) await resetAttempts(req, user.email)
  const how = typeof context.signedInBy === 'string' ? context.signedInBy : 'password'
  const what = context.resetsPassword ? 'Chose a new password by mail' : `Signed in by ${how}`
  await addAuditEntry(req, { what, who: personOf(user) })
}

/**
 * Refused sign-ins at accounts that exist; others would let strangers write here whatever they like. Nobody waits for
 * it, so that the answer takes as long for every address.
 */
export const recordRefusedSignIn: CollectionAfterErrorHook = ({ error, req }) => {
  const isRefusal = error instanceof AuthenticationError || error.name === 'SecondFactorNeeded'
  const email: unknown = req.data?.email
  if (!isRefusal || typeof email !== 'string' || !req.pathname?.endsWith('/login')) return
  const find = async () => {
    const where = { email: { equals: email.trim().toLowerCase() } }
    const user = await req.payload.db.findOne<User>({ collection: slugs.users, where })
    const asked = error.name === 'SecondFactorNeeded' && !req.data?.code
    if (user && !asked) await recordRefusal(req, { what: 'Sign-in refused', who: personOf(user) })
  }
  find().catch((failure: unknown) =>
    req.payload.logger.error({ err: failure, msg: 'A refused sign-in is not in the trail' }),
  )
}

const recordGlobal: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  // Starter content is nobody's decision.
  if (!req.user) return doc as unknown
  const label = typeof global.label === 'string' ? global.label : global.slug
  await recordChange(req, `Changed ${label}`, previousDoc, doc)
  return doc as unknown
}

/** Every global is a setting: the site's, Auntie's lines and rules, the texts of pages. */
export const auditGlobals = (config: Config): Config => ({
  ...config,
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), recordGlobal] },
  })),
})
