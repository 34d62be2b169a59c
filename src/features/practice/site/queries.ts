import 'server-only'

import { cache } from 'react'

import { cached } from '@/shared/server/cached'
import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { toSessionView, toSourceView, type SessionView, type SourceView } from './view'

type Viewer = NonNullable<Awaited<ReturnType<typeof draftViewer>>>

const sourceFields = { authors: true, year: true, title: true, finding: true, doi: true, url: true } as const

/** The statement behind the sentence that none of this treats hot flashes. */
const statementKey = 'tms-nonhormone-2023'

async function listSessions(viewer?: Viewer): Promise<SessionView[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.practiceSessions,
    ...(viewer ? { draft: true, user: viewer } : { where: { _status: { equals: 'published' } } }),
    sort: 'orderIndex',
    pagination: false,
    depth: 1,
    populate: { [slugs.references]: sourceFields },
    overrideAccess: false,
  })
  return docs.flatMap((doc) => toSessionView(doc) ?? [])
}

const findSessions = cached('practice-sessions', [slugs.practiceSessions, slugs.references], () => listSessions())

const findStatement = cached('practice-statement', [slugs.references], async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.references,
    where: { key: { equals: statementKey } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs[0] ? toSourceView(docs[0]) : null
})

/** What the practice page is made of. A signed-in editor in draft mode gets the newest drafts. */
export const getPractice = cache(
  async (): Promise<{ sessions: SessionView[]; statement: SourceView | null; preview: boolean }> => {
    const viewer = await draftViewer()
    const [sessions, statement] = await Promise.all([viewer ? listSessions(viewer) : findSessions(), findStatement()])
    return { sessions: sessions ?? [], statement, preview: viewer !== null }
  },
)
