import pg from 'pg'

/** The channel and the table are written by `src/shared/cms/notifyContentChange.ts`. */
const channel = 'page_cache'
// A page whose rendering began before a change may be stored after it; whatever is stored this soon is made once more.
const overlapMs = 5_000
const reconnectMs = 1_000

/** @type {Map<string, number>} tag → when its content last changed, in ms since the epoch */
const changedAt = new Map()
let connected = false
let started = false

async function listen() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, keepAlive: true })
  let over = false
  const again = () => {
    if (over) return
    over = true
    connected = false
    client.removeAllListeners()
    // A connection that breaks late still emits; without a listener that would end the process.
    client.on('error', () => {})
    client.end().catch(() => {})
    setTimeout(listen, reconnectMs).unref()
  }
  client.once('error', again)
  client.on('notification', ({ payload }) => payload && changedAt.set(payload, Date.now()))
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    const { rows } = await client.query('SELECT tag, changed_at FROM page_cache_changes')
    for (const { tag, changed_at: at } of rows) changedAt.set(tag, Math.max(changedAt.get(tag) ?? 0, at.getTime()))
    client.once('end', again)
    connected = true
  } catch {
    again()
  }
}

/** Follows the changes that any instance, script or job announces in PostgreSQL; safe to call repeatedly. */
export function followChanges() {
  if (started || !process.env.DATABASE_URL || process.env.NEXT_PHASE === 'phase-production-build') return
  started = true
  void listen()
}

/**
 * Whether content made at a time is out of date. While the database is away nothing is: the old page stays up.
 * @param {readonly string[]} tags what the content was made from
 * @param {number} madeAt ms since the epoch
 */
export function isOutOfDate(tags, madeAt) {
  if (!connected) return false
  return tags.some((tag) => (changedAt.get(tag) ?? 0) + overlapMs > madeAt && changedAt.has(tag))
}

/**
 * Whether anything at all has changed since, for answers whose tags are not known.
 * @param {number} madeAt ms since the epoch
 */
export function isAnythingNewer(madeAt) {
  return isOutOfDate([...changedAt.keys()], madeAt)
}
