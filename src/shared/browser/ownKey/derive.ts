/** What is derived from a visitor's own secret. The keys are non-extractable: usable by this browser, readable by nobody. */
export type OwnKey = {
  /** Identifies the visitor to the server: the value of the cookie. 256 bits in base64url. */
  visitor: string
  /** AES-256-GCM. It never leaves the browser. */
  sealing: CryptoKey
  /** HMAC-SHA-256: the ids of records that exist once, such as a day. */
  places: CryptoKey
}

/** The length of the secret, and of whatever is derived from it (bytes). */
export const secretBytes = 32

/** Bytes as base64url without padding. Loops, since a diary of years is millions of letters. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws when it is not base64url */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}

/** Whether this browser can hold a key: an old one, or a page without HTTPS, has no WebCrypto. */
export const canHoldKey = (): boolean =>
  typeof crypto?.subtle?.deriveKey === 'function' && typeof indexedDB === 'object'

/**
 * Derives identity and keys from a secret by HKDF-SHA-256 (RFC 5869). The labels must never change: they are what leads
 * from words on paper to the records.
 * @param secret 32 random bytes
 */
export async function deriveOwnKey(secret: Uint8Array<ArrayBuffer>): Promise<OwnKey> {
  if (secret.length !== secretBytes) throw new RangeError(`A secret has ${secretBytes} bytes`)
  const from = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const by = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`power-years own key: ${purpose}`),
  })
  const [visitor, sealing, places] = await Promise.all([
    crypto.subtle.deriveBits(by('visitor'), from, secretBytes * 8),
    crypto.subtle.deriveKey(by('sealing'), from, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(by('places'), from, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  ])
  return { visitor: toBase64Url(new Uint8Array(visitor)), sealing, places }
}
