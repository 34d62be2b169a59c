import MiniSearch, { type SearchOptions } from 'minisearch'

import type { AskedFor } from './askedAs'
import type { Passage } from './passage'
import { toIndexTerm } from './queryWords'
import { wordsOf } from './searchTerms'
import { TermScores } from './termScores'

/** The section of warning signs, in every module. */
export const warningHeading = 'When to see someone'

const byWords = { tokenize: wordsOf, processTerm: toIndexTerm }
/** Terms are terms already: looked for as they are. */
const asTerms: SearchOptions = { tokenize: (text) => text.split(' '), processTerm: (term) => term }
/**
 * The longest term in which slips are looked for, longer than words are: MiniSearch fills a table of as many fields as its
 * letters squared, of four thousand 16 MB and 40 ms for each message.
 */
const longestWithSlips = 40

/** How many slips a term may hold, as a part of its letters. */
export const slipsIn = (term: string): number | false =>
  term.length >= 5 && term.length <= longestWithSlips ? 0.2 : false

const tolerant: SearchOptions = {
  ...asTerms,
  prefix: (term) => term.length >= 4,
  fuzzy: slipsIn,
  weights: { fuzzy: 0.25, prefix: 0.4 },
}
/** Within the modules that were found slips are looked for only where a word is nowhere as it is: that costs most. */
const lessTolerant = (isKnown: (term: string) => boolean): SearchOptions => ({
  ...tolerant,
  fuzzy: (term) => !isKnown(term) && slipsIn(term),
})

type Entry = { id: string; title: string; headings: string; summary: string; description: string; body: string }

type Given = {
  all: readonly Passage[]
  askedAs: ReadonlyMap<string, readonly string[]>
  askedFor: readonly AskedFor[]
  /** Whether others have their turn while they are filled; else they are filled at once. */
  inTurns: boolean
}

/** What finds a module, and a passage within those that were found. */
export function createSearches({ all, askedAs, askedFor, inTurns }: Given): {
  moduleCount: number
  modules: TermScores
  passages: TermScores
  /** Resolves when everything can be found. */
  filled: Promise<void>
} {
  const known = new Set<string>()
  const termsOfWords = new Map<string, string | null>()
  const toTerm = (word: string) => {
    const before = termsOfWords.get(word)
    if (before !== undefined) return before
    const term = toIndexTerm(word)
    termsOfWords.set(word, term)
    return term
  }
  const remembering: typeof byWords = {
    ...byWords,
    processTerm: (word) => {
      const term = toTerm(word)
      if (term) known.add(term)
      return term
    },
  }
  const modules = new MiniSearch<Entry & { asked: string }>({
    ...remembering,
    fields: ['title', 'headings', 'summary', 'description', 'body', 'asked'],
    // How visitors ask says most, what a module is called more than what it mentions.
    searchOptions: { ...tolerant, boost: { asked: 4, title: 2, body: 0.5 } },
  })
  const passages = new MiniSearch<Passage & { id: number }>({
    ...byWords,
    processTerm: toTerm,
    fields: ['heading', 'body'],
    searchOptions: { ...lessTolerant((term) => known.has(term)), boost: { heading: 2 } },
  })
  const slugs = [...new Set(all.map(({ slug }) => slug))]
  const entries = slugs.map((slug) => {
    const own = all.filter((passage) => passage.slug === slug)
    const joined = (field: keyof Passage) => own.map((passage) => passage[field]).join('\n')
    return {
      id: slug,
      title: own[0]!.title,
      headings: own.flatMap(({ heading }) => (heading === warningHeading ? [] : [heading])).join('\n'),
      summary: joined('summary'),
      description: joined('description'),
      body: joined('body'),
      asked: [
        ...(askedAs.get(slug) ?? []),
        ...askedFor.flatMap((one) => (one.slug === slug && one.starts.length > 0 ? one.phrases : [])),
      ].join('\n'),
    }
  })
  let filled = Promise.resolve()
  const pieces = all.map((passage, id) => ({ ...passage, id }))
  if (inTurns) {
    const filling = [modules.addAllAsync(entries, { chunkSize: 2 }), passages.addAllAsync(pieces, { chunkSize: 30 })]
    filled = Promise.all(filling).then(() => {})
  } else {
    modules.addAll(entries)
    passages.addAll(pieces)
  }
  const isKnown = (term: string) => known.has(term)
  return {
    moduleCount: slugs.length,
    modules: new TermScores(modules, isKnown),
    passages: new TermScores(passages, isKnown),
    filled,
  }
}
