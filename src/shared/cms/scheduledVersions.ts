import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedConfig,
  type TaskConfig,
  type TypedUser,
  type Where,
} from 'payload'

import { slugs } from '@/slugs'

/** The job that Payload queues where an editor schedules something. */
export const scheduleTask = 'schedulePublish'

/** What its input holds; Payload stores it as JSON. */
export type ScheduleInput = {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: CollectionSlug; value: string | number }
  user?: { relationTo: CollectionSlug; value: string | number }
}

type Version = { id: string | number; version: Record<string, unknown> }

/** The newest version of a document until a moment; undefined where there is none any more. */
async function findVersion(req: PayloadRequest, collection: CollectionSlug, id: number, until?: string) {
  const where: Where = {
    parent: { equals: id },
    ...(until && { updatedAt: { less_than_equal: until } }),
  }
  const { docs } = await req.payload.findVersions({
    collection,
    where,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs[0] as Version | undefined
}

const contentOf = ({ version }: Version) => {
  // Without the day of its making the next save could not be stored.
  const { id: _id, updatedAt: _updatedAt, ...content } = version
  return content
}

/** A schedule never replaces what was published after it was made. @throws Error */
async function refuseIfOvertaken(req: PayloadRequest, collection: CollectionSlug, id: number, scheduledAt: string) {
  const row = await req.payload.db.findOne<{ id: number; updatedAt: string }>({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    select: { updatedAt: true },
    req,
  })
  if (row && Date.parse(row.updatedAt) > Date.parse(scheduledAt))
    throw new Error('Another version has been published since this one was scheduled.')
}

/** Publishes the version that was the newest when it was scheduled; what has been written since stays a draft over it. */
async function publishVersion(req: PayloadRequest, collection: CollectionSlug, id: number, scheduledAt: string) {
  await refuseIfOvertaken(req, collection, id, scheduledAt)
  const [scheduled, newest] = [
    await findVersion(req, collection, id, scheduledAt),
    await findVersion(req, collection, id),
  ]
  if (!scheduled) throw new Error('The version that was scheduled has been deleted since.')
  const save = (version: Version, _status: 'draft' | 'published') =>
    req.payload.update({
      collection,
      id,
      draft: _status === 'draft',
      data: { ...contentOf(version), _status },
      depth: 0,
      overrideAccess: req.user === null,
      user: req.user,
      context: { isRestoringVersion: true, publishesVersion: true },
      req,
    })
  await save(scheduled, 'published')
  if (newest && newest.id !== scheduled.id) await save(newest, 'draft')
}

async function run(req: PayloadRequest, { type, doc, user }: ScheduleInput, scheduledAt: string): Promise<void> {
  if (!doc) throw new Error('Nothing is named that could be published.')
  const who = user && (await req.payload.findByID({ collection: slugs.users, id: Number(user.value), depth: 0, req }))
  req.user = who ? ({ ...who, collection: slugs.users } as TypedUser) : null
  const [collection, id] = [doc.relationTo, Number(doc.value)]
  if (type !== 'unpublish') return publishVersion(req, collection, id, scheduledAt)
  const data = { _status: 'draft' as const }
  await req.payload.update({ collection, id, data, depth: 0, overrideAccess: !who, user: req.user, req })
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
    throw error
  }
}) as TaskConfig['handler']

/** Replaces the handler of Payload's `schedulePublish` job, which would publish whichever draft is newest by then. */
export function publishScheduledVersions(config: SanitizedConfig): SanitizedConfig {
  const tasks = config.jobs.tasks?.map((task) =>
    task.slug === scheduleTask ? { ...task, handler: publishScheduledVersion } : task,
  )
  return { ...config, jobs: { ...config.jobs, tasks } }
}
