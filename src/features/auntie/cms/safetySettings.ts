import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { builtInAnswers, builtInCountries, type SafetyCountry } from '../content/safetyTexts'
import { defaultDailyLimits } from './dailyUsage'
import { compileRules, type CompiledRules, type SafetyRule } from '../domain/safety/findConcern'
import type { WordLists } from '../domain/safety/phrasePattern'
import { crises, type Crisis } from '../domain/safety/safetyAnswer'
import { createRecognizer, type Recognizer } from '../domain/safety/recognizer'
import type { Example } from '../domain/safety/variedExamples'
import { getClassifier, parseStoredExamples } from './classifierCache'
import { findMissing } from './rejectUncallableLines'

/** What Auntie goes by before anything else. */
export type SafetySettings = {
  recognize: Recognizer
  answers: Record<Crisis, string>
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

function createSafetySettings(
  rules: SafetyRule[],
  lists: WordLists,
  added: Example[],
  rest: Omit<SafetySettings, 'recognize'>,
): SafetySettings {
  return { recognize: createRecognizer(compile(rules, lists), getClassifier(added)), ...rest }
}

/** What editors stored, and for a country that nobody could call (stored before that was refused) what came built in. */
function keepCallable(stored: SafetyCountry[]): SafetyCountry[] {
  const countries = stored.flatMap((country) => {
    if (findMissing(country) === null) return [country]
    return builtInCountries.filter(({ code }) => code === country.code)
  })
  return countries.length > 0 ? countries : builtInCountries
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
    // A concern that came with a later version, or lost its rule, keeps the built-in one.
    const withoutRule = builtInRules.filter(({ concern }) => !rules.some((rule) => rule.concern === concern))
    return createSafetySettings(
      hasRules ? [...rules, ...withoutRule] : builtInRules,
      hasRules ? { ...builtInLists, ...lists } : builtInLists,
      lastStoredExamples,
      {
        answers: Object.fromEntries(
          crises.map((crisis) => [crisis, answers[crisis] ?? builtIn.answers[crisis]]),
        ) as Record<Crisis, string>,
        countries: keepCallable(countries),
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
