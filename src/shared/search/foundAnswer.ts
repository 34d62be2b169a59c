import type { Passage } from './passage'

/** A place in a passage from which it is read, over the ends of its lines or not. */
export type Excerpt = { passage: Passage; start: string; readsOn: boolean }

/** What answers one kind of question: places in a module, none where the library is known to hold nothing. */
export type FoundAnswer = {
  slug: string
  /** The beginning of its module; none where no module comes near. */
  lead: Passage | undefined
  excerpts: readonly Excerpt[]
  score: number
  /** How much of the question it is asked for by (0 to 1). */
  coverage: number
  /** The terms of the question that it is asked for by, without those that say little. */
  terms: readonly string[]
  /** Whether a phrase of it was found whole. */
  isWhole: boolean
  /** Whether it is asked for by nothing but what every question here is about. */
  isGeneral: boolean
  /** The share of its phrases that ask what helps, and the share that asks where something comes from. */
  asksHelp?: number
  asksWhy?: number
  /** How likely the question is for this place, by what was learned (0 to 1); nothing was learned of places of editors. */
  chance?: number | undefined
}

/** What places are ranked by. All else is made of those that are read: a handful of hundreds. */
export type RatedPlace = Pick<
  FoundAnswer,
  'slug' | 'lead' | 'excerpts' | 'score' | 'coverage' | 'isWhole' | 'asksHelp' | 'asksWhy' | 'chance'
> & {
  /** Where it stands in what names its topics. */
  row: number
}

/** Places that a question may be for, and what names the topics that one is asked for by. */
export type RatedPlaces = { places: readonly RatedPlace[]; describe: (place: RatedPlace) => FoundAnswer }
