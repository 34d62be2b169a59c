/**
 * Lengths of a record's padded text (bytes), whoever seals it. All that is chosen, and a note of a few sentences, fits
 * into the first, so that such records are all of one length; only long notes show, in steps.
 */
export const paddedSizes = [1024, 4096, 16_384] as const

/** What AES-256-GCM adds to a text: the nonce before it and the tag behind it (bytes). */
export const sealBytes = { nonce: 12, tag: 16 } as const

/** How many records a move brings along in one call, so that a diary of years moves in a few dozen. */
export const batchSize = 200

/** Things in groups of which one call takes one. */
export function* batchesOf<Thing>(things: readonly Thing[]): Generator<readonly Thing[]> {
  for (let from = 0; from < things.length; from += batchSize) yield things.slice(from, from + batchSize)
}

/** The kind of the row that says that an own key is in use; it is no record of the visitor's. */
export const markKind = 'own-key'
