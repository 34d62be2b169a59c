/**
 * The calls of contracts as functions. The CMS publishes them once it runs, and the production server, which is bundled
 * apart from it, answers by them without Next's routing: the process is what both have in common.
 */
export type DirectCall = {
  /** The path of its contract below /api, e.g. `/bingo/boards/:boardId/cells`. */
  route: string
  /**
   * For an answer that everybody gets alike until content changes: the names of the query parameters it depends on. A
   * call without it is answered anew each time.
   */
  sharedBy?: readonly string[]
  /** Whether calls are counted for each visitor and network: those answered from memory are not. */
  isCounted: boolean
  /** Bytes of a body that it reads as they come, in the place of one that has arrived. */
  streamed?: number
  /** Answers like the route does: never rejects. */
  answer: (request: DirectRequest) => Promise<DirectAnswer>
}

/**
 * A request that has arrived as a whole, but for a body that its call streams. To make a Request of it, and a stream of
 * its body, cost a quarter of a write.
 */
export type DirectRequest = {
  method: string
  url: string
  headers: Headers
  body: Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | null
}

/** An answer that is there as a whole, its headers as a Response gives them: one pair for each cookie. */
export type WholeAnswer = { status: number; headers: Iterable<[string, string]>; text: string }

/** A Response is one that comes in pieces, or that a handler made by itself. */
export type DirectAnswer = WholeAnswer | Response

/** The body of an answer as text. */
export const textOf = async (answer: DirectAnswer): Promise<string> =>
  answer instanceof Response ? answer.text() : answer.text

export type DirectCalls = {
  /** @param path below /api, e.g. `/bingo/boards`; undefined where no contract has this method and path */
  find: (method: string, path: string) => DirectCall | undefined
}

const key = Symbol.for('power-years.direct-calls')
const process = globalThis as { [key]?: DirectCalls }

/** Publishes the calls for the whole process; called by the CMS once it runs. */
export function publishDirectCalls(calls: DirectCalls): void {
  process[key] = calls
}

/** The published calls; undefined until the CMS runs. */
export const directCalls = (): DirectCalls | undefined => process[key]
