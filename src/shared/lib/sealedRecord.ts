import { z } from 'zod'

import { paddedSizes, sealBytes } from './sealing'

const lengths: ReadonlySet<number> = new Set(
  paddedSizes.map((size) => Math.ceil(((size + sealBytes.nonce + sealBytes.tag) * 4) / 3)),
)

/** Nonce, ciphertext and tag of a record that a browser sealed with its visitor's own key, in base64url. */
export const sealedText = z
  .string()
  .regex(/^[\w-]+$/, 'That is no sealed record')
  .refine((text) => lengths.has(text.length), 'A sealed record is padded to 1, 4 or 16 KB')

const ownId = z.uuid('The id is a UUID, made by the browser')

/** A record as a browser that has the visitor's own key sends it, and as the lists answer it. */
export const sealedRecord = z.object({ id: ownId, sealed: sealedText })

/** The same in the place of one that exists. */
export const sealedChange = z.object({ sealed: sealedText })

export type SealedRecord = z.output<typeof sealedRecord>

/**
 * What a locked browser seals new entries with, so that it can read none: the public half of a P-256 key pair (the 65 bytes
 * of an uncompressed point, in base64url), and the private half sealed with the own key.
 */
export const lockedBox = z.object({
  lid: z.string().regex(/^B[\w-]{85}[AEIMQUYcgkosw048]$/, 'That is no public key'),
  lock: sealedText,
})

/** The header of an answer that holds sealed records: they are opened before a screen gets them. */
export const sealedHeader = 'Sealed'

/** The part of a visitor that a browser derives from the visitor's own key: 256 bits in base64url. */
export const derivedVisitor = z.string().regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, 'That is no visitor')
