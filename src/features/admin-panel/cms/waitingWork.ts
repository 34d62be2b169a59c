import type { CollectionSlug, Payload, SanitizedCollectionConfig, TypedUser, Where } from 'payload'

import { slugs } from '@/slugs'

/** A document that somebody should look at. */
export type WaitingDocument = {
  collection: string
  id: number
  title: string
  kind: string
  at: Date
  /** What the words of the newest version are, and who changed them last, where two people publish. */
  digest?: string | null
  author?: number | null
}

const maxListed = 12
const dayMs = 24 * 60 * 60_000

type Row = { id: number; updatedAt: string } & Record<string, unknown>

const written = (payload: Payload): SanitizedCollectionConfig[] =>
  Object.values(payload.collections)
    .map(({ config }) => config)
    .filter(({ versions }) => Boolean(versions?.drafts))

const nameOf = ({ labels, slug }: SanitizedCollectionConfig) =>
  typeof labels.singular === 'string' ? labels.singular : slug

/** Whether a collection has a field. */
export const hasField = (config: SanitizedCollectionConfig, field: string): boolean =>
  config.flattenedFields.some(({ name }) => name === field)

/** What {@link findNewest} reads besides, where a collection has it. */
export const workflowColumns = ['wordsDigest', 'guardedBy'] as const

/** The newest versions that fit, of everything with drafts, the newest first. */
export async function findNewest(payload: Payload, where: (config: SanitizedCollectionConfig) => Where | null) {
  const found = await Promise.all(
    written(payload).map(async (config): Promise<WaitingDocument[]> => {
      const asked = where(config)
      const titleField = config.admin.useAsTitle ?? 'id'
      if (!asked) return []
      const { docs } = await payload.find({
        collection: config.slug as CollectionSlug,
        where: asked,
        draft: true,
        sort: '-updatedAt',
        limit: maxListed,
        depth: 0,
        pagination: false,
        select: {
          [titleField]: true,
          updatedAt: true,
          ...(hasField(config, 'wordsDigest') && Object.fromEntries(workflowColumns.map((name) => [name, true]))),
        },
      })
      return (docs as unknown as Row[]).map(({ id, updatedAt, ...row }) => {
        const title = row[titleField]
        return {
          collection: config.slug,
          id,
          title: typeof title === 'string' && title ? title : 'Without a title',
          kind: nameOf(config),
          at: new Date(updatedAt),
          digest: typeof row.wordsDigest === 'string' ? row.wordsDigest : null,
          author: typeof row.guardedBy === 'number' ? row.guardedBy : null,
        }
      })
    }),
  )
  return found
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, maxListed)
}

export const isDraft: Where = { _status: { equals: 'draft' } }

/** What one person saved last and nobody has published. */
export const findOwnDrafts = (payload: Payload, user: TypedUser): Promise<WaitingDocument[]> =>
  findNewest(payload, () => ({ and: [isDraft, { editedBy: { equals: user.id } }] }))

/** What others have saved since a moment. */
export const findChanges = (payload: Payload, user: TypedUser, since: Date): Promise<WaitingDocument[]> =>
  findNewest(payload, () => ({
    updatedAt: { greater_than: since.toISOString() },
    editedBy: { exists: true, not_equals: user.id },
  }))

/** Modules whose next review is due, by how soon. */
export async function countDueReviews(payload: Payload, now: Date): Promise<{ days: number; count: number }[]> {
  const due = async (from: number | null, to: number) => {
    const moment = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
    const { totalDocs } = await payload.count({
      collection: slugs.educationModules,
      where: {
        and: [
          { _status: { equals: 'published' } },
          { nextReviewDue: { less_than_equal: moment(to) } },
          ...(from === null ? [] : [{ nextReviewDue: { greater_than: moment(from) } }]),
        ],
      },
    })
    return { days: to, count: totalDocs }
  }
  return Promise.all([due(null, 0), due(0, 30), due(30, 60), due(60, 90)])
}

/** Jobs that gave up, by what they were to do. */
export async function countFailedJobs(payload: Payload): Promise<number> {
  const where: Where = { hasError: { equals: true }, taskSlug: { not_equals: 'schedulePublish' } }
  return (await payload.count({ collection: 'payload-jobs', where })).totalDocs
}

/** Whether people have published enough by themselves to do without the tutorial. */
export async function canSkipTutorial(payload: Payload): Promise<boolean> {
  const where: Where = { _status: { equals: 'published' }, editedBy: { exists: true } }
  return (await payload.count({ collection: slugs.educationModules, where })).totalDocs >= 3
}

/** Emails of the last two weeks that could not be sent. */
export async function countFailedEmails(payload: Payload, now: Date): Promise<number> {
  const since = new Date(now.getTime() - 14 * dayMs).toISOString()
  const where: Where = { failed: { greater_than: 0 }, createdAt: { greater_than: since } }
  const { docs } = await payload.find({
    collection: slugs.invitationBatches,
    where,
    select: { failed: true },
    pagination: false,
    depth: 0,
  })
  return docs.reduce((sum, { failed }) => sum + (failed ?? 0), 0)
}
