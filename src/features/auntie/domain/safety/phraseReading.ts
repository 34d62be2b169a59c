import { findPlace, findPlaces, type Place, type Program } from './phraseProgram'

/** Where programs may begin in some words, as an index of them knows: most begin with few of a message. */
export type Starts = {
  /** Whether what a program needs stands near enough; where this is not known, it may. */
  mayHold: (program: Program) => boolean
  /** All words that a program may begin with, ascending. */
  of: (program: Program) => readonly number[]
  /** The same where each place has become the one word `,`. */
  without: (places: readonly Place[]) => Starts
}

/** Words to look for programs in; without starts each program asks each word. */
export type Reading = { words: readonly string[]; starts?: Starts }

/** Each place becomes one thing. */
function replacePlaces<Item>(items: ArrayLike<Item>, places: readonly Place[], instead: Item): Item[] {
  const replaced: Item[] = []
  let at = 0
  for (const { start, end } of places) {
    while (at < start) replaced.push(items[at++]!)
    replaced.push(instead)
    at = end
  }
  while (at < items.length) replaced.push(items[at++]!)
  return replaced
}

const mayHold = (program: Program, { starts }: Reading): boolean => !starts || starts.mayHold(program)

/** Whether a program is found. */
export const isFound = (program: Program, reading: Reading): boolean =>
  mayHold(program, reading) && findPlace(program, reading.words, { starts: reading.starts?.of(program) }) !== null

/** The words without the places of a program, each of which becomes the word `,`. */
export function removePlaces(program: Program, reading: Reading): Reading {
  if (!mayHold(program, reading)) return reading
  const { words, starts } = reading
  const places = findPlaces(program, words, starts?.of(program))
  if (places.length === 0) return reading
  const rest = replacePlaces(words, places, ',')
  return starts ? { words: rest, starts: starts.without(places) } : { words: rest }
}

/**
 * Starts in words of which each has a number.
 * @param numbers of each word, from 0 up
 * @param comma the number of the word `,`, the highest
 * @param beginningsOf the numbers of the words that a program may begin with
 * @param mayBeHeld whether what a program needs stands near enough
 */
export function createStarts(
  numbers: ArrayLike<number>,
  comma: number,
  beginningsOf: (program: Program) => readonly number[],
  mayBeHeld: Starts['mayHold'],
): Starts {
  /** The places of the words of each number. */
  let known: readonly number[][] | undefined
  const findAll = (): readonly number[][] => {
    const places = Array.from({ length: comma + 1 }, (): number[] => [])
    for (let at = 0; at < numbers.length; at += 1) places[numbers[at]!]!.push(at)
    return places
  }
  return {
    mayHold: mayBeHeld,
    of: (program) => {
      const places = (known ??= findAll())
      const [first, ...others] = beginningsOf(program)
      if (first === undefined) return []
      if (others.length === 0) return places[first]!
      return [...places[first]!, ...others.flatMap((number) => places[number]!)].sort((one, other) => one - other)
    },
    // What stood apart may stand near once something between was taken out.
    without: (places) => createStarts(replacePlaces(numbers, places, comma), comma, beginningsOf, () => true),
  }
}
