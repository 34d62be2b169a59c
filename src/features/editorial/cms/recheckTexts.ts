import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  type TaskConfig,
} from 'payload'

import { poolOf } from '@/shared/database'

import { isChecked, noteChecksOf, noteChecksOfGlobal, recheckTask, rulesNow } from './noteTextChecks'

/** How long one job works, before it queues the next: publishing by schedule waits for its job runner. */
const sliceMs = 3_000
/** A check that waited long for a busy machine or a lock is followed by no longer rest than this. */
const longestRestMs = 30_000
/** Texts that are looked up at once. */
const atOnce = 200

/** Documents of a collection that these rules have not checked yet, outside of the trash. */
const dueDocuments = (slug: string, hasTrash: boolean) => `
  SELECT doc.id FROM "${slug.replaceAll('-', '_')}" doc
  WHERE NOT EXISTS (SELECT FROM text_checks WHERE document = $1 || doc.id AND rules = $2)
    ${hasTrash ? 'AND doc.deleted_at IS NULL' : ''}
  ORDER BY doc.id LIMIT $3`

type Due = { collection: CollectionSlug; id: number } | { global: GlobalSlug }

async function findDue(payload: Payload): Promise<Due[]> {
  const pool = poolOf(payload)
  const { rows } = await pool.query<{ document: string }>(
    `SELECT document FROM text_checks WHERE rules = $1 AND document NOT LIKE '%/%'`,
    [rulesNow()],
  )
  const known = new Set(rows.map(({ document }) => document))
  const due: Due[] = payload.globals.config
    .filter((config) => isChecked(config) && !known.has(config.slug))
    .map(({ slug }) => ({ global: slug as GlobalSlug }))
  for (const { config } of Object.values(payload.collections)) {
    if (!isChecked(config) || due.length >= atOnce) continue
    const found = await pool.query<{ id: number }>(dueDocuments(config.slug, Boolean(config.trash)), [
      `${config.slug}/`,
      rulesNow(),
      atOnce - due.length,
    ])
    due.push(...found.rows.map(({ id }) => ({ collection: config.slug as CollectionSlug, id })))
  }
  return due
}

const rest = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** A transaction for each text: nobody who saves one waits for the others. @returns whether it could be checked */
async function recheck(payload: Payload, due: Due): Promise<boolean> {
  const req: PayloadRequest = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    if ('global' in due) await noteChecksOfGlobal(req, due.global)
    else await noteChecksOf(req, due.collection, due.id)
    await commitTransaction(req)
    return true
  } catch (err) {
    await killTransaction(req)
    // One that cannot be checked keeps the others from nothing.
    payload.logger.error({ err, msg: 'A text cannot be checked', due })
    return false
  }
}

/** What one slice did: `restMs` is how long the process is left to others before the next one. */
type Slice = { checked: number; isDone: boolean; restMs: number }

/**
 * Checks texts that the rules of this release have not looked at, for one slice of time: a rest that goes past it is for
 * the next job to wait out, as other jobs wait for this one.
 * @returns how many it checked, whether it looked at all of them, and the rest in milliseconds
 */
export async function recheckTexts(payload: Payload, ms = sliceMs): Promise<Slice> {
  const until = performance.now() + ms
  const due = await findDue(payload)
  let checked = 0
  for (const [index, one] of due.entries()) {
    const began = performance.now()
    if (await recheck(payload, one)) checked += 1
    if (index === due.length - 1) break
    // The same process answers visitors: four fifths of it are theirs meanwhile.
    const restMs = Math.min(4 * (performance.now() - began), longestRestMs)
    const isOver = performance.now() + restMs > until
    if (isOver && checked > 0) return { checked, isDone: false, restMs }
    if (!isOver) await rest(restMs)
  }
  return { checked, isDone: due.length < atOnce || checked === 0, restMs: 0 }
}

const isStale = `
  SELECT FROM text_checks WHERE rules <> $1 AND NOT EXISTS (
    SELECT FROM payload_jobs WHERE task_slug = $2 AND completed_at IS NULL AND has_error IS NOT TRUE
      AND (wait_until IS NULL OR wait_until < now() + interval '1 minute'))
  LIMIT 1`

/**
 * Has texts checked by a job at once where another release has checked some, so that what its rules did not know of is
 * told before the night, and before a schedule fails on it. Called as a site starts: the last of many to be upgraded
 * asks when no older one is left to take the job.
 */
export async function askForRecheck(payload: Payload): Promise<void> {
  const { rowCount } = await poolOf(payload).query(isStale, [rulesNow(), recheckTask])
  if (rowCount) await payload.jobs.queue({ task: recheckTask, input: {}, req: await createLocalReq({}, payload) })
}

/** Brings what the checks know of texts up to the rules of this release. */
export const recheckTextsTask: TaskConfig<{ input: object; output: object }> = {
  slug: recheckTask,
  label: 'Check texts by the rules of this release',
  schedule: [{ cron: '*/5 2-4 * * *', queue: 'nightly' }],
  retries: 2,
  handler: async ({ req }) => {
    const { isDone, restMs } = await recheckTexts(req.payload)
    if (!isDone)
      await req.payload.jobs.queue({
        task: recheckTask,
        input: {},
        waitUntil: new Date(Date.now() + restMs),
        req: await createLocalReq({}, req.payload),
      })
    return { output: {} }
  },
}
