import { batchCalls } from './batchCalls'

/**
 * A read that everybody shares who asks for it at the same time: it begins after the last of them asked, so nobody gets
 * what was true only before.
 */
export function coalesceReads<Result>(read: () => Promise<Result>): () => Promise<Result> {
  const ask = batchCalls<true, Result>(async (asking) => {
    const result = await read()
    return asking.map(() => result)
  })
  return () => ask(true)
}
