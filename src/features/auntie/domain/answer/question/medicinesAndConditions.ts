import { conditionLines, decisiveConditionLines } from './conditions'
import { medicineLines } from './medicines'

/** Something that is taken, or that somebody has: what it is called in a question, and in the library. */
export type NamePattern = { asked: RegExp; said: RegExp }

/** The same with its plain name, and whether what may be taken depends on it. */
export type Condition = NamePattern & { name: string; isDecisive: boolean }

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]?")
const anyOf = (names: readonly string[]) => new RegExp(`(?<!\\w)(?:${names.map(escape).join('|')})(?!\\w)`, 'i')
const namesIn = (text: string | undefined) => (text ?? '').split(', ').map((name) => name.trim())

const readLines = (lines: string, isDecisive = false): readonly (Condition & { names: readonly string[] })[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [own, kind] = line.split(' | ')
      const names = namesIn(own)
      return {
        name: names[0]!,
        names,
        isDecisive,
        asked: anyOf(names),
        said: anyOf([...names, ...(kind ? namesIn(kind) : [])]),
      }
    })

/** Finds those of a list that a text names: by the first words of their names, as asking each takes longer. */
function createFinder<One extends NamePattern>(all: readonly (One & { names: readonly string[] })[]) {
  const byFirstWord = new Map<string, Set<number>>()
  for (const [place, { names }] of all.entries())
    for (const name of names) {
      const first = name.toLowerCase().match(/\w+/)![0]
      byFirstWord.set(first, (byFirstWord.get(first) ?? new Set()).add(place))
    }
  return (text: string): readonly One[] => {
    const words = text.toLowerCase().match(/\w+/g) ?? []
    const thinkable = new Set(words.flatMap((word) => [...(byFirstWord.get(word) ?? [])]))
    return [...thinkable].sort((a, b) => a - b).flatMap((place) => (all[place]!.asked.test(text) ? [all[place]!] : []))
  }
}

const findMedicines = createFinder<NamePattern>(readLines(medicineLines))

/**
 * Medicines by how their names end, as names are given by what a medicine does; no word of English ends so with three
 * letters or more before it. What is said of a kind is in the library under its plain name.
 */
const named =
  /\b[a-z]{3,}(?:mab|nib|ciclib|parib|rafenib|gravir|navir|buvir|asvir|previr|vudine|fovir|citabine|platin|rubicin|taxel|limus|gliptin|gliflozin|glutide|glitazone|dipine|pril|sartan|olol|vastatin|fibrate|conazole|prazole|cillin|cycline|mycin|floxacin|triptan|gepant|setron|oxetine|azepam|zolam|thiazide|semide|parin|xaban|gatran|dronate|coxib|profen|solone|meterol|moterol|tropium|lukast|zosin|dafil|trexate|peridone|sidone|apine|piprazole|racetam|gabalin|samide|fenacin|tidine|adol|quine|teplase|dopa|kinra|rapib|stinel|lisib|degib|lutamide|relix|relin)\b/gi

/** What a text names of what visitors take: a line of `medicineLines` each, or a name that ends as those of medicines do. */
export function medicinesIn(text: string): readonly NamePattern[] {
  const listed = findMedicines(text)
  const others = [...text.matchAll(named)]
    .map(([name]) => anyOf([name]))
    .filter((name) => !listed.some(({ asked }) => name.test(asked.exec(text)![0])))
  return [...listed, ...others.map((name) => ({ asked: name, said: name }))]
}

/** What they have, a line of `conditionLines` each, or of those on which it depends what may be taken. */
const findConditions = createFinder<Condition>([
  ...readLines(decisiveConditionLines, true),
  ...readLines(conditionLines),
])

/** “My mother had lupus” is of somebody else. */
const ofSomebodyElse =
  /\b(?:mother|mum|mom|mam|sister|dad|father|husband|wife|partner|aunt(?:ie|y)?|daughter|son|friend|brother|cousin|colleague|gran\w*|in laws?|family)(?:['’]s)?\b[^.;!?,]{0,40}$/i

/** “No diabetes” is none, */
const ruledOut =
  /\b(?:no|not|never|nor|without|don['’]?t have|haven['’]?t (?:got )?|negative for)(?: (?:had|have|got|an?|any|history of|known|signs? of|high blood pressure|hypertension|or|nor|and)){0,5} $/i
/** and “PCOS when I was young” no longer counts where what may be taken does not depend on it. */
const longAgo =
  /^[^.;!?]{0,20}\b(?:in my (?:teens|(?:early |late )?(?:twenties|thirties)|[23]0s)|when i was (?:young\w*|a (?:girl|teenager|student))|as a (?:girl|teenager|child)|years ago)\b/i
const hadOnce = /\b(?:had|used to have) (?:\w+ ){0,2}$/i

/** A type that is of another illness than diabetes. */
const otherType = /(?<=\bbipolar(?: disorder)?),? type (?:[12]|one|two|ii?)\b/gi

/** What somebody tells of herself that she has. */
export function conditionsOf(told: string): readonly Condition[] {
  const message = told.replace(otherType, '')
  return findConditions(message).filter(({ asked, isDecisive }) => {
    const { 0: name, index } = asked.exec(message)!
    const before = message.slice(0, index)
    if (ofSomebodyElse.test(before) || ruledOut.test(before)) return false
    return isDecisive || !hadOnce.test(before) || !longAgo.test(message.slice(index + name.length))
  })
}

/** Hormones of menopause, by what they are and what they come as. */
export const hormones: NamePattern = {
  asked:
    /\b(?:hrt|mht|hormones?|hormone (?:therapy|replacement)|o?estrogens?|o?estradiol|o?estriol|progest\w+|utrogestan|prometrium|(?:hrt |my |the |hormone )(?:patch(?:es)?|gel|spray)|evorel|estradot|estraderm|femseven|climara|vivelle|femoston|elleste|kliofem|kliovance|premarin|prempro|premique|activella|novofem|bijuv[ae]|duavee|o?estrogel|sandrena|divigel|lenzetto|evamist|vagifem|vagirux|ovestin|estring|imvaggis|blissel|intrarosa|livial|tibolone|testosterone|testogel|androfeme|mirena)\b/i,
  said: /\b(?:hrt|hormones?|o?estrogens?|o?estradiol|progest\w+|patch(?:es)?|gels?|tibolone|testosterone)\b/i,
}

/** Kinds of hormones of which what is said of others says nothing. */
export const kindsOfHormones = readLines(`
the coil, mirena, hormonal coil, hormone coil, jaydess, kyleena, iud | coil, coils
testosterone, testogel, androfeme
tibolone, livial
vaginal estrogen, vagifem, vagirux, ovestin, imvaggis, blissel, estring, pessaries, pessary | vaginal, vagina
`)
