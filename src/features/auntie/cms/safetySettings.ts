import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { builtInAnswers, builtInCountries, type SafetyCountry } from '../content/safetyTexts'
import { defaultDailyLimits } from './dailyUsage'
import { compileRules, concerns, type CompiledRules, type Concern, type SafetyRule } from '../domain/safety/findConcern'
import type { WordLists } from '../domain/safety/phrasePattern'
import { createRecognizer, type Recognizer } from '../domain/safety/recognizer'
import type { Example } from '../domain/safety/classifier'
import { getClassifier, parseStoredExamples } from './classifierCache'

/** What Auntie goes by before anything else. */
export type SafetySettings = {
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

async function createSafetySettings(
  rules: SafetyRule[],
  lists: WordLists,
  added: Example[],
  rest: Omit<SafetySettings, 'recognize'>,
): Promise<SafetySettings> {
  return { recognize: createRecognizer(compile(rules, lists), await getClassifier(added)), ...rest }
}

/** What editors added, for the time in which the CMS cannot be asked. */
let lastStoredExamples: Example[] = []

const builtIn = { answers: builtInAnswers, countries: builtInCountries, daily: defaultDailyLimits }

/** The rules, examples, texts and lines that editors keep. Never fails: the built-in ones stand in. */
export async function readSafetySettings(req: PayloadRequest): Promise<SafetySettings> {
  try {
    const kept = await req.payload.findGlobal({ slug: slugs.auntieSafety, depth: 0, req })
    const rules = (kept.rules ?? []).map(({ concern, phrases, harmless }) => ({
      concern,
      phrases,
      harmless: harmless ?? '',
    }))
    const lists = Object.fromEntries((kept.lists ?? []).map(({ name, words }) => [name, words]))
    lastStoredExamples = parseStoredExamples(kept.examples)
    const answers = Object.fromEntries((kept.answers ?? []).map(({ concern, text }) => [concern, text]))
    const countries = (kept.countries ?? []).map((country) => ({
      code: country.code,
      name: country.name,
      emergencyNumber: country.emergencyNumber ?? '',
      crisisLines: country.crisisLines ?? [],
      violenceLines: country.violenceLines ?? [],
    }))
    const hasRules = rules.length > 0
    return await createSafetySettings(
      hasRules ? rules : builtInRules,
      hasRules ? lists : builtInLists,
      lastStoredExamples,
      {
        answers: Object.fromEntries(
          concerns.map((concern) => [concern, answers[concern] ?? builtIn.answers[concern]]),
        ) as Record<Concern, string>,
        countries: countries.length > 0 ? countries : builtIn.countries,
        daily: {
          calls: kept.dailyCalls ?? defaultDailyLimits.calls,
          tokens: kept.dailyTokens ?? defaultDailyLimits.tokens,
        },
      },
    )
  } catch {
    return createSafetySettings(builtInRules, builtInLists, lastStoredExamples, builtIn)
  }
}
