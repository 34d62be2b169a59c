import { ApiError } from '../apiError'
import type { RecordSealer } from './createSealer'

/** What a worker is asked; the key comes with each call and stays with none. */
export type SealerCall = {
  [Name in SealerMethod]: { id: number; name: Name; given: Parameters<RecordSealer[Name]> }
}[SealerMethod]

export type SealerMethod = Exclude<keyof RecordSealer, 'lists' | 'writes'>

/** Where in an answer a list stands: the names of the fields that lead to it. */
type ListPlace = readonly string[]

/**
 * What a worker says: first that it runs, then for each call any number of parts and one end. `kept` follows the end of a
 * list: the same answer, sealed for hours without a network, so that it need not come back for that.
 */
export type SealerReport =
  | Pick<RecordSealer, 'lists' | 'writes'>
  | { id: number; place: ListPlace; items: unknown[] }
  | { id: number; done: unknown }
  | { id: number; kept: string | null }
  | { id: number; failed: { status: number | null; text: string } }

/** The part of a worker's, or a port's, scope that is used. */
export type SealerScope = {
  postMessage: (report: SealerReport) => void
  addEventListener: (name: 'message', listener: (event: MessageEvent<SealerCall>) => void) => void
}

/** Items of a message: what a page reads of them takes a millisecond or two. */
export const itemsPerMessage = 250

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > itemsPerMessage

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The long lists of an answer, and where they stand. */
function* longListsIn(value: unknown, place: ListPlace = []): Generator<{ place: ListPlace; list: unknown[] }> {
  if (isLong(value)) yield { place, list: value }
  else if (isFields(value))
    for (const [name, field] of Object.entries(value)) yield* longListsIn(field, [...place, name])
}

/** The answer with these lists empty. */
function withoutLongLists(value: unknown): unknown {
  if (isLong(value)) return []
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutLongLists(field)]))
}

/**
 * Answers calls of a page in a worker. Records of years are parsed, opened and sorted here, and go to the page in parts
 * that it can take between two frames, newest first.
 */
export function serveSealer(scope: SealerScope, sealer: RecordSealer): void {
  async function answer({ id, name, given }: SealerCall): Promise<void> {
    const call = sealer[name] as (...given: unknown[]) => Promise<unknown>
    const done = await call(...given)
    for (const { place, list } of longListsIn(done))
      for (let from = 0; from < list.length; from += itemsPerMessage)
        scope.postMessage({ id, place, items: list.slice(from, from + itemsPerMessage) })
    scope.postMessage({ id, done: withoutLongLists(done) })
    const [key, path] = given
    if (name !== 'open' || !sealer.lists.includes(path)) return
    const kept = sealer.keep(key, path, done as object)
    scope.postMessage({ id, kept: await kept.catch(() => null) })
  }

  scope.addEventListener('message', ({ data }) => {
    answer(data).catch((error: unknown) => {
      const failed =
        error instanceof ApiError ? { status: error.status, text: error.body } : { status: null, text: String(error) }
      scope.postMessage({ id: data.id, failed })
    })
  })
  const { lists, writes } = sealer
  scope.postMessage({ lists, writes })
}
