import { compilePhrase, matchesPhrase, removePhrases, type Phrase, type WordLists } from './phrasePattern'
import { indexPhrases, type PhraseIndex } from './phraseIndex'

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
export const foundByPhraseAlone: readonly Concern[] = [
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

/** One rule as editors keep it: a phrase a line, see `compilePhrase`. `harmless` is taken out before it looks. */
export type SafetyRule = { concern: Concern; phrases: string; harmless: string }

/** Rules ready to look. */
export type CompiledRules = {
  rules: readonly { concern: Concern; phrases: Phrase[]; harmless: Phrase[] }[]
  index: PhraseIndex
  /** The place of the rule of each phrase, and whether it is taken out as harmless. */
  ruleOf: ReadonlyMap<Phrase, { rule: number; isHarmless: boolean }>
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))

/** Makes rules ready, the gravest concern first. @throws PhraseError naming the line that cannot be read */
export function compileRules(rules: readonly SafetyRule[], lists: WordLists): CompiledRules {
  const compiled = rules
    .map(({ concern, phrases, harmless }) => ({
      concern,
      phrases: linesOf(phrases).map((line) => compilePhrase(line, lists)),
      harmless: linesOf(harmless).map((line) => compilePhrase(line, lists)),
    }))
    .sort((a, b) => concerns.indexOf(a.concern) - concerns.indexOf(b.concern))
  const ruleOf = new Map<Phrase, { rule: number; isHarmless: boolean }>()
  for (const [rule, { phrases, harmless }] of compiled.entries()) {
    for (const phrase of phrases) ruleOf.set(phrase, { rule, isHarmless: false })
    for (const phrase of harmless) ruleOf.set(phrase, { rule, isHarmless: true })
  }
  return { rules: compiled, index: indexPhrases([...ruleOf.keys()]), ruleOf }
}

/**
 * What a phrase finds reason to worry about in a message, or null.
 * @param text from `normalizeMessage`
 */
export function findConcern(text: string, { rules, index, ruleOf }: CompiledRules): Concern | null {
  const words = text.trim().split(' ')
  const likely: { phrases: Phrase[]; harmless: Phrase[] }[] = []
  for (const phrase of index(words)) {
    const { rule, isHarmless } = ruleOf.get(phrase)!
    const own = (likely[rule] ??= { phrases: [], harmless: [] })
    own[isHarmless ? 'harmless' : 'phrases'].push(phrase)
  }
  const found = likely.findIndex((own) => {
    if (!own || own.phrases.length === 0) return false
    const rest = removePhrases(own.harmless, words)
    return own.phrases.some((phrase) => matchesPhrase(phrase, rest))
  })
  return rules[found]?.concern ?? null
}

/** A message without what is harmless in the rule of a concern. @param text from `normalizeMessage` */
export function withoutHarmless(text: string, concern: Concern, { rules }: CompiledRules): string {
  const harmless = rules.find((rule) => rule.concern === concern)?.harmless ?? []
  const words = text.trim().split(' ')
  const rest = removePhrases(harmless, words)
  return rest.length === words.length && rest.every((word, at) => word === words[at]) ? text : ` ${rest.join(' ')} `
}
