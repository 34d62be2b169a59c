import { compilePhrase, matchesPhrase, removePhrases, type Phrase, type WordLists } from './phrasePattern'
import { indexPhrases, type IndexedReading, type NeedsMemory, type PhraseIndex } from './phraseIndex'
import type { Reading } from './phraseReading'

/**
 * What a rule is about, the gravest first. Those up to violence are crises; the others are red flags by their keys in
 * the one list (`@/shared/lib/redFlags`), which says how soon.
 */
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
  'ringing-with-deafness',
  'leg-swelling',
  'soaking-pads',
  'inflamed-arteries',
  'hot-joint',
  'kidney-infection',
  'liver-signs',
  'spreading-red-skin',
  'painful-eyes',
  'heart-that-keeps-racing',
  'days-without-sleep',
  'gabapentin-with-sedatives',
  'bleeding-after-menopause',
  'bleeding-without-womb',
  'bleeding-on-hormones',
  'bleeding-before-menopause',
  'breast-lump',
  'bloating',
  'weight-loss',
  'sweats-with-fever',
  'blood-in-urine',
  'bowel-change',
  'sudden-back-pain',
  'sore-below',
  'changing-mole',
  'sudden-male-pattern',
  'stiff-mornings',
] as const

export type Concern = (typeof concerns)[number]

/** Red flags of which no examples were learned: the words of a phrase are all there is to go by. */
export const phraseOnlyConcerns: readonly Concern[] = [
  'ringing-with-deafness',
  'soaking-pads',
  'inflamed-arteries',
  'hot-joint',
  'kidney-infection',
  'liver-signs',
  'spreading-red-skin',
  'painful-eyes',
  'heart-that-keeps-racing',
  'days-without-sleep',
  'gabapentin-with-sedatives',
  'bleeding-without-womb',
  'bleeding-on-hormones',
  'bloating',
  'weight-loss',
  'sweats-with-fever',
  'blood-in-urine',
  'bowel-change',
  'sudden-back-pain',
  'sore-below',
  'changing-mole',
  'sudden-male-pattern',
  'stiff-mornings',
]

/** Signs that can wait for a day or longer, unless whoever has them is seriously ill now. */
export const worseWhenSeriouslyIll: readonly Concern[] = [
  'leg-swelling',
  'soaking-pads',
  'inflamed-arteries',
  'hot-joint',
  'kidney-infection',
  'liver-signs',
  'spreading-red-skin',
  'painful-eyes',
  'heart-that-keeps-racing',
  'bleeding-after-menopause',
  'bleeding-without-womb',
  'bleeding-on-hormones',
  'bleeding-before-menopause',
  'breast-lump',
  'sweats-with-fever',
  'blood-in-urine',
  'bowel-change',
]

/**
 * One rule as editors keep it: a phrase a line, see `compilePhrase`. `harmless` is taken out before it looks. A line that
 * begins with `! ` decides by itself, whatever the message resembles: signs that mean one thing together also where they
 * stand scattered in a long, cheerful letter.
 */
export type SafetyRule = { concern: Concern; phrases: string; harmless: string }

/** Rules ready to look. */
export type CompiledRules = {
  rules: readonly { concern: Concern; phrases: Phrase[]; harmless: Phrase[] }[]
  index: PhraseIndex
  /** The place of the rule of each phrase, and whether it is taken out as harmless. */
  ruleOf: ReadonlyMap<Phrase, { rule: number; isHarmless: boolean }>
  /** Phrases that decide by themselves. */
  certain: ReadonlySet<Phrase>
  /** Signs of somebody seriously ill now, from the list of that name: with them nothing waits for a day. */
  seriouslyIll: readonly Phrase[]
  /** Signs of a danger that is there today, from the list of that name: it is spoken of before what was done. */
  dangerNow: readonly Phrase[]
}

const certainMark = '! '

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))

