import type { Places } from './needsMet'
import { findPlace, findPlaces, type Place, type Program } from './phraseProgram'

/** Where programs may begin in some words, as an index of them knows: most begin with few of a message. */
export type Starts = {
  /** The words that a program may begin with, ascending: those from which what it needs stands near enough. */
  of: (program: Program) => readonly number[]
  /** The same where each place has become the one word `,`. */
  without: (places: readonly Place[]) => Starts
}

/** Words to look for programs in; without starts each program asks each word. */
export type Reading = { words: readonly string[]; starts?: Starts }

/** Each place becomes the word `,`. */
function replacePlaces(words: readonly string[], places: readonly Place[]): string[] {
  const replaced: string[] = []
  let at = 0
  for (const { start, end } of places) {
    while (at < start) replaced.push(words[at++]!)
    replaced.push(',')
    at = end
  }
  while (at < words.length) replaced.push(words[at++]!)
  return replaced
}

/** Whether a program is found. */
export function isFound(program: Program, { words, starts }: Reading): boolean {
  const begins = starts?.of(program)
  return begins?.length !== 0 && findPlace(program, words, { starts: begins }) !== null
}

/** The words without the places of a program, each of which becomes the word `,`. */
export function removePlaces(program: Program, reading: Reading): Reading {
  const { words, starts } = reading
  const begins = starts?.of(program)
  if (begins?.length === 0) return reading
  const places = findPlaces(program, words, begins)
  if (places.length === 0) return reading
  const rest = replacePlaces(words, places)
  return starts ? { words: rest, starts: starts.without(places) } : { words: rest }
}

/** Keeps the beginnings from which a need is met within so many words. Both the last one first. */
function keepNear(begins: readonly number[], met: readonly number[], longest: number): number[] {
  const near: number[] = []
  let next = 0
  /** The nearest that is met from a beginning on. */
  let nearest = Infinity
  for (const begin of begins) {
    while (next < met.length && met[next]! >= begin) nearest = met[next++]!
    if (nearest < begin + longest) near.push(begin)
  }
  return near
}

/** @param beginningOf the first need of a program, which is its beginning; the others follow @param met where they are met */
export const createStarts = (beginningOf: (program: Program) => number, met: Places): Starts => ({
  of: (program) => {
    const first = beginningOf(program)
    let begins = met.of(first)
    for (let other = 1; other < program.needed.length && begins.length > 0; other += 1)
      begins = keepNear(begins, met.of(first + other), program.longest)
    return begins.reverse()
  },
  // What stood apart may stand near once something between was taken out.
  without: (taken) => createStarts(beginningOf, met.without(taken)),
})
