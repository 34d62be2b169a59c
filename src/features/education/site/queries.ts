import 'server-only'

import { cache } from 'react'

import { readStatements } from '@/shared/evidence/fallenClaims'
import { readClaims } from '@/shared/evidence/readClaims'
import { movedQuery } from '@/shared/server/movedQuery'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { redFlagFields } from '@/shared/lib/redFlags'
import type { ReadAloudTexts } from '@/shared/ui/ReadAloud.island'
import { publicationFields } from '@/shared/ui/ShortSources'
import { slugs } from '@/slugs'

import { toCardView, toModuleView, type CardView, type ModuleView } from './view'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { libraryTexts, nextReadNames, type NextReadTexts } from '../content/libraryTexts'
import { aloudNames, readerTexts } from '../content/readerTexts'
import type { ReaderWords } from './view'

const cardFields = {
  slug: true,
  title: true,
  description: true,
  category: true,
  duration: true,
  reviewedOn: true,
} as const

/** The fields of related documents; without it each would include its whole text. */
const relatedFields = {
  [slugs.educationModules]: { slug: true, title: true, duration: true },
  [slugs.redFlags]: redFlagFields,
  [slugs.references]: { ...publicationFields, source: true, kind: true, design: true },
} as const

const findCards = publishedQuery('education-cards', [slugs.educationModules], async ({ payload, visible }) => {
  const { docs } = await payload.find({
    collection: slugs.educationModules,
    ...visible(),
    select: cardFields,
    sort: 'orderIndex',
    depth: 0,
  })
  const statementsOf = await readStatements(payload, slugs.educationModules)
  return docs.map((doc) => toCardView(doc, statementsOf(doc.id))).filter(({ slug, title }) => slug && title)
})

const findModule = publishedQuery(
  'education-module',
  [slugs.educationModules, slugs.redFlags, slugs.references, slugs.media],
  async ({ payload, visible }, slug: string) => {
    const { docs } = await payload.find({
      collection: slugs.educationModules,
      ...visible({ slug: { equals: slug } }),
      limit: 1,
      depth: 1,
      populate: relatedFields,
    })
    const [doc] = docs
    return doc ? toModuleView(doc, await readClaims(payload, slugs.educationModules, doc.id)) : null
  },
)

/** The words around a module. */
const getReaderTexts = pageTextsQuery(slugs.readerPage, readerTexts)

const findMoved = movedQuery('education-module-moved', slugs.educationModules)

/** The cards of the library, by order; in draft mode with unpublished modules. */
export async function getLibrary(): Promise<{ cards: CardView[]; preview: boolean }> {
  const { found, preview } = await findCards()
  return { cards: found ?? [], preview }
}

/** The slugs of every published module, for `generateStaticParams`. */
export const listModuleSlugs = async () => ((await findCards.published()) ?? []).map(({ slug }) => ({ slug }))

/** The result for an address of the library: a module, a redirect, or null. */
export type FindResult =
  | { module: ModuleView; texts: ReaderWords; routeNames: readonly { name: string }[]; preview: boolean }
  | { movedTo: string }
  | null

/**
 * Finds a module by its slug; in draft mode its newest draft. Throws while the database is unavailable; only a true
 * miss is null.
 */
export const findModuleBySlug = cache(async (slug: string): Promise<FindResult> => {
  const { found, preview } = await findModule(slug)
  if (found) {
    const [library, reader] = await Promise.all([getLibraryTexts(), getReaderTexts()])
    const { routes: routeNames, notStarted, inProgress, done } = library.texts
    return { module: found, texts: { ...reader.texts, notStarted, inProgress, done }, routeNames, preview }
  }
  const movedTo = await findMoved(slug)
  return movedTo ? { movedTo } : null
})

/** The words of the library page. */
export const getLibraryTexts = pageTextsQuery(slugs.libraryPage, libraryTexts)

const pick = <Texts extends object, Name extends keyof Texts>(texts: Texts, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, texts[name]])) as Pick<Texts, Name>

/** What home and the dashboard say of what to read next. */
export const getNextReadTexts = async (): Promise<NextReadTexts> => pick((await getLibraryTexts()).texts, nextReadNames)

/** What the buttons say that read a page aloud. */
export const getAloudTexts = async (): Promise<ReadAloudTexts> => pick((await getReaderTexts()).texts, aloudNames)
