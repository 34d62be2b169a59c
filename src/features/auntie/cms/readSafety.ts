import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { builtInAnswers, builtInCountries, type SafetyCountry } from '../content/safetyTexts'
import { dailyLimits } from '../domain/dailyLimits'
import { compileRules, concerns, type CompiledRules, type Concern } from '../domain/findConcern'

/** What Auntie goes by before anything else. */
export type Safety = {
  rules: CompiledRules
  answers: Record<Concern, string>
  countries: SafetyCountry[]
  daily: { calls: number; tokens: number }
}

let builtIn: Safety | undefined

/** What stands in while the CMS cannot be reached, and where a part of it is missing. */
const builtInSafety = (): Safety =>
  (builtIn ??= {
    rules: compileRules(builtInRules, builtInLists),
    answers: builtInAnswers,
    countries: builtInCountries,
    daily: dailyLimits,
  })

/** The compiled rules by what they were made of: compiling takes longer than looking. */
let compiled: { source: string; rules: CompiledRules } | undefined

function compile(source: Parameters<typeof compileRules>): CompiledRules {
  const key = JSON.stringify(source)
  if (compiled?.source !== key) compiled = { source: key, rules: compileRules(...source) }
  return compiled.rules
}

/** The rules, texts and lines that editors keep. Never fails: the built-in ones stand in. */
export async function readSafety(req: PayloadRequest): Promise<Safety> {
  const standIn = builtInSafety()
  try {
    const kept = await req.payload.findGlobal({ slug: slugs.auntieSafety, depth: 0, req })
    const rules = (kept.rules ?? []).map(({ concern, phrases, harmless }) => ({
      concern,
      phrases,
      harmless: harmless ?? '',
    }))
    const lists = Object.fromEntries((kept.lists ?? []).map(({ name, words }) => [name, words]))
    const answers = Object.fromEntries((kept.answers ?? []).map(({ concern, text }) => [concern, text]))
    const countries = (kept.countries ?? []).map((country) => ({
      code: country.code,
      name: country.name,
      emergencyNumber: country.emergencyNumber ?? '',
      crisisLines: country.crisisLines ?? [],
      violenceLines: country.violenceLines ?? [],
    }))
    return {
      rules: rules.length > 0 ? compile([rules, lists]) : standIn.rules,
      answers: Object.fromEntries(
        concerns.map((concern) => [concern, answers[concern] ?? standIn.answers[concern]]),
      ) as Record<Concern, string>,
      countries: countries.length > 0 ? countries : standIn.countries,
      daily: { calls: kept.dailyCalls ?? dailyLimits.calls, tokens: kept.dailyTokens ?? dailyLimits.tokens },
    }
  } catch {
    return standIn
  }
}
