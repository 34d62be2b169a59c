import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

/** A text encrypted by AES-256-GCM under a key that scrypt makes from a passphrase; all in base64. */
export type SealedSecret = {
  kdf: 'scrypt'
  N: number
  r: number
  p: number
  salt: string
  nonce: string
  sealed: string
}

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Of one attempt to guess: 64 MB and about a quarter of a second for what people think up, a quarter of it for secrets. */
const costs = { passphrase: { N: 2 ** 16, r: 8, p: 1 }, secret: { N: 2 ** 14, r: 8, p: 1 } }
type Cost = (typeof costs)['passphrase']
const tagBytes = 16

const keyOf = (passphrase: string, salt: Buffer, { N, r, p }: Cost) =>
  deriveKey(passphrase.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r })

/** @param kind what the text is sealed under */
export async function sealSecret(
  text: string,
  passphrase: string,
  kind: keyof typeof costs = 'passphrase',
): Promise<SealedSecret> {
  const cost = costs[kind]
  const salt = randomBytes(16)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt, cost), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  const [saltText, nonceText, sealedText] = [salt, nonce, sealed].map((bytes) => bytes.toString('base64'))
  return { kdf: 'scrypt', ...cost, salt: saltText!, nonce: nonceText!, sealed: sealedText! }
}

/** @returns null when the passphrase is another one */
export async function openSecret(secret: SealedSecret, passphrase: string): Promise<string | null> {
  const [salt, nonce, sealed] = [secret.salt, secret.nonce, secret.sealed].map((text) => Buffer.from(text, 'base64'))
  const key = await keyOf(passphrase, salt!, secret)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce!, { authTagLength: tagBytes })
  decipher.setAuthTag(sealed!.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed!.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
