import type { PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { renewGlobal } from '@/shared/cms/starterContent'
import { slugs } from '@/slugs'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { builtInAnswers, builtInCountries } from '../content/safetyTexts'
import { defaultDailyLimits } from './dailyUsage'
import { crises } from '../domain/safety/safetyAnswer'

/**
 * Writes the rules, answers and lines that Auntie starts with, unless someone has saved them before. A release renews
 * each of the four where nobody has changed it.
 */
export async function seedAuntie(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const safety = await req.payload.findGlobal({ slug: slugs.auntieSafety, depth: 0, req })
  const parts = {
    answers: crises.map((concern) => ({ concern, text: builtInAnswers[concern] })),
    countries: builtInCountries,
    rules: builtInRules,
    lists: Object.entries(builtInLists).map(([name, words]) => ({ name, words })),
  }
  if (safety.updatedAt) {
    const left = { made: 0, left: 1 }
    return mode === 'fill' ? left : { ...left, ...(await renewGlobal(req, slugs.auntieSafety, parts, false)) }
  }
  await req.payload.updateGlobal({
    slug: slugs.auntieSafety,
    data: {
      ...parts,
      dailyCalls: defaultDailyLimits.calls,
      dailyTokens: defaultDailyLimits.tokens,
      _status: 'published',
    },
    req,
  })
  return { made: 1, left: 0, ...(await renewGlobal(req, slugs.auntieSafety, parts, true)) }
}
