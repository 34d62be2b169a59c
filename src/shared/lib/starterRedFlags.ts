import type { RedFlag, Urgency } from './redFlags'
import list from './redFlags.json'

type StarterRedFlag = Omit<RedFlag, 'who' | 'urgency'> & {
  urgency: string
  who?: string
  references: string[]
  answer?: string
}

/** The list that the site starts with, and that stands in for an entry that cannot be read. */
export const starterRedFlags = (list as StarterRedFlag[]).map(({ who = '', answer = '', urgency, ...flag }) => ({
  ...flag,
  who,
  answer,
  urgency: urgency as Urgency,
}))

/** An entry of the starter list. @throws for a key that it lacks: code names only what is there */
export function starterRedFlag(key: string): (typeof starterRedFlags)[number] {
  const flag = starterRedFlags.find((one) => one.key === key)
  if (!flag) throw new Error(`There is no red flag ${key}`)
  return flag
}
