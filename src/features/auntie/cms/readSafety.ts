import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { builtInAnswers, builtInCountries, type SafetyCountry } from '../content/safetyTexts'
import { dailyLimits } from '../domain/dailyLimits'
import { compileRules, concerns, type CompiledRules, type Concern, type SafetyRule } from '../domain/findConcern'
import type { WordLists } from '../domain/phrasePattern'
import { makeRecognizer, type Recognizer } from '../domain/recognizer'
import type { Example } from '../domain/resemblance'
import { readKeptExamples } from './keptExamples'
import { learnExamples } from './learnExamples'

/** What Auntie goes by before anything else. */
export type Safety = {
  recognize: Recognizer
  answers: Record<Concern, string>
  countries: SafetyCountry[]
  daily: { calls: number; tokens: number }
}

/** The compiled rules by what they were made of: compiling takes longer than looking. */
let compiled: { key: string; rules: CompiledRules } | undefined

function compile(rules: SafetyRule[], lists: WordLists): CompiledRules {
  const key = JSON.stringify([rules, lists])
  if (compiled?.key !== key) compiled = { key, rules: compileRules(rules, lists) }
  return compiled.rules
}

async function makeSafety(
  rules: SafetyRule[],
  lists: WordLists,
  added: Example[],
  rest: Omit<Safety, 'recognize'>,
): Promise<Safety> {
  return { recognize: makeRecognizer(compile(rules, lists), await learnExamples(added)), ...rest }
}

/** What editors added, for the time in which the CMS cannot be asked. */
let lastAdded: Example[] = []

const builtIn = { answers: builtInAnswers, countries: builtInCountries, daily: dailyLimits }

/** The rules, examples, texts and lines that editors keep. Never fails: the built-in ones stand in. */
export async function readSafety(req: PayloadRequest): Promise<Safety> {
  try {
    const kept = await req.payload.findGlobal({ slug: slugs.auntieSafety, depth: 0, req })
    const rules = (kept.rules ?? []).map(({ concern, phrases, harmless }) => ({
      concern,
      phrases,
      harmless: harmless ?? '',
    }))
    const lists = Object.fromEntries((kept.lists ?? []).map(({ name, words }) => [name, words]))
    lastAdded = readKeptExamples(kept.examples)
    const answers = Object.fromEntries((kept.answers ?? []).map(({ concern, text }) => [concern, text]))
    const countries = (kept.countries ?? []).map((country) => ({
      code: country.code,
      name: country.name,
      emergencyNumber: country.emergencyNumber ?? '',
      crisisLines: country.crisisLines ?? [],
      violenceLines: country.violenceLines ?? [],
    }))
    const hasRules = rules.length > 0
    return await makeSafety(hasRules ? rules : builtInRules, hasRules ? lists : builtInLists, lastAdded, {
      answers: Object.fromEntries(
        concerns.map((concern) => [concern, answers[concern] ?? builtIn.answers[concern]]),
      ) as Record<Concern, string>,
      countries: countries.length > 0 ? countries : builtIn.countries,
      daily: { calls: kept.dailyCalls ?? dailyLimits.calls, tokens: kept.dailyTokens ?? dailyLimits.tokens },
    })
  } catch {
    return makeSafety(builtInRules, builtInLists, lastAdded, builtIn)
  }
}
