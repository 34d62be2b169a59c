import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

import { scheduleTask, whyRefused, type ScheduleInput } from '@/shared/cms/scheduledVersions'

/** The job runner polls every ten seconds; a job this late is overdue, not queued. */
const overdueAfterMs = 2 * 60_000
/** Older failures are resolved or known. */
const memoryMs = 14 * 24 * 60 * 60_000
const maxListed = 100

/** What will be published or unpublished by itself. */
export type Schedule = {
  id: number
  /** A document, or the words of a page. */
  collection: CollectionSlug | null
  documentId: number | null
  global: GlobalSlug | null
  title: string
  type: 'publish' | 'unpublish'
  /** When it is, or was, due. */
  at: Date
}

/** One that did not run. `failed`: it ran and was refused, for a reason in words where there is one; else it is still queued. */
export type TroubledSchedule = Schedule & { failed: boolean; why: string | null }

type Job = {
  id: number | string
  input?: ScheduleInput
  waitUntil?: string | null
  hasError?: boolean | null
  error?: unknown
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

type About = Pick<Schedule, 'collection' | 'documentId' | 'global' | 'title'> & { savedAt: Date }

async function findPage(payload: Payload, global: GlobalSlug): Promise<About | null> {
  const config = payload.globals.config.find(({ slug }) => slug === global)
  if (!config) return null
  const { updatedAt } = (await payload.findGlobal({ slug: global, draft: true, depth: 0 })) as { updatedAt?: string }
  const title = typeof config.label === 'string' ? config.label : global
  return { collection: null, documentId: null, global, title, savedAt: new Date(updatedAt ?? 0) }
}

async function findDocument(payload: Payload, { relationTo, value }: NonNullable<ScheduleInput['doc']>) {
  const documentId = Number(value)
  const config = payload.collections[relationTo]?.config
  if (!config || !Number.isInteger(documentId)) return null
  const found = (await payload.findByID({
    collection: relationTo,
    id: documentId,
    draft: true,
    depth: 0,
    disableErrors: true,
  })) as ({ updatedAt: string } & Record<string, unknown>) | null
  if (!found) return null
  const title = found[config.admin.useAsTitle ?? 'id']
  return {
    collection: relationTo,
    documentId,
    global: null,
    title: typeof title === 'string' && title ? title : 'without a title',
    savedAt: new Date(found.updatedAt),
  } satisfies About
}

/** A job with the text it is about, and when that was saved last; null where there is none any more. */
async function describe(payload: Payload, job: Job): Promise<(Schedule & { savedAt: Date }) | null> {
  const { doc, global, type } = job.input ?? {}
  const about = doc ? await findDocument(payload, doc) : global ? await findPage(payload, global) : null
  return (
    about && {
      ...about,
      id: Number(job.id),
      type: type === 'unpublish' ? 'unpublish' : 'publish',
      at: new Date(job.waitUntil ?? job.updatedAt),
    }
  )
}

/** What waits for its time, the soonest first. */
export async function findSchedules(
  payload: Payload,
  only: { collection?: string; documentId?: number; global?: string } = {},
): Promise<Schedule[]> {
  const jobs = (await findJobs(payload)).filter(
    ({ hasError, input }) =>
      hasError !== true &&
      (only.collection === undefined || input?.doc?.relationTo === only.collection) &&
      (only.global === undefined || input?.global === only.global) &&
      (only.documentId === undefined || Number(input?.doc?.value) === only.documentId),
  )
  return (await Promise.all(jobs.map((job) => describe(payload, job)))).filter((one) => one !== null)
}

/** What failed or is overdue, and whose text has not been saved since. */
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
      return { ...schedule, failed, why: whyRefused((job.error as { message?: unknown } | null)?.message) }
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

/** Where the panel shows what is scheduled, below its own address. */
export const placeInPanel = ({
  collection,
  documentId,
  global,
}: Pick<Schedule, 'collection' | 'documentId' | 'global'>) =>
  global === null ? (`/collections/${collection}/${documentId}` as const) : (`/globals/${global}` as const)
