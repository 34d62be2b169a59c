import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { claimsByDocument } from '@/shared/evidence/readClaims'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { publicationFields, toShortSource, type ShortSource } from '@/shared/ui/ShortSources'
import { getRedFlags } from '@/shared/server/redFlags'
import { slugs } from '@/slugs'

import { practiceFlags, practiceGroups, type PracticeGroup } from '../domain/groups'
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
    const claimsOf = await claimsByDocument(payload, slugs.practiceSessions)
    return docs.flatMap((doc) => toSessionView(doc, claimsOf(doc.id)) ?? [])
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
  const flagsOf = async (group: PracticeGroup) => [group, await getRedFlags(practiceFlags[group])] as const
  const [sessions, statement, flags] = await Promise.all([
    findSessions(),
    findStatement(),
    Promise.all(practiceGroups.map(({ id }) => flagsOf(id))),
  ])
  const redFlags = new Map(flags)
  return {
    sessions: (sessions.found ?? []).map((session) => ({ ...session, redFlags: redFlags.get(session.group) ?? [] })),
    statement,
    preview: sessions.preview,
  }
}

/** The words of the practice page. */
export const getPracticeTexts = pageTextsQuery(slugs.practicePage, practiceTexts)
