import { batchCalls } from './batchCalls'

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
