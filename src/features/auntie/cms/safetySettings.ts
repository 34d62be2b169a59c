import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { builtInAnswers, builtInCountries, type SafetyCountry } from '../content/safetyTexts'
import { compileRules, type CompiledRules, type SafetyRule } from '../domain/safety/findConcern'
import type { WordLists } from '../domain/safety/phrasePattern'
import { crises, type Crisis } from '../domain/safety/safetyAnswer'
import type { Classifier } from '../domain/safety/classifier'
import { createRecognizer, type Recognizer } from '../domain/safety/recognizer'
import type { Example } from '../domain/safety/variedExamples'
import { getClassifier, parseStoredExamples } from './classifierCache'
import { findMissing } from './rejectUncallableLines'
import { readRowVersions } from './rowVersions'

/** What Auntie goes by before anything else. */
export type SafetySettings = {
  recognize: Recognizer
  answers: Record<Crisis, string>
  countries: SafetyCountry[]
}

/** What is kept, ready but for the classifier, which learns while messages come in. */
type Prepared = Omit<SafetySettings, 'recognize'> & { rules: CompiledRules; added: Example[] }

const completed = new WeakMap<Prepared, { classifier: Classifier; settings: SafetySettings }>()

/** The same object while what is kept and the classifier are the same. */
function complete(prepared: Prepared): SafetySettings {
  const { rules, added, ...rest } = prepared
  const classifier = getClassifier(added)
  const known = completed.get(prepared)
  if (known?.classifier === classifier) return known.settings
  const settings = { ...rest, recognize: createRecognizer(rules, classifier) }
  completed.set(prepared, { classifier, settings })
  return settings
}

/** What editors stored, and for a country that nobody could call (stored before that was refused) what came built in. */
function keepCallable(stored: SafetyCountry[]): SafetyCountry[] {
  const countries = stored.flatMap((country) => {
    if (findMissing(country) === null) return [country]
    return builtInCountries.filter(({ code }) => code === country.code)
  })
  return countries.length > 0 ? countries : builtInCountries
}

let compiledBuiltIn: CompiledRules | undefined
const compileBuiltIn = () => (compiledBuiltIn ??= compileRules(builtInRules, builtInLists))

const builtIn = { answers: builtInAnswers, countries: builtInCountries }

async function prepare(req: PayloadRequest): Promise<Prepared> {
  const kept = await req.payload.findGlobal({ slug: slugs.auntieSafety, depth: 0, req })
  const rules: SafetyRule[] = (kept.rules ?? []).map(({ concern, phrases, harmless }) => ({
    concern,
    phrases,
    harmless: harmless ?? '',
  }))
  const lists: WordLists = Object.fromEntries((kept.lists ?? []).map(({ name, words }) => [name, words]))
  const answers = Object.fromEntries((kept.answers ?? []).map(({ concern, text }) => [concern, text]))
  const countries = (kept.countries ?? []).map((country) => ({
    code: country.code,
    name: country.name,
    emergencyNumber: country.emergencyNumber ?? '',
    crisisLines: country.crisisLines ?? [],
    violenceLines: country.violenceLines ?? [],
  }))
  // A concern that came with a later version, or lost its rule, keeps the built-in one.
  const withoutRule = builtInRules.filter(({ concern }) => !rules.some((rule) => rule.concern === concern))
  return {
    rules:
      rules.length > 0 ? compileRules([...rules, ...withoutRule], { ...builtInLists, ...lists }) : compileBuiltIn(),
    added: parseStoredExamples(kept.examples),
    answers: Object.fromEntries(crises.map((crisis) => [crisis, answers[crisis] ?? builtIn.answers[crisis]])) as Record<
      Crisis,
      string
    >,
    countries: keepCallable(countries),
  }
}

type Read = { version: string; prepared: Prepared }

/** What was read last, and which state of the row it was: reading it takes long, and compiling longer. */
const lastRead = new WeakMap<Payload, Read>()

/** Those that were read last, at once: who judges by them asks beside it whether they still hold. */
export function lastSafetySettings({ payload }: PayloadRequest): SafetySettings | null {
  const known = lastRead.get(payload)
  return known ? complete(known.prepared) : null
}

/** Beside a PostgreSQL that is frozen, whoever is in need would have waited ten seconds for the lines to call. */
const longestWaitMs = 2_000

/** Which state the row is in; the one that was read last, where the database does not say so in time. */
async function readVersion(req: PayloadRequest, known: Read | undefined): Promise<string> {
  const reading = readRowVersions(req, 'settings', sql`auntie_safety`)
  if (!known) return reading
  let waiting: NodeJS.Timeout | undefined
  const unanswered = new Promise<string>((resolve) => {
    waiting = setTimeout(() => resolve(known.version), longestWaitMs)
  })
  return Promise.race([reading, unanswered]).finally(() => clearTimeout(waiting))
}

/**
 * The rules, examples, texts and lines that editors keep. Never fails, and waits long for nothing but what they have just
 * changed: those read last stand in, or the built-in ones.
 */
export async function readSafetySettings(req: PayloadRequest): Promise<SafetySettings> {
  const known = lastRead.get(req.payload)
  try {
    const version = await readVersion(req, known)
    if (known?.version === version) return complete(known.prepared)
    const prepared = await prepare(req)
    lastRead.set(req.payload, { version, prepared })
    return complete(prepared)
  } catch {
    return complete(known?.prepared ?? { rules: compileBuiltIn(), added: [], ...builtIn })
  }
}
