import type { Payload } from 'payload'

import { slugs } from '@/slugs'

/** The job runner polls every ten seconds; a job this late is overdue, not queued. */
const overdueAfterMs = 2 * 60_000
/** Older failures are resolved or known. */
const memoryMs = 14 * 24 * 60 * 60_000

/** A scheduled publish or unpublish that did not run. */
export type TroubledSchedule = {
  id: number | string
  title: string
  moduleId: number
  type: 'publish' | 'unpublish'
  /** When it was due. */
  due: Date
  /** True when it ran and was rejected, such as a draft that lacks a required field; false when it is still queued. */
  failed: boolean
}

type Job = {
  id: number | string
  input?: { type?: string; doc?: { relationTo?: string; value?: unknown } }
  waitUntil?: string | null
  hasError?: boolean | null
  updatedAt: string
}

/** Scheduled publishes of modules that failed or are overdue and whose module has not been saved since. */
export async function findTroubledSchedules(payload: Payload, now = new Date()): Promise<TroubledSchedule[]> {
  const late = new Date(now.getTime() - overdueAfterMs).toISOString()
  const { docs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { waitUntil: { greater_than: new Date(now.getTime() - memoryMs).toISOString() } },
        { or: [{ hasError: { equals: true } }, { waitUntil: { less_than: late } }] },
      ],
    },
    sort: 'waitUntil',
    limit: 10,
    pagination: false,
  })
  const found = await Promise.all(
    docs.map(async (job): Promise<TroubledSchedule | null> => {
      const moduleId = Number(job.input?.doc?.value)
      if (job.input?.doc?.relationTo !== slugs.educationModules || !Number.isInteger(moduleId)) return null
      const doc = await payload.findByID({
        collection: slugs.educationModules,
        id: moduleId,
        draft: true,
        depth: 0,
        disableErrors: true,
        select: { title: true, updatedAt: true },
      })
      const failed = job.hasError === true
      if (!doc || (failed && new Date(doc.updatedAt) > new Date(job.updatedAt))) return null
      return {
        id: job.id,
        moduleId,
        title: doc.title || 'a module without a title',
        type: job.input.type === 'unpublish' ? 'unpublish' : 'publish',
        due: new Date(job.waitUntil!),
        failed,
      }
    }),
  )
  return found.filter((entry) => entry !== null)
}
