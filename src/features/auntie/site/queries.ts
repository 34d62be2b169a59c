import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { builtInCountries, type SafetyCountry } from '../content/safetyTexts'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import type { PageTexts } from '@/shared/lib/pageTexts'
import { auntieTexts } from '../content/auntieTexts'
import { safetyCaseTexts } from '../content/safetyCaseTexts'

const findCountries = cached('auntie-countries', [slugs.auntieSafety], async (): Promise<SafetyCountry[]> => {
  const payload = await payloadClient()
  const { countries } = await payload.findGlobal({ slug: slugs.auntieSafety, depth: 0, overrideAccess: false })
  return (countries ?? []).map(({ code, name, emergencyNumber, crisisLines, violenceLines }) => {
    const plain = (lines: typeof crisisLines) => (lines ?? []).map(({ name, how, link }) => ({ name, how, link }))
    return {
      code,
      name,
      emergencyNumber: emergencyNumber ?? '',
      crisisLines: plain(crisisLines),
      violenceLines: plain(violenceLines),
    }
  })
})

/** The countries a visitor may choose, with their lines; never an empty list. */
export async function getCountries(): Promise<SafetyCountry[]> {
  const countries = await findCountries()
  return countries?.length ? countries : builtInCountries
}

/** The day on which editors last changed rules, answers or lines, as 2026-03-17; null while that is not known. */
export const getSafetyDay = cached('auntie-safety-day', [slugs.auntieSafety], async (): Promise<string | null> => {
  const payload = await payloadClient()
  const { updatedAt } = await payload.findGlobal({ slug: slugs.auntieSafety, depth: 0, overrideAccess: false })
  return updatedAt?.slice(0, 10) ?? null
})

/** The words of the page Ask an Auntie. */
export const getAuntieTexts = pageTextsQuery(slugs.auntiePage, auntieTexts)

export type SafetyCaseTexts = PageTexts<typeof safetyCaseTexts>

/** The words of the page How safe is Auntie? */
export const getSafetyCaseTexts = pageTextsQuery(slugs.safetyCasePage, safetyCaseTexts)
