import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

const password = z.string().min(1, 'Your password is needed for this').max(1_000)
const code = z.string().trim().min(1, 'The code is missing').max(100)
const message = z.object({ message: z.string() })
/** The fields of WebAuthn's answers, as browsers write them; the library checks what is in them. */
const credential = z.object({
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
})
const recoveryCodes = z.array(z.string())
const options = z.record(z.string(), z.unknown())
const errors = [400, 401, 403, 413, 429, 503] as const

export const readAccountSecurity = defineContract({
  method: 'get',
  path: '/account/security',
  summary: 'Signed in: second factor, passkeys and sessions of one’s own account',
  status: 200,
  response: z.object({
    app: z.boolean(),
    recoveryCodes: z.number().int(),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() }),
    ),
    sessions: z.array(z.object({ since: z.string(), until: z.string(), current: z.boolean() })),
  }),
  errors: [401, 503],
})

export const startApp = defineContract({
  method: 'post',
  path: '/account/authenticator-app/start',
  summary:
    'Signed in: a new key for an authenticator app, and the address its QR code holds; stored once a code confirms it',
  body: z.object({ password }),
  status: 200,
  response: z.object({ key: z.string(), address: z.string(), setup: z.string() }),
  errors,
})

export const confirmApp = defineContract({
  method: 'post',
  path: '/account/authenticator-app',
  summary:
    'Signed in: stores the authenticator app whose code this is; answers with recovery codes, readable this once',
  body: z.object({ setup: z.string().max(1_000), code }),
  status: 200,
  response: z.object({ recoveryCodes }),
  errors,
})

export const removeApp = defineContract({
  method: 'post',
  path: '/account/authenticator-app/remove',
  summary: 'Signed in: signs in without the authenticator app from now on',
  body: z.object({ password }),
  status: 200,
  response: message,
  errors,
})

export const renewCodes = defineContract({
  method: 'post',
  path: '/account/recovery-codes',
  summary: 'Signed in: ten new recovery codes, readable this once; the former ones end',
  body: z.object({ password }),
  status: 200,
  response: z.object({ recoveryCodes }),
  errors,
})

export const startPasskey = defineContract({
  method: 'post',
  path: '/account/passkeys/start',
  summary: 'Signed in: what the browser needs to make a passkey (WebAuthn)',
  body: z.object({ password }),
  status: 200,
  response: options,
  errors,
})

export const addPasskey = defineContract({
  method: 'post',
  path: '/account/passkeys',
  summary: 'Signed in: stores a passkey; with the first second factor come recovery codes, readable this once',
  body: z.object({ name: z.string().trim().min(1, 'A name helps to tell it from others').max(60), credential }),
  status: 201,
  response: z.object({ recoveryCodes }),
  errors,
})

export const removePasskey = defineContract({
  method: 'post',
  path: '/account/passkeys/remove',
  summary: 'Signed in: forgets one of one’s own passkeys',
  body: z.object({ password, id: z.string().max(2_000) }),
  status: 200,
  response: message,
  errors: [...errors, 404],
})

export const resetFactors = defineContract({
  method: 'post',
  path: '/account/people/:id/reset-second-factor',
  summary: 'Founders only: for somebody who lost app, passkeys and codes; the password alone is enough again',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({ password }),
  status: 200,
  response: message,
  errors: [...errors, 404],
})

export const startPasskeySignIn = defineContract({
  method: 'post',
  path: '/passkey-sign-in/start',
  summary: 'What the browser needs to sign in to the panel with a passkey (WebAuthn); the same for everybody',
  status: 200,
  response: options,
  errors: [403, 429, 503],
})

export const signInByPasskey = defineContract({
  method: 'post',
  path: '/passkey-sign-in',
  summary: 'Signs in to the panel with a passkey; sets the session’s cookie',
  body: z.object({ credential }),
  status: 200,
  response: message,
  errors,
})
