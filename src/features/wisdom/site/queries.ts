import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { claimsByDocument } from '@/shared/evidence/readClaims'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { publicationFields } from '@/shared/ui/ShortSources'
import { slugs } from '@/slugs'

import type { WisdomKind } from '../domain/wisdomKinds'
import { toReframeView, toWisdomView, type ReframeView, type WisdomView } from './view'

const findQuotes = cached('wisdom-quotes', [slugs.wisdomQuotes], async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.wisdomQuotes,
    select: { text: true },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ text }) => text)
})

/** All quotes, in a stable order. */
export async function getQuotes(): Promise<string[]> {
  return (await findQuotes()) ?? []
}

const findEntries = publishedQuery(
  'wisdom-entries',
  [slugs.wisdomEntries, slugs.references],
  async ({ payload, visible }, kind: WisdomKind) => {
    const { docs } = await payload.find({
      collection: slugs.wisdomEntries,
      ...visible({ kind: { equals: kind } }),
      sort: ['orderIndex', 'id'],
      depth: 1,
      populate: { [slugs.references]: publicationFields },
    })
    const claimsOf = await claimsByDocument(payload, slugs.wisdomEntries)
    return docs.map((doc) => toReframeView(doc, claimsOf(doc.id))).filter(({ text }) => text)
  },
)

/** The reframes, by order; in draft mode with the newest drafts. */
export const getReframes = async (): Promise<ReframeView[]> => (await findEntries('reframe')).found ?? []

/** The lines of a kind, by order, and whether drafts are included. */
export async function getWisdom(
  kind: Exclude<WisdomKind, 'reframe'>,
): Promise<{ lines: WisdomView[]; preview: boolean }> {
  const { found, preview } = await findEntries(kind)
  return { lines: (found ?? []).map(toWisdomView), preview }
}
