import { discardQueued, listQueued } from './outbox'

/** A record of the visitor's; a queued one has its key in the outbox as its id. */
export type OrQueued<Stored> = Stored & { waits?: true }

/**
 * The queued records of a path, before the stored ones.
 * @throws the error of `fetchKept` when nothing waits
 */
export async function withQueued<Stored extends { id: string }>(
  path: string,
  fetchKept: () => Promise<Stored[]>,
): Promise<OrQueued<Stored>[]> {
  const waiting = (await listQueued(path)).map(
    ({ key, body }) => ({ ...body, id: key, waits: true }) as OrQueued<Stored>,
  )
  try {
    return [...waiting, ...(await fetchKept())]
  } catch (error) {
    if (waiting.length === 0) throw error
    return waiting
  }
}

/**
 * Discards a queued record, or deletes the stored one when it was sent a moment before.
 * @param isIt finds it among the stored records, where it has another id
 */
export async function removeQueued<Stored extends { id: string }>(
  key: string,
  isIt: (kept: Stored) => boolean,
  {
    list,
    remove,
  }: {
    list: () => Promise<Stored[]>
    remove: (id: string) => Promise<unknown>
  },
): Promise<void> {
  if (await discardQueued(key)) return
  const sent = (await list()).find(isIt)
  if (sent) await remove(sent.id)
}
