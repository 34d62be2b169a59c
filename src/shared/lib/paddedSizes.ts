/**
 * Lengths of a record's padded text (bytes), whoever seals it. All that is chosen, and a note of a few sentences, fits
 * into the first, so that such records are all of one length; only long notes show, in steps.
 */
export const paddedSizes = [1024, 4096, 16_384] as const

/** What AES-256-GCM adds to a text: the nonce before it and the tag behind it (bytes). */
export const sealBytes = { nonce: 12, tag: 16 } as const
