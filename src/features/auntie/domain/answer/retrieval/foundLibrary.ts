import type { NamePattern } from '../question/medicinesAndConditions'

/** A section of a published module that answers. */
export type LibraryPassage = {
  /** Of the module; for what a page of the site says, its address. */
  slug: string
  title: string
  description: string
  summary: string
  anchor: string
  heading: string
  body: string
}

/** A place that answers: beginnings of sentences in passages, none where the library is known to hold nothing. */
export type FoundAnswer = {
  slug: string
  /** The beginning of its module; none where no module comes near. */
  lead: LibraryPassage | undefined
  excerpts: readonly { passage: LibraryPassage; start: string; readsOn: boolean }[]
  score: number
  /** How much of the question it is asked for by (0 to 1), and by which terms. */
  coverage: number
  terms: readonly string[]
  /** Whether a phrase that it is asked for by was found whole. */
  isWhole: boolean
  /** Whether it is asked for by nothing but what every question here is about. */
  isGeneral: boolean
  /** The share of its phrases that ask what helps, and the share that asks where something comes from. */
  asksHelp?: number
  asksWhy?: number
  /** How likely the question is for this place, by what was learned (0 to 1); nothing was learned of places of editors. */
  chance?: number | undefined
  /** Whether it answers the second of two questions, of which another place answers the first. */
  isOfOtherPart?: boolean
  /** Which question of a letter it likely answers, */
  question?: number
  /** and whether that question by itself surely asks for it. */
  isSurelyAsked?: boolean
}

/** A question of several, with what was found for it alone. */
export type AskedPart = { asked: string; answers: readonly FoundAnswer[] }

/** What the library has to a question: modules with their passages, and answers, the best first. */
export type FoundLibrary = {
  answers: readonly FoundAnswer[]
  modules: readonly {
    slug: string
    score: number
    /** Whether it is written down how visitors ask for what stands in it. */
    isAskedFor: boolean
    passages: readonly (LibraryPassage & { score: number })[]
  }[]
  known: number
  coverage: number
  /** How far from the subject of the library the question lies: above 0 it is rather about something else. */
  distance: number
  /** How likely it is about something else altogether, by what was learned of how places are asked for (0 to 1). */
  outsideChance?: number
  /** Index terms of the question, and how much each says. */
  terms: { asked: readonly string[]; weights?: ReadonlyMap<string, number> }
  /** The two questions of a message that asks two, where one place answers both or one of them. */
  parts?: readonly [AskedPart, AskedPart]
  /** The share of a place among those whose questions are like the message, or one of its own (0 to 1). */
  likenessOf?: (place: FoundAnswer) => number
  /** What may answer another question of a message that asks several, the likeliest first. */
  alsoAsked?: readonly FoundAnswer[]
  /** Whether it answers what a story tells, and not what it asks. */
  isOfTold?: boolean
  /** Whether a follow-up is answered without what came before, as it names all that it asks. */
  isOfItself?: boolean
  /** Whether a follow-up names something of which nothing here speaks: then nothing that is only near is read. */
  isUnmet?: boolean
  /** What is said of a medicine that may be read together with one that she takes. */
  besideHers?: { place: FoundAnswer; hers: NamePattern; other: NamePattern }
  /** The questions of a message that asks several. */
  questions?: readonly AskedPart[]
}
