import { normalizeMessage } from './normalizeMessage'
import { compilePhrase, matchesPhrase, removePhrases, type Phrase, type WordLists } from './phrasePattern'

/** What a rule is about, the gravest first. Those up to violence are crises, the others red flags. */
export const concerns = [
  'self-harm',
  'strangulation',
  'rape',
  'harm-to-others',
  'violence',
  'chest-pain',
  'stroke',
  'sudden-headache',
  'other-emergency',
  'leg-swelling',
  'bleeding-after-menopause',
  'bleeding-before-menopause',
  'breast-lump',
] as const

export type Concern = (typeof concerns)[number]

/** One rule as editors keep it: a phrase a line, see `compilePhrase`. `harmless` is taken out before it looks. */
export type SafetyRule = { concern: Concern; phrases: string; harmless: string }

/** Rules ready to look. */
export type CompiledRules = readonly { concern: Concern; phrases: Phrase[]; harmless: Phrase[] }[]

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))

/** Makes rules ready, the gravest concern first. @throws PhraseError naming the line that cannot be read */
export function compileRules(rules: readonly SafetyRule[], lists: WordLists): CompiledRules {
  return rules
    .map(({ concern, phrases, harmless }) => ({
      concern,
      phrases: linesOf(phrases).map((line) => compilePhrase(line, lists)),
      harmless: linesOf(harmless).map((line) => compilePhrase(line, lists)),
    }))
    .sort((a, b) => concerns.indexOf(a.concern) - concerns.indexOf(b.concern))
}

/** What a phrase finds reason to worry about in a message, or null. */
export function findConcern(message: string, rules: CompiledRules): Concern | null {
  const words = normalizeMessage(message).trim().split(' ')
  const found = rules.find(({ phrases, harmless }) => {
    const rest = removePhrases(harmless, words)
    return phrases.some((phrase) => matchesPhrase(phrase, rest))
  })
  return found?.concern ?? null
}
