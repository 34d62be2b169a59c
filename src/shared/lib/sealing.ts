/**
 * Lengths of a record's padded text (bytes), whoever seals it. All that is chosen, and a note of a few sentences, fits
 * into the first, so that such records are all of one length; only long notes show, in steps.
 */
export const paddedSizes = [1024, 4096, 16_384] as const

/** What AES-256-GCM adds to a text: the nonce before it and the tag behind it (bytes). */
export const sealBytes = { nonce: 12, tag: 16 } as const

/** Records per request of a move: years of a diary take a few dozen requests. */
export const batchSize = 200

/** Bytes of records in one call: with their JSON around them they stay below the body limit of the server (256 KB). */
const batchBytes = 200 * 1024

/**
 * Splits things into batches, one per request.
 * @param bytesOf how long one is as JSON; ids need not be counted
 */
export function* batchesOf<Thing>(
  things: readonly Thing[],
  bytesOf: (thing: Thing) => number = () => 0,
): Generator<readonly Thing[]> {
  let batch: Thing[] = []
  let bytes = 0
  for (const thing of things) {
    const more = bytesOf(thing)
    if (batch.length > 0 && (batch.length === batchSize || bytes + more > batchBytes)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(thing)
    bytes += more
  }
  if (batch.length > 0) yield batch
}

/** Bytes of a value as JSON. */
export const jsonBytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/**
 * What a line of `hashIds` says about a record: its content too, as another tab, or another browser with the same key, may
 * have corrected it since it was read. Of a sealed one the content is what was sealed, of another its JSON.
 */
export const idWithContent = (id: string, content: string): string => `${id} ${content}`

/**
 * Which records are meant, by one hash of all their ids: those of years would not fit into a call.
 * @returns SHA-256 in hexadecimal digits, whatever the order of the ids
 */
export async function hashIds(ids: readonly string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode([...ids].sort().join('\n')))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The kind of the row that says that an own key is in use; it is no record of the visitor's. */
export const markKind = 'own-key'

/** The kind of the row that holds a key's box: what a locked browser seals new entries with. It is no record either. */
export const boxKind = 'own-key-box'

/** What the mark becomes once the records have moved to a newer key: it links to nothing, and goes when records would. */
export const endedKind = 'own-key-ended'

/**
 * The kind under which a record waits beside those of its former visitor until a move ends. A move that was broken off has
 * brought nothing to the key then, so nothing of it can come back.
 * @param stage says for which key, to whoever has it
 */
export const stagedKind = (stage: string, kind: string): string => `${stagedPrefix}${stage} ${kind}`

/** What the kinds of all records of all moves begin with that have not ended. */
export const stagedPrefix = 'moving '
