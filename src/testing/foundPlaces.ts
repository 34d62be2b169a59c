import type { FoundAnswer, FoundLibrary } from '@/features/auntie/domain/answer/retrieval/foundLibrary'

/** A place that was found and surely answers: its slug is its title and heading, and all of its text is read. */
export function foundPlace(slug: string, body: string, given: Partial<FoundAnswer> = {}): FoundAnswer {
  const passage = { slug, title: slug, description: '', summary: '', anchor: '', heading: slug, body }
  return {
    slug,
    lead: passage,
    excerpts: [{ passage, start: body.slice(0, 12), readsOn: false }],
    score: 9,
    coverage: 0.9,
    terms: [slug],
    isWhole: true,
    isGeneral: false,
    chance: 0.9,
    ...given,
  }
}

/** What was found, the best first, to a question that is all about it. */
export const foundLibrary = (...answers: FoundAnswer[]): FoundLibrary => ({
  answers,
  modules: answers.map(({ slug }) => ({ slug, score: 1, isAskedFor: true, passages: [] })),
  known: 1,
  coverage: 1,
  distance: -1,
  terms: { asked: answers.flatMap(({ terms }) => terms) },
})
