import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import { deriveKey } from './signedToken'

type WithSecret = { secret: string }

const ivLength = 12
const tagLength = 16

/**
 * Encrypts a value with a key derived from the site's secret (AES-256-GCM): a copy of the database alone does not give it
 * away. For what the site itself must be able to read again.
 * @param purpose a value is opened for its own purpose only
 * @returns base64url
 */
export function sealWithSecret(payload: WithSecret, purpose: string, value: unknown): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(payload, purpose), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What `sealWithSecret` encrypted for the same purpose. @throws when it was changed, or sealed with another secret */
export function openWithSecret(payload: WithSecret, purpose: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(payload, purpose), bytes.subarray(0, ivLength), {
    // Node would accept a shorter, weaker tag.
    authTagLength: tagLength,
  })
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  const opened = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
  return JSON.parse(opened.toString('utf8'))
}
