import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'

import type { User } from '@/payload-types'
import { slugs } from '@/slugs'

/** Opens one of Payload's own sessions, as its call with e-mail and password does. @returns the Set-Cookie header */
export async function openSession(req: PayloadRequest, user: User): Promise<string> {
  const { payload } = req
  const { config } = payload.collections[slugs.users]
  const typed = { ...user, collection: slugs.users } as TypedUser
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user: typed })
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, user: typed, sid }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  return generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix: payload.config.cookiePrefix, token })
}
