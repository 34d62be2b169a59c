type Scheduler = { yield?: () => Promise<void> }

/**
 * Yields to the main thread, so that input and frames are handled between chunks of long work. Without
 * `scheduler.yield` (Safari) by a timeout, which browsers stretch to 4 ms.
 */
export const yieldToMain = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

/** Items in a chunk: a few milliseconds of work on a phone. */
export const chunkSize = 100

/** Maps a long list in chunks, yielding to the main thread in between. */
export async function mapInChunks<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = []
  for (let from = 0; from < items.length; from += chunkSize) {
    if (from > 0) await yieldToMain()
    for (const item of items.slice(from, from + chunkSize)) mapped.push(map(item))
  }
  return mapped
}
