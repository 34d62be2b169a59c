import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { builtInCountries, type SafetyCountry } from '../content/safetyTexts'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { auntieTexts } from '../content/auntieTexts'

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

/** The words of the page Ask an Auntie. */
export const getAuntieTexts = pageTextsQuery(slugs.auntiePage, auntieTexts)
