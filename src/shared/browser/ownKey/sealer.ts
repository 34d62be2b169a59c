import type { ImportableRecords, SealableRecords } from '@/shared/lib/ownRecords'

import type { OutboxEntry } from '../offline/outboxEntry'
import type { UntypedRequest } from '../untypedRequest'

import { isSealed } from './isSealed'

export { isSealed }

/** The kinds of records that visitors keep at this site. */
export type SiteRecords = {
  kinds: readonly SealableRecords[]
  /** Those that the server seals, which this browser only brings back. */
  sealedByServer: readonly ImportableRecords[]
}

/** Seals what leaves this browser with the visitor's own key, and opens what comes back. See createPageSealer.ts. */
export type Sealer = {
  /** Loads what is known of the kinds, for a move or an import. */
  records: () => Promise<SiteRecords>
  /** Whether answers of this path are records of the visitor's. */
  owns: (path: string) => boolean
  /** A request as it may leave the browser: unchanged unless it holds a record. @throws ApiError 400, or 401 when locked */
  seal: (method: string, path: string, request: UntypedRequest) => Promise<UntypedRequest>
  /** An answer, parsed or as its bytes, as screens expect it. @throws ApiError 401 when locked */
  open: (path: string, answer: unknown) => Promise<unknown>
  /** A record that waits in this browser, as its form sent it; null when it cannot be opened. */
  openQueued: (path: string, body: unknown) => Promise<object | null>
  /**
   * What waits here, as it may leave the browser: sealed anew when it was sealed with the key before the open one, and
   * kept so, that it goes once.
   * @throws ApiError 400 when no key of this browser opens it
   */
  sealWaiting: (entry: OutboxEntry) => Promise<OutboxEntry>
  /** For this browser alone: an answer that is kept for hours without a network. */
  keep: (name: string, answer: object) => Promise<string>
  recall: (name: string, kept: string) => Promise<object | null>
  /**
   * After a refusal: brings the browser back to the visitor of its key, or locks it when a newer key has taken its place.
   * @returns whether to try again
   */
  recover: (error: unknown) => Promise<boolean>
}

let provide: (load: () => Promise<Sealer>) => void
const provided = new Promise<() => Promise<Sealer>>((resolve) => {
  provide = resolve
})

/** Says where the sealer comes from: it knows the rooms' records, which shared code does not. Called once, by the site. */
export const provideSealer = (load: () => Promise<Sealer>): void => provide(load)

/** The sealer, loaded by the first call. */
export const sealer = async (): Promise<Sealer> => (await provided)()

/** What waits in this browser, as its form sent it; null when it is sealed and cannot be opened here. */
export const openQueued = async (path: string, body: unknown): Promise<object | null> =>
  isSealed(body) ? (await sealer()).openQueued(path, body) : (body as object)
