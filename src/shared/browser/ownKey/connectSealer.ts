import { ApiError } from '../apiError'
import type { RecordSealer } from './createSealer'
import type { SealerCall, SealerMethod, SealerReport } from './serveSealer'

/** The part of a worker that is used. */
export type SealerWorker = {
  postMessage: (call: SealerCall, transferred: Transferable[]) => void
  addEventListener: (name: 'message' | 'error', listener: (event: MessageEvent<SealerReport>) => void) => void
}

type Waiting = {
  lists: Map<string, { place: readonly string[]; items: unknown[] }>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

function putIn(answer: unknown, [name, ...further]: readonly string[], items: unknown[]): unknown {
  if (name === undefined) return items
  const fields = answer as Record<string, unknown>
  return { ...fields, [name]: putIn(fields[name], further, items) }
}

/**
 * The sealer that a worker serves (serveSealer.ts).
 * @throws when the worker does not start: an old browser, or its script did not arrive
 */
export function connectSealer(worker: SealerWorker): Promise<RecordSealer> {
  const waiting = new Map<number, Waiting>()
  /** Of the lists that were opened: what they are kept as, once the worker has sealed it. */
  const kept = new WeakMap<object, Promise<string | null>>()
  const keeping = new Map<number, (sealed: string | null) => void>()
  let calls = 0

  function take(report: Exclude<SealerReport, { lists: unknown }>): void {
    const { id } = report
    if ('kept' in report) {
      keeping.get(id)?.(report.kept)
      keeping.delete(id)
      return
    }
    const asked = waiting.get(id)
    if (!asked) return
    if ('items' in report) {
      const name = report.place.join('/')
      const list = asked.lists.get(name)
      if (list) list.items.push(...report.items)
      else asked.lists.set(name, { place: report.place, items: report.items })
      return
    }
    waiting.delete(id)
    if ('failed' in report) {
      const { status, text } = report.failed
      asked.reject(status === null ? new Error(text) : new ApiError(status, text))
      return
    }
    let answer = report.done
    for (const { place, items } of asked.lists.values()) answer = putIn(answer, place, items)
    asked.resolve(answer)
  }

  return new Promise((resolve, reject) => {
    let lists: RecordSealer['lists'] = []
    const ask =
      <Name extends SealerMethod>(name: Name) =>
      async (...given: Parameters<RecordSealer[Name]>) => {
        const id = (calls += 1)
        const answer = await new Promise((resolveCall, rejectCall) => {
          waiting.set(id, { lists: new Map(), resolve: resolveCall, reject: rejectCall })
          const bytes = (given as unknown[]).filter((one) => one instanceof ArrayBuffer)
          worker.postMessage({ id, name, given } as SealerCall, bytes)
        })
        if (name === 'open' && Array.isArray(answer) && lists.includes(given[1] as string))
          kept.set(answer, new Promise((resolveKept) => keeping.set(id, resolveKept)))
        return answer
      }
    const askToKeep = ask('keep') as RecordSealer['keep']

    worker.addEventListener('message', ({ data }) => {
      if (!('lists' in data)) return take(data)
      ;({ lists } = data)
      resolve({
        lists,
        writes: data.writes,
        seal: ask('seal') as RecordSealer['seal'],
        open: ask('open'),
        openQueued: ask('openQueued') as RecordSealer['openQueued'],
        keep: async (key, name, answer) => (await kept.get(answer)) ?? askToKeep(key, name, answer),
        recall: ask('recall') as RecordSealer['recall'],
      })
    })
    worker.addEventListener('error', () => {
      const failure = new Error('The worker that seals and opens has stopped.')
      reject(failure)
      for (const { reject: rejectCall } of waiting.values()) rejectCall(failure)
      waiting.clear()
      for (const resolveKept of keeping.values()) resolveKept(null)
      keeping.clear()
    })
  })
}
