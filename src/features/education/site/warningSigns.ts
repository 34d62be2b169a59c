import 'server-only'

import { byUrgency, toRedFlag, type RedFlag } from '@/shared/lib/redFlags'
import type { SignArea } from '@/shared/lib/signAreas'
import type { PageTexts } from '@/shared/lib/pageTexts'
import { claimsByDocument } from '@/shared/evidence/readClaims'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { publicationFields, toShortSources, type ShortSource } from '@/shared/ui/ShortSources'
import { slugs } from '@/slugs'

import { warningSignsTexts } from '../content/warningSignsTexts'

/** A warning sign with its sources, and its texts with their numbers. */
export type SourcedRedFlag = RedFlag & {
  area?: SignArea | null
  cited: Pick<RedFlag, 'sign' | 'action'>
  sources: ShortSource[]
}

const findRedFlags = publishedQuery(
  'warning-signs',
  [slugs.redFlags, slugs.references],
  async ({ payload, visible }) => {
    const { docs } = await payload.find({
      collection: slugs.redFlags,
      ...visible(),
      sort: 'orderIndex',
      depth: 1,
      populate: { [slugs.references]: publicationFields },
    })
    const claimsOf = await claimsByDocument(payload, slugs.redFlags)
    return byUrgency(
      docs.map((doc) => ({
        ...toRedFlag(doc),
        area: doc.area,
        cited: { sign: doc.sign ?? '', action: doc.action ?? '' },
        sources: toShortSources(doc.references, claimsOf(doc.id)),
      })),
    )
  },
)

/** Every warning sign with its sources, the most urgent first; in draft mode with the newest drafts. */
export async function getWarningSigns(): Promise<{ flags: SourcedRedFlag[]; preview: boolean }> {
  const { found, preview } = await findRedFlags()
  return { flags: found ?? [], preview }
}

export type WarningSignsTexts = PageTexts<typeof warningSignsTexts>

/** The words around the warning signs. */
export const getWarningSignsTexts = pageTextsQuery(slugs.warningSignsPage, warningSignsTexts)
