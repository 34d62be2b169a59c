import DataLoader from 'dataloader'

/**
 * Batches calls: those that arrive while a batch is running wait and go together in the next one. A single call is never
 * delayed.
 * @param run gets the items in the order of their arrival; answers or fails for all of them
 * @param maxBatchSize what one statement carries at most
 */
export function batchCalls<Item, Result>(
  run: (items: readonly Item[]) => Promise<ArrayLike<Result>>,
  maxBatchSize = 100,
): (item: Item) => Promise<Result> {
  const waiting: (() => void)[] = []
  let isUnderway = false
  const loader = new DataLoader<Item, Result>(
    async (items) => {
      try {
        return await run(items)
      } finally {
        const next = waiting.shift()
        if (next) next()
        else isUnderway = false
      }
    },
    {
      cache: false,
      maxBatchSize,
      batchScheduleFn: (go) => {
        if (isUnderway) return void waiting.push(go)
        isUnderway = true
        setImmediate(go)
      },
    },
  )
  return (item) => loader.load(item)
}

/**
 * Coalesces concurrent reads: callers at the same time share one read, which begins after the last of them called, so none
 * gets an older state.
 */
export function coalesceReads<Result>(read: () => Promise<Result>): () => Promise<Result> {
  const ask = batchCalls<true, Result>(async (asking) => {
    const result = await read()
    return asking.map(() => result)
  })
  return () => ask(true)
}
