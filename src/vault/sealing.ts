import { createCipheriv, createDecipheriv } from 'node:crypto'

import { paddedSizes, sealBytes } from '@/shared/lib/sealing'

import { randomBytesOf } from './randomness'

/**
 * The row a record belongs to, used as authenticated data: it cannot be decrypted in another row, kind, or for another
 * visitor.
 */
export type RecordLocation = { id: string; visitor: Buffer; kind: string }

/** Where a record goes, and the least length that its kind is padded to (bytes). */
type Destination = RecordLocation & { paddedTo: number }

/** A version of the encryption. Rows store its number, so a number's meaning must never change. */
export type SealVersion = {
  version: number
  seal: (key: Buffer, text: Buffer, bound: Buffer, paddedTo: number) => Buffer
  /** @throws when the key or the row does not match, or when it was modified */
  open: (key: Buffer, sealed: Buffer, bound: Buffer) => Buffer
}

const { nonce: nonceBytes, tag: tagBytes } = sealBytes

/** AES-256-GCM; the output is nonce, ciphertext and tag. */
export const aesGcm: SealVersion = {
  version: 1,
  seal: (key, text, bound) => {
    const nonce = randomBytesOf(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(bound)
    return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  },
  open: (key, sealed, bound) => {
    if (sealed.length < nonceBytes + tagBytes) throw new Error('too short to be sealed')
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    decipher.setAAD(bound).setAuthTag(sealed.subarray(-tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()])
  },
}

// What is longer than the longest step takes several of them.
const longest = paddedSizes.at(-1)!

const paddedSize = (length: number) =>
  paddedSizes.find((size) => length <= size) ?? Math.ceil(length / longest) * longest

/** The same with spaces behind the text, which JSON allows: the length of a row tells nothing about its record. */
export const paddedAesGcm: SealVersion = {
  version: 2,
  seal: (key, text, bound, paddedTo) => {
    const padded = Buffer.alloc(paddedSize(Math.max(text.length, paddedTo)), ' ')
    text.copy(padded)
    return aesGcm.seal(key, padded, bound, paddedTo)
  },
  open: aesGcm.open,
}

/**
 * The version of what a browser sealed with its visitor's own key (src/shared/browser/ownKey/seal.ts): kept as it came,
 * for this server has no key to it.
 */
export const sealedByBrowser = 3

/** The plaintext: the record and its creation time, which is not stored elsewhere. */
export type Sealable = { at: number; record: unknown }

const bind = ({ id, visitor, kind }: RecordLocation, version: number) =>
  Buffer.from(JSON.stringify(['power-years vault', version, kind, id, visitor.toString('base64url')]))

/** Encrypts with the newest version and decrypts all of them. @param versions newest first */
export function createSealing(versions: readonly [SealVersion, ...SealVersion[]]) {
  const [newest] = versions
  return {
    seal: (key: Buffer, place: Destination, content: Sealable) => ({
      version: newest.version,
      sealed: newest.seal(key, Buffer.from(JSON.stringify(content)), bind(place, newest.version), place.paddedTo),
    }),
    /** Whether a row was sealed by an older version. */
    isOutdated: ({ version }: { version: number }) => version !== newest.version && version !== sealedByBrowser,
    /** Null when tampered with, truncated, moved from another row, or of an unknown version. */
    open: (
      key: Buffer,
      place: RecordLocation,
      { version, sealed }: { version: number; sealed: Buffer },
    ): Sealable | null => {
      try {
        const way = versions.find((one) => one.version === version)
        return way ? (JSON.parse(way.open(key, sealed, bind(place, version)).toString('utf8')) as Sealable) : null
      } catch {
        return null
      }
    },
  }
}

/** The versions in use: new ones are prepended, older ones stay. */
export const sealing = createSealing([paddedAesGcm, aesGcm])
