import type { CollectionSlug, Payload } from 'payload'

import { scheduleTask, type ScheduleInput } from '@/shared/cms/scheduledVersions'

/** The job runner polls every ten seconds; a job this late is overdue, not queued. */
const overdueAfterMs = 2 * 60_000
/** Older failures are resolved or known. */
const memoryMs = 14 * 24 * 60 * 60_000
const maxListed = 100

/** What will be published or unpublished by itself. */
export type Schedule = {
  id: number
  collection: CollectionSlug
  documentId: number
  title: string
  type: 'publish' | 'unpublish'
  /** When it is, or was, due. */
  at: Date
}

/** One that did not run. `failed`: it ran and was refused; otherwise it is still queued. */
export type TroubledSchedule = Schedule & { failed: boolean }

type Job = {
  id: number | string
  input?: ScheduleInput
  waitUntil?: string | null
  hasError?: boolean | null
  updatedAt: string
}

async function findJobs(payload: Payload): Promise<Job[]> {
  const { docs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: scheduleTask } }, { completedAt: { exists: false } }] },
    sort: 'waitUntil',
    limit: maxListed,
    pagination: false,
  })
  return docs
}

/** A job with the document it is about, and when that was saved last; null where there is none any more. */
async function describe(payload: Payload, job: Job): Promise<(Schedule & { savedAt: Date }) | null> {
  const { doc, type } = job.input ?? {}
  const documentId = Number(doc?.value)
  const config = doc ? payload.collections[doc.relationTo]?.config : undefined
  if (!doc || !config || !Number.isInteger(documentId)) return null
  const found = (await payload.findByID({
    collection: doc.relationTo,
    id: documentId,
    draft: true,
    depth: 0,
    disableErrors: true,
  })) as ({ updatedAt: string } & Record<string, unknown>) | null
  if (!found) return null
  const title = found[config.admin.useAsTitle ?? 'id']
  return {
    id: Number(job.id),
    collection: doc.relationTo,
    documentId,
    title: typeof title === 'string' && title ? title : 'without a title',
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    at: new Date(job.waitUntil ?? job.updatedAt),
    savedAt: new Date(found.updatedAt),
  }
}

/** What waits for its time, the soonest first. */
export async function findSchedules(
  payload: Payload,
  only: { collection?: string; documentId?: number } = {},
): Promise<Schedule[]> {
  const jobs = (await findJobs(payload)).filter(
    ({ hasError, input }) =>
      hasError !== true &&
      (only.collection === undefined || input?.doc?.relationTo === only.collection) &&
      (only.documentId === undefined || Number(input?.doc?.value) === only.documentId),
  )
  return (await Promise.all(jobs.map((job) => describe(payload, job)))).filter((one) => one !== null)
}

/** What failed or is overdue, and whose document has not been saved since. */
export async function findTroubledSchedules(payload: Payload, now = new Date()): Promise<TroubledSchedule[]> {
  const troubled = (await findJobs(payload)).filter(({ hasError, waitUntil }) => {
    const due = new Date(waitUntil ?? now).getTime()
    return due > now.getTime() - memoryMs && (hasError === true || due < now.getTime() - overdueAfterMs)
  })
  const found = await Promise.all(
    troubled.map(async (job): Promise<TroubledSchedule | null> => {
      const schedule = await describe(payload, job)
      const failed = job.hasError === true
      if (!schedule || (failed && schedule.savedAt > new Date(job.updatedAt))) return null
      return { ...schedule, failed }
    }),
  )
  return found.filter((entry) => entry !== null)
}

/** @returns whether there was one that still waited */
export async function removeSchedule(payload: Payload, id: number): Promise<boolean> {
  const { docs } = await payload.delete({
    collection: 'payload-jobs',
    where: {
      and: [
        { id: { equals: id } },
        { taskSlug: { equals: scheduleTask } },
        { processing: { not_equals: true } },
        { completedAt: { exists: false } },
      ],
    },
    depth: 0,
  })
  return docs.length > 0
}
