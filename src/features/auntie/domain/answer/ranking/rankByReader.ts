import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'

type Passage = FoundAnswer['excerpts'][number]['passage']

/** A part of the library that holds for some readers alone, and how they say that they are one. */
type Readers = { isTheirs: (passage: Passage) => boolean; saysSo: RegExp; deniesIt?: RegExp }

const readers: readonly Readers[] = [
  {
    isTheirs: ({ slug, heading }) => slug === 'no-bleeding-to-go-by' && /uterus is gone/i.test(heading),
    saysSo:
      /hysterectom|\b(?:no|without (?:a|my)|lost my|removed? (?:my|the)|took (?:out )?(?:my|the)) (?:womb|uterus|cervix)\b|\b(?:womb|uterus|everything|all of it)\b(?: \w+){0,3} (?:out|gone|removed|taken)\b/i,
    deniesIt:
      /\b(?:still (?:have|got|with)|have (?:still )?got|got|have|with) (?:still )?(?:my|a|the) (?:own )?(?:womb|uterus)\b(?! (?:out|removed|taken))/i,
  },
  {
    isTheirs: ({ slug, heading }) => slug === 'every-body-that-changes' && /testosterone/i.test(heading),
    saysSo:
      /\b(?:trans(?:gender|masc\w*|ition\w*)?|non-?binary|enby|top surgery|on t|t shots?|(?:he|they)\/(?:him|them)|assigned female|gender (?:clinic|affirming))\b|\b(?:i(?:['’]?m| am)|am i|being|been|i(?:['’]ve| have) been) on testosterone\b|\bi (?:take|inject|use|started) (?:\w+ )?testosterone\b|\bmy (?:testosterone|t)\b/i,
  },
  {
    // How many women get pregnant at an age counts those whose ovaries still work.
    isTheirs: ({ slug, heading }) =>
      (slug === 'contraception-method-by-method' && /^yes, still/i.test(heading)) ||
      (slug === 'bleeding-what-s-normal-what-s-not' && /^contraception, still/i.test(heading)),
    saysSo: /^/,
    deniesIt:
      /\b(?:poi|premature (?:menopause|ovarian)|(?:early|at \d\d and in) menopause|fsh (?:(?:of|is|was|at|now|came back) ){0,2}(?:[4-9]\d|1\d\d))\b/i,
  },
  {
    // That bones and hearts suffer holds for whose ovaries stopped early.
    isTheirs: ({ slug, heading }) => slug === 'early-and-surgical-menopause' && /^why it matters more/i.test(heading),
    saysSo:
      /\b(?:ovar\w+|o{1,2}phorectom\w*|hysterectom\w*|early|premature|young|surgical|operation|chemo\w*|poi|brca\d?|gene|induced|sudden)\b|(?<!\d)(?:2\d|3\d|4[0-6])(?!\d)|^(?!.*(?<!\d)(?:4[7-9]|[5-7]\d)(?!\d))/is,
  },
  {
    // What is found by chance is found where nothing bled.
    isTheirs: ({ slug, heading }) => slug === 'fibroids-adenomyosis-iron' && /^found by chance/i.test(heading),
    saysSo: /^/,
    deniesIt:
      /(?<!\b(?:no|never|not|without|any|more|vaginal|nor|haven['’]?t|hasn['’]?t|didn['’]?t) )\b(?:bleeding|bled|bleeds|spotting)\b/i,
  },
]

/** Whether a place holds for readers of whom nothing shows that she who asks is one. */
export function isForOthers({ excerpts }: FoundAnswer, question: string): boolean {
  const [first] = excerpts
  return (
    first !== undefined &&
    readers.some(
      ({ isTheirs, saysSo, deniesIt }) =>
        isTheirs(first.passage) && (!saysSo.test(question) || deniesIt?.test(question) === true),
    )
  )
}

/**
 * Leaves out what is said to readers with a condition, unless the question names it or nothing else is found: a quotation
 * leaves the heading behind that says for whom it holds.
 */
export function rankByReader<Found extends FoundLibrary>(found: Found, question: string): Found {
  const behind = found.answers.filter((answer) => isForOthers(answer, question))
  if (behind.length === 0 || behind.length === found.answers.length) return found
  return { ...found, answers: found.answers.filter((answer) => !behind.includes(answer)) }
}
