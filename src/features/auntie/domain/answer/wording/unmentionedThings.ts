import { askedIn } from '../question/pharmacistQuestions'
import type { FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { bestAnswer, isSamePlace } from '../ranking/questionParts'
import { readExcerpt } from '../quoting/readExcerpt'
import { findSubject } from '../ranking/rankByTreatment'
import {
  conditionsOf,
  hormones,
  kindsOfHormones,
  medicinesIn,
  type Condition,
  type NamePattern,
} from '../question/medicinesAndConditions'

/** What a question names and a text says nothing of. */
type Unspoken = {
  /** What is taken, as the question calls it. */
  taken: readonly string[]
  /** What she has. */
  had: readonly Condition[]
  /** Whether the text speaks of something else that was named, or of what is asked beside what she has. */
  isInPart: boolean
}

const nameIn = ({ asked }: NamePattern, text: string): string => asked.exec(text)![0].replace(/^my /i, 'your ')

const ofWhatWasTold = /\bthe (?:pill|tablet|drug|medicine|med|medication)s?\b/i

const speaksOf = ({ asked, said }: NamePattern, text: string): boolean => asked.test(text) || said.test(text)

/**
 * What a question names of medicines, remedies and illnesses that a text says nothing of: what is taken where it is asked
 * about, what she has wherever she tells it. Where she asks about hormones with what she has, a line has to speak of both:
 * what herbs do in lupus says nothing of the patch.
 */
export function findUnmentioned(question: string, text: string): Unspoken {
  const askedAlone = askedIn(question)
  // “Is it the pill or the age?” asks about the pill that was told of before.
  const asked = ofWhatWasTold.test(askedAlone) && medicinesIn(askedAlone).length === 0 ? question : askedAlone
  const asksHormones = hormones.asked.test(asked)
  const taken = [
    ...medicinesIn(asked),
    ...kindsOfHormones.filter((one) => one.asked.test(asked)),
    ...(asksHormones ? [hormones] : []),
  ]
  const had = conditionsOf(question)
  const ofTaken = [hormones, ...taken]
  const lines =
    asksHormones && had.length > 0
      ? text.split('\n').filter((line) => ofTaken.some((one) => speaksOf(one, line)))
      : [text]
  const unsaidTaken = taken.filter((one) => !speaksOf(one, text))
  const unsaidHad = had.filter((one) => !(one.asked.test(asked) ? lines : [text]).some((line) => speaksOf(one, line)))
  return {
    // What is said of hormones names the kind, or the patch, or estrogen.
    taken: unsaidTaken.filter((one) => one !== hormones).map((one) => nameIn(one, asked)),
    had: unsaidHad,
    isInPart:
      unsaidTaken.length + unsaidHad.length < taken.length + had.length ||
      (unsaidTaken.length === 0 && !unsaidHad.some((one) => one.asked.test(asked))),
  }
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Says what was named and nothing is read of, and who can say more; null where all was spoken of. */
export function describeUnmentioned({ taken, had }: Unspoken): string | null {
  const names = [...new Set([...taken, ...had.map(({ name }) => name)])]
  if (names.length === 0) return null
  const nothing = `About ${either.format(names)} I found nothing for this, which is no all-clear.`
  if (had.length === 0) return `${nothing} Ask your pharmacist, with a list of all you take.`
  return `${nothing} Ask whoever treats you for it, or your pharmacist, before you take anything new.`
}

/**
 * What the question names and nothing that is read, or linked, speaks of; an amount of it is sent to the pharmacist
 * anyway.
 */
export function unspokenOf(
  quotes: readonly { passage: LibraryPassage; passages: readonly LibraryPassage[]; quotes: readonly string[] }[],
  linked: readonly LibraryPassage[],
  question: string,
  isForPharmacist: boolean,
) {
  // Most questions name nothing of this kind.
  const named = findUnmentioned(question, '')
  if (named.taken.length === 0 && named.had.length === 0) return null
  const read = quotes.map(({ passage, quotes: texts }) => `${passage.title} ${passage.heading} ${texts.join(' ')}`)
  const onPages = [...quotes.flatMap(({ passages }) => passages), ...linked].flatMap(({ title, heading, body }) =>
    body.split('\n').map((line) => `${title} ${heading} ${line}`),
  )
  const { taken, isInPart } = findUnmentioned(question, read.join('\n'))
  const there = findUnmentioned(question, onPages.join('\n'))
  // Of two that are asked about, the one that is passed over is missed, whatever else its page says.
  const passedOver = isInPart ? taken : there.taken
  const text = describeUnmentioned({ taken: isForPharmacist ? [] : passedOver, had: there.had, isInPart })
  return text === null ? null : { text, isInPart: isInPart || isForPharmacist, had: there.had, taken: passedOver }
}

/** What may be taken or eaten, asked about in whatever words. */
const asksWhatToTake =
  /\b(?:tablets?|pills?|capsules?|supplements?|vitamins?|medicines?|medications?|meds?|drugs?|herbs?|herbal|hrt|hormones?|dos(?:e|es)|takes?|taking|diet|fast|fasting|eat|eating|drink)\b/i

/** So likely has a place to answer for being read to a woman who has something that it says nothing of: */
const surely = 0.6
/** where it is only near, this much is enough if nothing depends on what she has. */
const perhaps = 0.3

/**
 * Whether nothing is to be read to her who has what no page speaks of, as what holds for others may not hold for her:
 * “look at the plate before the pills” after a bypass.
 */
export function isBetterUnread(
  had: readonly Condition[],
  question: string,
  { isNear, likelihood }: { isNear: boolean; likelihood: number },
): boolean {
  if (had.length === 0) return false
  const asked = askedIn(question)
  const isDecisive = had.some((one) => one.isDecisive)
  const asksOfTaken = asksWhatToTake.test(asked) || hormones.asked.test(asked) || medicinesIn(asked).length > 0
  if (!isDecisive) return isNear && likelihood < perhaps
  return isNear || asksOfTaken || (likelihood < surely && had.some((one) => one.asked.test(asked)))
}

/**
 * Whether what is read speaks of hormones and a medicine of hers together: it is plainly said to her, though it does not name
 * the illness that she takes it for.
 */
export const isOfHerMedicine = (
  quoted: readonly { passage: LibraryPassage; quotes: readonly string[] }[],
  message: string,
): boolean => {
  const read = quoted.map(({ passage, quotes }) => `${passage.heading} ${quotes.join(' ')}`).join(' ')
  return hormones.said.test(read) && medicinesIn(message).some(({ asked }) => asked.test(read))
}

/** Says so, and who knows. */
export const sayUnread = (had: readonly Condition[]): string =>
  `On ${either.format(had.map(({ name }) => name))} our library has nothing for this, and what it says to others may not hold for you, so I’ll read you none of it. That’s no all-clear. Ask whoever treats you for it, or your pharmacist, before you take or stop anything.`

type Find<Found> = (asked: { question: string; earlier: string }) => Found

/** Puts what is said of a remedy that a question names beside what is read, where that says nothing of it. */
export function readNamedBeside<Found extends FoundLibrary>(find: Find<Found>, question: string, found: Found): Found {
  const best = bestAnswer(found)
  if (!best || found.answers.some(({ isOfOtherPart }) => isOfOtherPart)) return found
  const read = best.excerpts
    .map((excerpt) => {
      const said = readExcerpt(excerpt)
      return `${excerpt.passage.heading} ${findSubject(excerpt.passage, said, question) ?? ''} ${said.join(' ')}`
    })
    .join(' ')
  for (const name of findUnmentioned(question, read).taken) {
    const other = bestAnswer(find({ question: `what is ${name}`, earlier: '' }))
    const says = other?.excerpts.some(
      (excerpt) => findUnmentioned(name, readExcerpt(excerpt).join(' ')).taken.length === 0,
    )
    if (other && says && !isSamePlace(best, other))
      return {
        ...found,
        answers: [
          best,
          { ...other, isOfOtherPart: true },
          ...found.answers.filter((one) => one !== best && !isSamePlace(one, other)),
        ],
      }
  }
  return found
}
