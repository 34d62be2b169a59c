import type { FoundAnswer, FoundLibrary } from '@/features/auntie/domain/answer/retrieval/foundLibrary'

/** A place of the library about something, where it says this. */
export const passage = (slug: string, body: string) => ({
  slug,
  title: `About ${slug}`,
  description: '',
  summary: '',
  anchor: '',
  heading: '',
  body,
})
export const bones = passage(
  'bones',
  'Bones thin fast. Ask for a scan.\nLift twice a week:\nPush a wall.\nTake 400 mg of it.\nSquat.',
)
export const heart = passage('heart', 'Hearts like walks.')
/** What was found of the bones: the sentences that begin so. */
export const answer = (starts: string[], given: Partial<FoundAnswer> = {}): FoundAnswer => ({
  slug: bones.slug,
  lead: bones,
  excerpts: starts.map((start) => ({ passage: bones, start, readsOn: false })),
  score: 5,
  coverage: 0.8,
  terms: ['bon'],
  isWhole: false,
  isGeneral: false,
  ...given,
})
/** A library of bones and hearts in which this was found. */
export const library = (...answers: FoundAnswer[]): FoundLibrary => ({
  answers,
  modules: [bones, heart].map((one) => ({
    slug: one.slug,
    score: 1,
    isAskedFor: true,
    passages: [{ ...one, score: 1 }],
  })),
  known: 1,
  coverage: 1,
  distance: -1,
  terms: { asked: ['bon'] },
})
