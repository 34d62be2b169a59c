import type { RedFlag, Urgency } from './redFlags'
import list from './redFlags.json'
import type { SignArea } from './signAreas'
import { numberMarks, withoutMarks } from './sourceMarks'

type StarterRedFlag = Omit<RedFlag, 'who' | 'urgency'> & {
  urgency: string
  area: string
  who?: string
  references: string[]
  answer?: string
}

/** The list that the site starts with, each sentence with the number of its source behind it, as the CMS has it. */
export const sourcedRedFlags = (list as StarterRedFlag[]).map(
  ({ key, sign, who = '', action, answer = '', urgency, area, references }) => ({
    key,
    sign: numberMarks(sign, references),
    who,
    action: numberMarks(action, references),
    answer: numberMarks(answer, references),
    urgency: urgency as Urgency,
    area: area as SignArea,
    references,
  }),
)

/** The same in words alone, which stand in for an entry that cannot be read. */
export const starterRedFlags = sourcedRedFlags.map((flag) => ({
  ...flag,
  sign: withoutMarks(flag.sign),
  action: withoutMarks(flag.action),
  answer: withoutMarks(flag.answer),
}))

/** An entry of the starter list. @throws for a key that it lacks: code names only what is there */
export function starterRedFlag(key: string): (typeof starterRedFlags)[number] {
  const flag = starterRedFlags.find((one) => one.key === key)
  if (!flag) throw new Error(`There is no red flag ${key}`)
  return flag
}
