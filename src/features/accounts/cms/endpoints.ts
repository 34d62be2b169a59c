import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { personOf, addAuditEntry } from '@/shared/cms/auditEntries'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import { openWithSecret, sealWithSecret } from '@/shared/cms/sealWithSecret'
import { slugs } from '@/slugs'

import {
  addPasskey,
  confirmApp,
  readAccountSecurity,
  removeApp,
  removePasskey,
  renewCodes,
  resetFactors,
  signInByPasskey,
  startApp,
  startPasskey,
  startPasskeySignIn,
} from '../contract'
import {
  listPasskeys,
  deletePasskey,
  createRegistrationOptions,
  createSignInOptions,
  storePasskey,
  verifySignIn,
} from './passkeys'
import { assertOwnPassword } from './password'
import {
  makeTotpKey,
  currentUserId,
  readFactors,
  removeAllFactors,
  removeTotp,
  renewRecoveryCodes,
  storeTotp,
  totpStep,
} from './secondFactor'
import { openSession } from './session'
import { signInLimit } from './signInDelays'

const setupPurpose = 'authenticator app to be confirmed'

/** With the first second factor come recovery codes; with the last one they go. */
async function recoveryCodesAfter(req: PayloadRequest): Promise<string[]> {
  const factors = await readFactors(req.payload, currentUserId(req))
  return factors.recoveryCodes > 0 ? [] : renewRecoveryCodes(req.payload, currentUserId(req))
}

async function endCodesWithoutFactor(req: PayloadRequest): Promise<void> {
  const { totp, passkeys } = await readFactors(req.payload, currentUserId(req))
  if (!totp && passkeys === 0) await removeAllFactors(req.payload, currentUserId(req))
}

const security = defineEndpoint({
  contract: readAccountSecurity,
  access: 'signed-in',
  limit: 'none',
  handler: async ({ req }) => {
    const { payload } = req
    const user = (await payload.db.findOne<User>({ collection: slugs.users, where: { id: { equals: req.user!.id } } }))!
    const { totp, recoveryCodes } = await readFactors(payload, currentUserId(req))
    const current = (req.user as { _sid?: string })._sid
    const sessions = (user.sessions ?? [])
      .filter(({ expiresAt }) => new Date(expiresAt) > new Date())
      .map(({ id, createdAt, expiresAt }) => ({ since: createdAt ?? '', until: expiresAt, current: id === current }))
      .sort((one, other) => other.since.localeCompare(one.since))
    return { app: totp, recoveryCodes, passkeys: await listPasskeys(payload, currentUserId(req)), sessions }
  },
})

const authenticatorApp = [
  defineEndpoint({
    contract: startApp,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, body }) => {
      await assertOwnPassword(req, body.password)
      const { key, address } = makeTotpKey(req.user!.email)
      const setup = sealWithSecret(req.payload, setupPurpose, { userId: currentUserId(req), key })
      return { key, address, setup }
    },
  }),
  defineEndpoint({
    contract: confirmApp,
    access: 'signed-in',
    limit: signInLimit,
    handler: async ({ req, body }) => {
      const refused = (message: string) => new HttpError(400, message, [{ path: 'code', message }])
      let setup: { userId: number; key: string }
      try {
        setup = openWithSecret(req.payload, setupPurpose, body.setup) as typeof setup
      } catch {
        throw refused('This did not begin here. Please start again.')
      }
      if (setup.userId !== currentUserId(req)) throw refused('This did not begin here. Please start again.')
      const step = totpStep(setup.key, body.code)
      if (step === null) throw refused('This code is not right. Does the clock of your telephone run true?')
      await storeTotp(req.payload, currentUserId(req), setup.key, step)
      await addAuditEntry(req, { what: 'Set up an authenticator app' })
      return { recoveryCodes: await recoveryCodesAfter(req) }
    },
  }),
  defineEndpoint({
    contract: removeApp,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, body }) => {
      await assertOwnPassword(req, body.password)
      await removeTotp(req.payload, currentUserId(req))
      await endCodesWithoutFactor(req)
      await addAuditEntry(req, { what: 'Removed the authenticator app' })
      return { message: 'Your authenticator app is no longer asked for.' }
    },
  }),
  defineEndpoint({
    contract: renewCodes,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, body }) => {
      await assertOwnPassword(req, body.password)
      const { totp, passkeys } = await readFactors(req.payload, currentUserId(req))
      if (!totp && passkeys === 0)
        throw new HttpError(400, 'Recovery codes stand in for an app or a passkey. Add one first.')
      await addAuditEntry(req, { what: 'Made new recovery codes' })
      return { recoveryCodes: await renewRecoveryCodes(req.payload, currentUserId(req)) }
    },
  }),
]

const passkeys = [
  defineEndpoint({
    contract: startPasskey,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, body }) => {
      await assertOwnPassword(req, body.password)
      return { ...(await createRegistrationOptions(req)) }
    },
  }),
  defineEndpoint({
    contract: addPasskey,
    access: 'signed-in',
    limit: signInLimit,
    handler: async ({ req, body }) => {
      await storePasskey(req, body.name, body.credential as unknown as RegistrationResponseJSON)
      await addAuditEntry(req, { what: `Added the passkey “${body.name}”` })
      return { recoveryCodes: await recoveryCodesAfter(req) }
    },
  }),
  defineEndpoint({
    contract: removePasskey,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, body }) => {
      await assertOwnPassword(req, body.password)
      const name = await deletePasskey(req.payload, currentUserId(req), body.id)
      if (name === null) throw new HttpError(404, 'There is no such passkey.')
      await endCodesWithoutFactor(req)
      await addAuditEntry(req, { what: `Removed the passkey “${name}”` })
      return { message: 'This passkey is forgotten.' }
    },
  }),
  defineEndpoint({
    contract: startPasskeySignIn,
    access: 'anyone',
    limit: signInLimit,
    handler: async ({ req }) => ({ ...(await createSignInOptions(req.payload)) }),
  }),
  defineEndpoint({
    contract: signInByPasskey,
    access: 'anyone',
    limit: signInLimit,
    handler: async ({ req, body }) => {
      const userId = await verifySignIn(req.payload, body.credential as unknown as AuthenticationResponseJSON)
      const user =
        userId && (await req.payload.db.findOne<User>({ collection: slugs.users, where: { id: { equals: userId } } }))
      if (!user) throw new HttpError(401, 'This passkey is not known here, or its time ran out. Please try again.')
      const cookie = await openSession(req, user)
      await addAuditEntry(req, { what: 'Signed in by passkey', who: personOf(user) })
      return Response.json(
        { message: 'You are signed in.' },
        { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } },
      )
    },
  }),
]

const forOthers = defineEndpoint({
  contract: resetFactors,
  access: 'founder',
  limit: 'none',
  handler: async ({ req, params, body }) => {
    await assertOwnPassword(req, body.password)
    const user = await req.payload.findByID({ collection: slugs.users, id: params.id, disableErrors: true, req })
    if (!user) throw new HttpError(404, 'There is nobody with this number.')
    await removeAllFactors(req.payload, params.id)
    await addAuditEntry(req, { what: `Took the second factor of ${personOf(user)} away` })
    return { message: 'Her password alone is enough now. Ask her to set up a new second factor.' }
  },
})

export const accountEndpoints = [security, ...authenticatorApp, ...passkeys, forOthers]
