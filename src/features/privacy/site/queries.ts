import 'server-only'

import { cached } from '@/shared/server/cached'
import type { RecordKind } from '@/shared/lib/recordKind'
import { cmsConfig, payloadClient } from '@/shared/server/payloadClient'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { slugs } from '@/slugs'

import { privacyTexts } from '../content/privacyTexts'
import type { DescribedKind } from '../domain/storedRecords'

export type BadgeView = { label: string; explanation: string | null }

const findBadges = cached('privacy-badges', [slugs.siteSettings], async (): Promise<BadgeView[]> => {
  const payload = await payloadClient()
  const { complianceBadges } = await payload.findGlobal({
    slug: slugs.siteSettings,
    depth: 0,
    overrideAccess: false,
    select: { complianceBadges: true },
  })
  return (complianceBadges ?? []).map(({ label, explanation }) => ({ label, explanation: explanation ?? null }))
})

/** The compliance statements from the settings; none when the settings cannot be read. */
export async function getBadges(): Promise<BadgeView[]> {
  return (await findBadges()) ?? []
}

/** The kinds of records that the rooms declare, as islands can be given them. */
export async function getRecordKinds(): Promise<DescribedKind[]> {
  const { custom } = await cmsConfig()
  return (custom.rooms as { recordKinds: RecordKind[] }).recordKinds.map(({ exportKey, label }) => ({
    exportKey,
    label,
  }))
}

/** The words of the privacy page. */
export const getPrivacyTexts = pageTextsQuery(slugs.privacyPage, privacyTexts)
