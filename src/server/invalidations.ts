import pg from 'pg'

import { contentChanges } from '@/shared/contentChanges'

/** The channel and the table are written by `src/shared/cms/notifyContentChange.ts`. */
const channel = 'page_cache'
/**
 * A page whose rendering began before a change may be stored after it, so pages stored this soon afterwards are
 * rendered again.
 */
const overlapMs = 5_000
const reconnectMs = 1_000

/** By cache tag: when its content last changed, in ms since the epoch. */
const changedAt = new Map<string, number>()
/** The latest of them: asked for with every request. */
let latestChange = -Infinity
let isConnected = false
let isSubscribed = false

/** What the server keeps of the content behind some tags. */
type Loader = {
  tags: readonly string[]
  /** Called as soon as it is out of date. */
  forget: () => void
  load: (client: pg.Client) => Promise<void>
}
const loaders: Loader[] = []

/** Loads something once the database is there, and again whenever its content changes, over the connection that listens. */
export function reloadOnChange(loader: Loader): void {
  loaders.push(loader)
  subscribeToInvalidations()
}

const loadAll = async (client: pg.Client, isConcerned: (tags: readonly string[]) => boolean): Promise<void> => {
  const concerned = loaders.filter(({ tags }) => isConcerned(tags))
  for (const { forget } of concerned) forget()
  for (const { load } of concerned) await load(client)
}

function noteChange(tag: string, at: number): void {
  changedAt.set(tag, Math.max(changedAt.get(tag) ?? 0, at))
  latestChange = Math.max(latestChange, at)
}

/** Past a pooler, which would take the connection away and its notifications with it. */
async function listen(): Promise<void> {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL,
    keepAlive: true,
  })
  let isClosed = false
  const reconnect = () => {
    if (isClosed) return
    isClosed = true
    isConnected = false
    contentChanges.end(client)
    client.removeAllListeners()
    // A broken connection may emit `error` later; without a listener that would end the process.
    client.on('error', () => {})
    client.end().catch(() => {})
    setTimeout(() => void listen(), reconnectMs).unref()
  }
  client.once('error', reconnect)
  client.on('notification', ({ payload: tag }) => {
    if (!tag) return
    noteChange(tag, Date.now())
    contentChanges.changed()
    loadAll(client, (tags) => tags.includes(tag)).catch(reconnect)
  })
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    const { rows } = await client.query<{ tag: string; changed_at: Date }>(
      'SELECT tag, changed_at FROM page_cache_changes',
    )
    for (const { tag, changed_at: at } of rows) noteChange(tag, at.getTime())
    await loadAll(client, () => true)
    client.once('end', reconnect)
    isConnected = true
    contentChanges.begin(client)
  } catch {
    reconnect()
  }
}

/** Listens to PostgreSQL notifications of content changes from any instance, script or job; idempotent. */
export function subscribeToInvalidations(): void {
  if (isSubscribed || !process.env.DATABASE_URL || process.env.NEXT_PHASE === 'phase-production-build') return
  isSubscribed = true
  void listen()
}

/**
 * Whether content that was stored at a time is out of date. While the database is away nothing is: old pages stay up.
 * @param tags cache tags of what the content was made from
 * @param storedAt ms since the epoch
 */
export function isStale(tags: readonly string[], storedAt: number): boolean {
  if (!isConnected) return false
  return tags.some((tag) => (changedAt.get(tag) ?? -Infinity) + overlapMs > storedAt)
}

/** Whether content behind one of some tags is known to have changed since a time, in ms since the epoch. */
export const hasChangedSince = (tags: readonly string[], at: number): boolean =>
  tags.some((tag) => (changedAt.get(tag) ?? -Infinity) >= at)

/** On an answer whose content changed while it was being made: it is sent to whoever waits for it, and nobody keeps it. */
export const outdatedHeader = 'x-outdated'

/**
 * Whether anything at all has changed since, for responses whose tags are not known.
 * @param storedAt ms since the epoch
 */
export function hasAnythingChangedSince(storedAt: number): boolean {
  return isConnected && latestChange + overlapMs > storedAt
}
