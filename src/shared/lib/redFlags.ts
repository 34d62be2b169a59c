import { withoutMarks } from './sourceMarks'

/** How soon somebody should be seen, the most urgent first. */
export const urgencies = ['now', 'today', 'week', 'visit'] as const
export type Urgency = (typeof urgencies)[number]

/** An urgency as readers see it, everywhere. */
export const urgencyNames: Record<Urgency, string> = {
  now: 'Now',
  today: 'Today',
  week: 'This week',
  visit: 'At your next visit',
}

/** What heads signs that cannot wait, apart from those that can, everywhere. */
export const helpNowHeading = 'Get help now'

/** A warning sign as it is shown. */
export type RedFlag = {
  /** What names it for code, from `redFlags.json`, or what an editor called it. */
  key: string
  urgency: Urgency
  /** What somebody would say: a sign, or several of which one is enough. */
  sign: string
  /** Whom it concerns; empty for everybody. */
  who: string
  /** What to do. */
  action: string
}

/** The most urgent first; within an urgency as they came. */
export const byUrgency = <Flag extends { urgency: Urgency }>(flags: readonly Flag[]): Flag[] =>
  flags.toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency))

/** The fields of an entry as it is stored: its texts may name sources (`sourceMarks.ts`). */
export type StoredRedFlag = { key: string; urgency: Urgency; sign: string; who?: string | null; action: string }

/** The same fields for Payload's `populate`. */
export const redFlagFields = { key: true, urgency: true, sign: true, who: true, action: true } as const

/** A stored entry as it is shown, without the numbers of its sources. */
export const toRedFlag = ({ key, urgency, sign, who, action }: StoredRedFlag): RedFlag => ({
  key,
  urgency,
  sign: withoutMarks(sign),
  who: who ?? '',
  action: withoutMarks(action),
})

/** What only widens or bounds a sign, and so has to follow it. */
const followsSign = /^(also|unless|except)\b/i

/** Whom a sign concerns: what leads it, “On gabapentin:”, and what follows it, “Also after surgery.” One of them is empty. */
export function splitAudience(who: string): { leads: string; follows: string } {
  if (followsSign.test(who)) return { leads: '', follows: who }
  return { leads: who && `${who.replace(/[.:]$/, '')}:`, follows: '' }
}

/** One line of plain text: what a search finds, and what is read without a list. */
export const redFlagInWords = ({ urgency, sign, who, action }: RedFlag): string =>
  [sign, who, `${urgencyNames[urgency]}: ${action}`].filter(Boolean).join(' ')
