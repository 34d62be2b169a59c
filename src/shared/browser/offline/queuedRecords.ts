import { discardQueued, listQueued } from './outbox'

/** A record of the visitor's; one that waits on this device has the key it waits under as its id. */
export type OrQueued<Stored> = Stored & { waits?: true }

/**
 * What waits on this device, before what is kept.
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
 * Takes back what waits on this device, wherever it is by now: it may have gone out in the moment before.
 * @param isIt finds it among what is kept, where it has another id
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
