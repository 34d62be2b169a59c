import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { builtInAnswers, builtInCountries } from '../content/safetyTexts'
import { defaultDailyLimits } from './dailyUsage'
import { crises } from '../domain/safety/safetyAnswer'

/** Writes the rules, answers and lines that Auntie starts with, unless someone has saved them before. */
export async function seedAuntie(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const safety = await req.payload.findGlobal({ slug: slugs.auntieSafety, depth: 0, req })
  if (safety.updatedAt) return { made: 0, left: 1 }
  await req.payload.updateGlobal({
    slug: slugs.auntieSafety,
    data: {
      answers: crises.map((concern) => ({ concern, text: builtInAnswers[concern] })),
      countries: builtInCountries,
      rules: builtInRules,
      lists: Object.entries(builtInLists).map(([name, words]) => ({ name, words })),
      dailyCalls: defaultDailyLimits.calls,
      dailyTokens: defaultDailyLimits.tokens,
      _status: 'published',
    },
    req,
  })
  return { made: 1, left: 0 }
}
