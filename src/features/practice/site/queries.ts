import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { publicationFields, toShortSource, type ShortSource } from '@/shared/ui/ShortSources'
import { slugs } from '@/slugs'

import { toSessionView, type SessionView } from './view'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { practiceTexts } from '../content/practiceTexts'

/** The reference that no practice is a treatment of hot flashes. */
const statementKey = 'tms-nonhormone-2023'

const findSessions = publishedQuery(
  'practice-sessions',
  [slugs.practiceSessions, slugs.references],
  async ({ payload, visible }) => {
    const { docs } = await payload.find({
      collection: slugs.practiceSessions,
      ...visible(),
      sort: 'orderIndex',
      depth: 1,
      populate: { [slugs.references]: publicationFields },
    })
    return docs.flatMap((doc) => toSessionView(doc) ?? [])
  },
)

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
  return docs[0] ? toShortSource(docs[0]) : null
})

/** The sessions of the practice page; in draft mode with the newest drafts. */
export async function getPractice(): Promise<{
  sessions: SessionView[]
  statement: ShortSource | null
  preview: boolean
}> {
  const [sessions, statement] = await Promise.all([findSessions(), findStatement()])
  return { sessions: sessions.found ?? [], statement, preview: sessions.preview }
}

/** The words of the practice page. */
export const getPracticeTexts = pageTextsQuery(slugs.practicePage, practiceTexts)
