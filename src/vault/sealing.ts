import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

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

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM; the output is nonce, ciphertext and tag. */
export const aesGcm: SealVersion = {
  version: 1,
  seal: (key, text, bound) => {
    const nonce = randomBytes(nonceBytes)
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

/**
 * Lengths of a padded text (bytes). All that is chosen, and a note of a few sentences, fits into the first (or the
 * kind's own least), so that such rows are all of one length; only long notes show, in steps.
 */
const paddedSizes = [1024, 4096, 16_384]

const paddedSize = (length: number) =>
  paddedSizes.find((size) => length <= size) ?? Math.ceil(length / paddedSizes.at(-1)!) * paddedSizes.at(-1)!

/** The same with spaces behind the text, which JSON allows: the length of a row tells nothing about its record. */
export const paddedAesGcm: SealVersion = {
  version: 2,
  seal: (key, text, bound, paddedTo) => {
    const padding = Buffer.alloc(paddedSize(Math.max(text.length, paddedTo)) - text.length, ' ')
    return aesGcm.seal(key, Buffer.concat([text, padding]), bound, paddedTo)
  },
  open: aesGcm.open,
}

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
    isOutdated: ({ version }: { version: number }) => version !== newest.version,
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
