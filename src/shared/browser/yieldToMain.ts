type Scheduler = { yield?: () => Promise<void> }

/**
 * Lets whatever waits go first, such as a touch or a frame: awaited between the slices of long work. Without the
 * scheduler (Safari) a timeout does it, which browsers stretch to 4 ms.
 */
export const yieldToMain = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

/** Items that are worked on without a pause: a few milliseconds on a phone. */
export const chunkSize = 100

/** Maps a long list in slices, so that the page answers touches in between. */
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