/** Makes rules ready, the gravest concern first. @throws PhraseError naming the line that cannot be read */
export function compileRules(rules: readonly SafetyRule[], lists: WordLists): CompiledRules {
  const certain = new Set<Phrase>()
  const compileLine = (line: string): Phrase => {
    if (!line.startsWith(certainMark)) return compilePhrase(line, lists)
    const phrase = compilePhrase(line.slice(certainMark.length), lists)
    certain.add(phrase)
    return phrase
  }
  const compiled = rules
    .map(({ concern, phrases, harmless }) => ({
      concern,
      phrases: linesOf(phrases).map(compileLine),
      harmless: linesOf(harmless).map((line) => compilePhrase(line, lists)),
    }))
    .sort((a, b) => concerns.indexOf(a.concern) - concerns.indexOf(b.concern))
  const ruleOf = new Map<Phrase, { rule: number; isHarmless: boolean }>()
  for (const [rule, { phrases, harmless }] of compiled.entries()) {
    for (const phrase of phrases) ruleOf.set(phrase, { rule, isHarmless: false })
    for (const phrase of harmless) ruleOf.set(phrase, { rule, isHarmless: true })
  }
  const fromList = (name: string) => (Object.hasOwn(lists, name) ? [compilePhrase(`{${name}}`, lists)] : [])
  return {
    rules: compiled,
    index: indexPhrases([...ruleOf.keys()]),
    ruleOf,
    certain,
    seriouslyIll: fromList('seriously-ill'),
    dangerNow: fromList('danger-now'),
  }
}

/** What phrases find reason to worry about: the gravest, and the gravest of those that decide by themselves. */
export type FoundConcerns = { said: Concern | null; certain: Concern | null }

/** A message from `normalizeMessage` as the rules read it. */
export const readMessage = (text: string, { index }: CompiledRules, memory?: NeedsMemory): IndexedReading =>
  index(text.trim().split(' '), memory)

/** @param message from `readMessage` @param without a concern that it cannot be about */
export function findConcerns(
  message: IndexedReading,
  { rules, ruleOf, certain }: CompiledRules,
  without?: Concern,
): FoundConcerns {
  const likely: { phrases: Phrase[]; harmless: Phrase[] }[] = []
  for (const phrase of message.phrases) {
    const { rule, isHarmless } = ruleOf.get(phrase)!
    const own = (likely[rule] ??= { phrases: [], harmless: [] })
    own[isHarmless ? 'harmless' : 'phrases'].push(phrase)
  }
  const found: FoundConcerns = { said: null, certain: null }
  for (const [rule, own] of likely.entries()) {
    if (!own || own.phrases.length === 0 || rules[rule]!.concern === without) continue
    const isAsked = (phrase: Phrase) => found.said === null || certain.has(phrase)
    if (!own.phrases.some(isAsked)) continue
    const rest = removePhrases(own.harmless, message)
    const isFound = (phrase: Phrase) => matchesPhrase(phrase, rest)
    const { concern } = rules[rule]!
    if (own.phrases.some((phrase) => certain.has(phrase) && isFound(phrase)))
      return { said: found.said ?? concern, certain: concern }
    if (found.said === null && own.phrases.some(isFound)) found.said = concern
  }
  return found
}

/**
 * What a phrase finds reason to worry about in a message, or null.
 * @param text from `normalizeMessage`
 */
export const findConcern = (text: string, rules: CompiledRules, memory?: NeedsMemory): Concern | null =>
  findConcerns(readMessage(text, rules, memory), rules).said

/** Whether a message tells of somebody seriously ill now, not of somebody who is not. @param message from `readMessage` */
export function mentionsSeriousIllness(message: IndexedReading, rules: CompiledRules): boolean {
  const rest = removeHarmless(message, 'other-emergency', rules)
  return rules.seriouslyIll.some((phrase) => matchesPhrase(phrase, { words: rest.words }))
}

/** Whether a message tells of a danger that is there today. @param message from `readMessage` */
export const mentionsCurrentDanger = ({ words }: IndexedReading, { dangerNow }: CompiledRules): boolean =>
  dangerNow.some((phrase) => matchesPhrase(phrase, { words }))

function removeHarmless(message: IndexedReading, concern: Concern, { rules, ruleOf }: CompiledRules): Reading {
  const ofConcern = rules.findIndex((rule) => rule.concern === concern)
  const harmless = message.phrases.filter((phrase) => {
    const { rule, isHarmless } = ruleOf.get(phrase)!
    return isHarmless && rule === ofConcern
  })
  return removePhrases(harmless, message)
}

/** A message without what is harmless in the rule of a concern; null where nothing is. @param message from `readMessage` */
export function withoutHarmless(message: IndexedReading, concern: Concern, rules: CompiledRules): string | null {
  const rest = removeHarmless(message, concern, rules)
  return rest === message ? null : ` ${rest.words.join(' ')} `
}
