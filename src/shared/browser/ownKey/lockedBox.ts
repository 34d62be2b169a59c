import { fromBase64Url, toBase64Url, type OwnKey } from './derive'
import { openRecord, sealRecord } from './seal'

/**
 * What a locked browser may keep: whoever has it can put something in and take nothing out. `lid` is the public half of
 * a key pair of this browser; its private half lies in `lock`, sealed with the visitor's own key, and nowhere else.
 */
export type LockedBox = { lid: string; lock: string }

/** What was put into a box, with what opens it. */
export type Boxed = LockedBox & { by: string; sealed: string }

const pair = { name: 'ECDH', namedCurve: 'P-256' } as const
const kind = 'locked box'

/** Makes the box of a browser, while its diary is open. */
export async function makeBox({ sealing }: OwnKey): Promise<LockedBox> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(pair, true, ['deriveBits'])
  const [lid, opens] = await Promise.all([
    crypto.subtle.exportKey('raw', publicKey),
    crypto.subtle.exportKey('pkcs8', privateKey),
  ])
  const id = toBase64Url(new Uint8Array(lid))
  return { lid: id, lock: await sealRecord(sealing, { kind, id }, { opens: toBase64Url(new Uint8Array(opens)) }) }
}

/** One half each of two pairs lead to the same key; HKDF, as the bits of a point are no key. */
async function sharedKey(own: CryptoKey, other: string): Promise<CryptoKey> {
  const theirs = await crypto.subtle.importKey('raw', fromBase64Url(other), pair, false, [])
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256)
  const from = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode('power-years locked box')
  const by = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return crypto.subtle.deriveKey(by, from, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Seals something for the day on which the diary is open again. The pair that does it is forgotten at once. */
export async function sealIntoBox({ lid, lock }: LockedBox, body: object): Promise<Boxed> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(pair, false, ['deriveBits'])
  const by = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  return { lid, lock, by, sealed: await sealRecord(await sharedKey(privateKey, lid), { kind, id: by }, body) }
}

/** What was put in; null for another key than the box was made with. */
export async function openFromBox({ sealing }: OwnKey, { lid, lock, by, sealed }: Boxed): Promise<object | null> {
  const kept = await openRecord<{ opens: string }>(sealing, { kind, id: lid }, lock)
  if (!kept) return null
  const own = await crypto.subtle.importKey('pkcs8', fromBase64Url(kept.opens), pair, false, ['deriveBits'])
  return openRecord(await sharedKey(own, by), { kind, id: by }, sealed)
}
