import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Which row a sealed record belongs to. It opens nowhere else: not in another row, kind, or visitor's hands. */
export type Place = { id: string; visitor: Buffer; kind: string }

/** One way to seal. A number, once used, means the same for ever: rows carry it. */
export type SealVersion = {
  version: number
  seal: (key: Buffer, text: Buffer, bound: Buffer) => Buffer
  /** @throws when it was sealed with another key, for another place, or was changed */
  open: (key: Buffer, sealed: Buffer, bound: Buffer) => Buffer
}

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM: nonce, ciphertext and tag in one piece. */
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

/** What a record is sealed as: itself and the moment it was written, which stands nowhere in the clear. */
export type Sealable = { at: number; record: unknown }

const bind = ({ id, visitor, kind }: Place, version: number) =>
  Buffer.from(JSON.stringify(['power-years vault', version, kind, id, visitor.toString('base64url')]))

/**
 * Seals in the newest of the given versions and opens all of them.
 * @param versions newest first
 */
export function createSealing(versions: readonly [SealVersion, ...SealVersion[]]) {
  const [newest] = versions
  return {
    seal: (key: Buffer, place: Place, content: Sealable) => ({
      version: newest.version,
      sealed: newest.seal(key, Buffer.from(JSON.stringify(content)), bind(place, newest.version)),
    }),
    /** Null for what was tampered with, cut off, moved from another row, or made by a version nobody knows. */
    open: (key: Buffer, place: Place, { version, sealed }: { version: number; sealed: Buffer }): Sealable | null => {
      try {
        const way = versions.find((one) => one.version === version)
        return way ? (JSON.parse(way.open(key, sealed, bind(place, version)).toString('utf8')) as Sealable) : null
      } catch {
        return null
      }
    },
  }
}

/** How records are sealed today. A new way goes to the front; those before it stay. */
export const sealing = createSealing([aesGcm])
