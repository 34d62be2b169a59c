import { askedIn } from './asksPharmacist'
import type { FoundLibrary, LibraryPassage } from './foundLibrary'
import { bestOf, isSame } from './askedParts'
import { readExcerpt } from './readExcerpt'
import { conditions, hormones, kindsOfHormones, medicines, type Taken } from './takenThings'

/** What a question names and a text says nothing of. */
type Unspoken = {
  /** What is taken, as the question calls it. */
  taken: readonly string[]
  /** What she has, by its plain name. */
  had: readonly string[]
  /** Whether the text speaks of something else that was named, or of what is asked beside what she has. */
  isInPart: boolean
}

const nameIn = ({ asked }: Taken, text: string): string => asked.exec(text)![0].replace(/^my /i, 'your ')

/**
 * What a question names of medicines, remedies and illnesses that a text says nothing of: what is taken where it is asked
 * about, what she has wherever she tells it.
 */
export function findUnspoken(question: string, text: string): Unspoken {
  const asked = askedIn(question)
  const taken = [...medicines, ...kindsOfHormones, hormones].filter((one) => one.asked.test(asked))
  const had = conditions.filter((one) => one.asked.test(question))
  const isUnsaid = ({ asked: name, said }: Taken) => !name.test(text) && !said.test(text)
  const [unsaidTaken, unsaidHad] = [taken.filter(isUnsaid), had.filter(isUnsaid)]
  return {
    // What is said of hormones names the kind, or the patch, or estrogen.
    taken: unsaidTaken.filter((one) => one !== hormones).map((one) => nameIn(one, asked)),
    had: unsaidHad.map(({ name }) => name),
    isInPart:
      unsaidTaken.length + unsaidHad.length < taken.length + had.length ||
      (unsaidTaken.length === 0 && !unsaidHad.some((one) => one.asked.test(asked))),
  }
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Says what was named and nothing is read of, and who can say more; null where all was spoken of. */
export function sayUnspoken({ taken, had }: Unspoken): string | null {
  const names = [...new Set([...taken, ...had])]
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
  quotes: readonly { passage: LibraryPassage; quotes: readonly string[] }[],
  linked: readonly LibraryPassage[],
  question: string,
  isForPharmacist: boolean,
) {
  const read = quotes.map(({ passage, quotes: texts }) => `${passage.title} ${passage.heading} ${texts.join(' ')}`)
  const onPages = [...quotes.map(({ passage }) => passage), ...linked].map(
    ({ title, heading, body }) => `${title} ${heading} ${body}`,
  )
  const { taken, isInPart } = findUnspoken(question, read.join(' '))
  const there = findUnspoken(question, onPages.join(' '))
  // Of two that are asked about, the one that is passed over is missed, whatever else its page says.
  const passedOver = isInPart ? taken : there.taken
  const text = sayUnspoken({ taken: isForPharmacist ? [] : passedOver, had: there.had, isInPart })
  return text === null ? null : { text, isInPart: isInPart || isForPharmacist }
}

type Find<Found> = (asked: { question: string; earlier: string }) => Found

/** Puts what is said of a remedy that a question names beside what is read, where that says nothing of it. */
export function readNamedBeside<Found extends FoundLibrary>(find: Find<Found>, question: string, found: Found): Found {
  const best = bestOf(found)
  if (!best || found.answers.some(({ isOfOtherPart }) => isOfOtherPart)) return found
  const read = best.excerpts.map((excerpt) => `${excerpt.passage.heading} ${readExcerpt(excerpt).join(' ')}`).join(' ')
  for (const name of findUnspoken(question, read).taken) {
    const other = bestOf(find({ question: `what is ${name}`, earlier: '' }))
    const says = other?.excerpts.some(
      (excerpt) => findUnspoken(name, readExcerpt(excerpt).join(' ')).taken.length === 0,
    )
    if (other && says && !isSame(best, other))
      return {
        ...found,
        answers: [
          best,
          { ...other, isOfOtherPart: true },
          ...found.answers.filter((one) => one !== best && !isSame(one, other)),
        ],
      }
  }
  return found
}
