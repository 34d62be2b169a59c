import {
  APIError,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  ValidationError,
  type CollectionSlug,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  type TaskConfig,
  type TypedUser,
  type Where,
} from 'payload'

import { slugs } from '@/slugs'

import { refusalInWords } from './refuseForbiddenClaims'

/** The job that Payload queues where an editor schedules something. */
export const scheduleTask = 'schedulePublish'

/** The drafts of whatever can be scheduled, as `versions.drafts`. */
export const scheduledDrafts = { schedulePublish: { timeIntervals: 5 } } as const

/** What its input holds; Payload stores it as JSON. */
export type ScheduleInput = {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: CollectionSlug; value: string | number }
  global?: GlobalSlug
  user?: { relationTo: CollectionSlug; value: string | number }
}

/** What was refused in words, as the job that failed keeps it. */
const refusedMark = 'Refused: '

class ScheduleRefused extends Error {
  constructor(readonly why: string) {
    super(`${refusedMark}${why}`)
  }
}

/** Why a job that failed was refused; null where something went wrong that an editor can do nothing about. */
export const whyRefused = (message: unknown): string | null =>
  typeof message === 'string' && message.startsWith(refusedMark) ? message.slice(refusedMark.length) : null

function asRefusal(error: unknown): unknown {
  if (error instanceof ValidationError) return new ScheduleRefused(refusalInWords(error))
  return error instanceof APIError && error.status < 500 ? new ScheduleRefused(error.message) : error
}

type Version = { id: string | number; version: Record<string, unknown> }

/** What is scheduled: a document, or the words of a page. */
type Text = { collection: CollectionSlug; id: number } | { global: GlobalSlug }

/** The newest version of a text until a moment; undefined where there is none any more. */
async function findVersion(req: PayloadRequest, text: Text, until?: string): Promise<Version | undefined> {
  const isUntil: Where[] = until ? [{ updatedAt: { less_than_equal: until } }] : []
  const newest = { sort: '-updatedAt', limit: 1, depth: 0, showHiddenFields: true, req }
  const { docs } =
    'global' in text
      ? await req.payload.findGlobalVersions({ slug: text.global, where: { and: isUntil }, ...newest })
      : await req.payload.findVersions({
          collection: text.collection,
          where: { and: [{ parent: { equals: text.id } }, ...isUntil] },
          ...newest,
        })
  return docs[0] as Version | undefined
}

const contentOf = ({ version }: Version) => {
  // Without the day of its making the next save could not be stored.
  const { id: _id, updatedAt: _updatedAt, ...content } = version
  return content
}

type PublicRow = { id: number; updatedAt?: string; _status?: string }

/** A schedule never replaces what was published after it was made. @throws Error */
async function refuseIfOvertaken(req: PayloadRequest, text: Text, scheduledAt: string) {
  const row =
    'global' in text
      ? await req.payload.db.findGlobal<PublicRow>({ slug: text.global, req })
      : await req.payload.db.findOne<PublicRow>({
          collection: text.collection,
          where: { and: [{ id: { equals: text.id } }, { _status: { equals: 'published' } }] },
          select: { updatedAt: true, _status: true },
          req,
        })
  if (row?.updatedAt && row._status === 'published' && Date.parse(row.updatedAt) > Date.parse(scheduledAt))
    throw new ScheduleRefused('Another version has been published since this one was scheduled.')
}

/** Saves by the account that scheduled it, where there is one. */
async function save(
  req: PayloadRequest,
  text: Text,
  data: Record<string, unknown> & { _status: 'draft' | 'published' },
  context: Record<string, unknown> = {},
) {
  const how = {
    draft: data._status === 'draft' && context.publishesVersion === true,
    depth: 0,
    overrideAccess: req.user === null,
    user: req.user,
    context,
    req,
  }
  if ('global' in text) await req.payload.updateGlobal({ slug: text.global, data: data as object, ...how })
  else await req.payload.update({ collection: text.collection, id: text.id, data, ...how })
}

/** Takes a document off the site; only its status is validated: an unfinished draft above it lets it go as well. */
const unpublish = (req: PayloadRequest, { collection, id }: { collection: CollectionSlug; id: number }) =>
  req.payload.update({
    collection,
    id,
    data: { _status: 'draft' },
    unpublishAllLocales: true,
    depth: 0,
    overrideAccess: req.user === null,
    user: req.user,
    req,
  })

/** Publishes the version that was the newest when it was scheduled; what has been written since stays a draft over it. */
async function publishVersion(req: PayloadRequest, text: Text, scheduledAt: string) {
  await refuseIfOvertaken(req, text, scheduledAt)
  const [scheduled, newest] = [await findVersion(req, text, scheduledAt), await findVersion(req, text)]
  if (!scheduled)
    throw new ScheduleRefused('There is no version of it to publish. It was never saved, or has been deleted since.')
  const context = { isRestoringVersion: true, publishesVersion: true }
  await save(req, text, { ...contentOf(scheduled), _status: 'published' }, context)
  if (newest && newest.id !== scheduled.id) await save(req, text, { ...contentOf(newest), _status: 'draft' }, context)
}

async function run(
  req: PayloadRequest,
  { type, doc, global, user }: ScheduleInput,
  scheduledAt: string,
): Promise<void> {
  const text: Text | null = doc ? { collection: doc.relationTo, id: Number(doc.value) } : global ? { global } : null
  if (!text) throw new Error('Nothing is named that could be published.')
  const who = user && (await req.payload.findByID({ collection: slugs.users, id: Number(user.value), depth: 0, req }))
  req.user = who ? ({ ...who, collection: slugs.users } as TypedUser) : null
  if (type !== 'unpublish') return publishVersion(req, text, scheduledAt)
  if ('global' in text) throw new ScheduleRefused('The words of a page cannot be taken off the site.')
  await unpublish(req, text)
}

/** How far the clock of an editor's machine may be behind the site's. */
const clockSkewMs = 60_000

/**
 * Why something cannot be scheduled. It is done as at its time, by the same hooks and for the same account, and taken back:
 * what would be refused then is refused now, while somebody is there to read why.
 * @returns the reason in words; null where it can be scheduled
 */
export async function whyNotScheduled(
  payload: Payload,
  input: ScheduleInput,
  at: Date | null | undefined,
): Promise<string | null> {
  if (!at || Number.isNaN(at.getTime())) return 'Choose a day and a time first.'
  if (at.getTime() < Date.now() - clockSkewMs) return 'That time has passed. Choose one that is still to come.'
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await run(req, input, new Date().toISOString())
    return null
  } catch (error) {
    const refusal = asRefusal(error)
    if (refusal instanceof ScheduleRefused) return refusal.why
    throw error
  } finally {
    await killTransaction(req)
  }
}

const publishScheduledVersion = (async ({
  input,
  job,
  req,
}: {
  input: unknown
  job: { createdAt: string }
  req: PayloadRequest
}) => {
  const began = await initTransaction(req)
  try {
    await run(req, input as ScheduleInput, job.createdAt)
    if (began) await commitTransaction(req)
    return { output: {} }
  } catch (error) {
    await killTransaction(req)
    throw asRefusal(error)
  }
}) as TaskConfig['handler']

/** Replaces the handler of Payload's `schedulePublish` job, which would publish whichever draft is newest by then. */
export function publishScheduledVersions(config: SanitizedConfig): SanitizedConfig {
  const tasks = config.jobs.tasks?.map((task) =>
    task.slug === scheduleTask ? { ...task, handler: publishScheduledVersion } : task,
  )
  return { ...config, jobs: { ...config.jobs, tasks } }
}
