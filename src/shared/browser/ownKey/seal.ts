import { paddedSizes, sealBytes } from '@/shared/lib/sealing'

import { fromBase64Url, toBase64Url } from './derive'

/** What a sealed record is bound to: it opens as no other kind and under no other id. */
export type Place = { kind: string; id: string }

const version = 1

const bind = ({ kind, id }: Place) =>
  new TextEncoder().encode(JSON.stringify(['power-years own key', version, kind, id]))

/** Spaces behind the text, which JSON allows: the length of a record tells nothing about what was chosen. */
function pad(text: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const length = Math.max(text.length, least)
  const longest = paddedSizes.at(-1)!
  const size = paddedSizes.find((one) => one >= length) ?? Math.ceil(length / longest) * longest
  const padded = new Uint8Array(size).fill(0x20)
  padded.set(text)
  return padded
}

/**
 * Seals a record with AES-256-GCM.
 * @param least the least length that its kind is padded to (bytes)
 * @returns nonce, ciphertext and tag in base64url
 */
export async function sealRecord(key: CryptoKey, place: Place, content: object, least = 0): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(sealBytes.nonce))
  const text = pad(new TextEncoder().encode(JSON.stringify(content)), least)
  const way = { name: 'AES-GCM', iv, additionalData: bind(place), tagLength: sealBytes.tag * 8 }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(way, key, text))
  const whole = new Uint8Array(iv.length + sealed.length)
  whole.set(iv)
  whole.set(sealed, iv.length)
  return toBase64Url(whole)
}

/** Opens a record; null when it was changed, cut off, moved from another place, or sealed with another key. */
export async function openRecord<Content extends object>(
  key: CryptoKey,
  place: Place,
  sealed: string,
): Promise<Content | null> {
  try {
    const whole = fromBase64Url(sealed)
    const way = {
      name: 'AES-GCM',
      iv: whole.subarray(0, sealBytes.nonce),
      additionalData: bind(place),
      tagLength: sealBytes.tag * 8,
    }
    const text = await crypto.subtle.decrypt(way, key, whole.subarray(sealBytes.nonce))
    return JSON.parse(new TextDecoder().decode(text)) as Content
  } catch {
    return null
  }
}

/**
 * The id of a record that exists once for what it is about, such as a day: the same in every browser that has the key,
 * and telling nothing to whoever has not.
 * @returns a UUID of version 8 (RFC 9562)
 */
export async function placeOf(key: CryptoKey, kind: string, about: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(JSON.stringify([kind, about]))),
  ).subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
