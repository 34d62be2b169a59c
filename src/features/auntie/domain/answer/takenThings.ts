import { conditionLines } from './conditions'
import { medicineLines } from './medicines'

/** Something that is taken, or that somebody has: what it is called in a question, and in the library. */
export type Taken = { asked: RegExp; said: RegExp }

/** The same with its plain name. */
export type Condition = Taken & { name: string }

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]?")
const anyOf = (names: readonly string[]) => new RegExp(`\\b(?:${names.map(escape).join('|')})\\b`, 'i')
const namesIn = (text: string | undefined) => (text ?? '').split(', ').map((name) => name.trim())

const readLines = (lines: string): readonly Condition[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [own, kind] = line.split(' | ')
      const names = namesIn(own)
      return { name: names[0]!, asked: anyOf(names), said: anyOf([...names, ...(kind ? namesIn(kind) : [])]) }
    })

/** What visitors take, a line of `medicineLines` each. */
export const medicines: readonly Taken[] = readLines(medicineLines)

/** What they have, a line of `conditionLines` each. */
export const conditions = readLines(conditionLines)

/** Hormones of menopause, by what they are and what they come as. */
export const hormones: Taken = {
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
