import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parseModuleSource } from '../content/moduleSource'
import { libraryTexts } from '../content/libraryTexts'
import { readerTexts } from '../content/readerTexts'
import { routes as unnamed } from '../content/routes'
import { startWith } from '../domain/nextReading'
import { nameRoutes, notesForModule, rankOfferedModules } from '../domain/routes'
import { RouteNoteList } from './components/RouteNoteList'

const routes = nameRoutes(unnamed, libraryTexts.routes)
const content = path.resolve('src/features/education/content')
const modules = readdirSync(path.join(content, 'modules')).map((file) =>
  parseModuleSource(file, readFileSync(path.join(content, 'modules', file), 'utf8')),
)
const library = modules.toSorted((a, b) => a.orderIndex - b.orderIndex)
const partsOf = (cell: string | undefined, by: string) => (cell ? cell.split(by) : [])

const personas = readFileSync(path.join(content, 'routePersonas.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [who, chosen, slug, must, mustNot, first] = line.split('\t')
    return {
      who: who!,
      chosen: partsOf(chosen, ','),
      slug: slug!,
      must: partsOf(must, ' | '),
      mustNot: partsOf(mustNot, ' | '),
      first: first ?? '',
    }
  })

describe('sixty people', () => {
  it('are as many, on every route and on none', () => {
    expect(personas).toHaveLength(60)
    expect(new Set(personas.flatMap(({ chosen }) => chosen))).toEqual(new Set(routes.map(({ key }) => key)))
    expect(personas.filter(({ chosen }) => chosen.length === 0).length).toBeGreaterThanOrEqual(10)
  })

  it.each(personas)('$who, reading $slug', ({ chosen, slug, must, mustNot, first }) => {
    expect(library.map((module) => module.slug)).toContain(slug)
    const markup = renderToStaticMarkup(
      <RouteNoteList texts={readerTexts} notes={notesForModule(routes, slug)} chosen={chosen} />,
    )
    expect(must.filter((words) => !markup.includes(words))).toEqual([])
    expect(mustNot.filter((words) => markup.includes(words))).toEqual([])
    const [offered] = startWith(library, {}, 3, rankOfferedModules(routes, chosen))
    expect(offered!.slug).toBe(first || library[0]!.slug)
  })
})

describe('the routes', () => {
  it('lead to modules that exist, and say only what the first of them cites', () => {
    const slugs = new Set(library.map(({ slug }) => slug))
    for (const { first, notes } of routes) {
      const own = modules.find(({ slug }) => slug === first[0])!
      expect([...first, ...notes.flatMap((note) => note.modules)].filter((slug) => !slugs.has(slug))).toEqual([])
      expect(notes.flatMap(({ references }) => references).filter((key) => !own.body.includes(`[^${key}`))).toEqual([])
    }
  })

  it('offer what was begun before what a route puts first', () => {
    const begun = { 'bones-on-purpose': { seconds: 30, completed: false, at: 5 } }
    const offered = startWith(library, begun, 3, rankOfferedModules(routes, ['after-cancer']))
    expect(offered.map(({ slug }) => slug).slice(0, 2)).toEqual(['bones-on-purpose', 'menopause-after-cancer'])
  })

  it('sends nothing: the choice is kept by the browser’s storage alone', () => {
    const store = readFileSync('src/features/education/site/islands/routeStore.ts', 'utf8')
    expect([...store.matchAll(/from '(.+)'/g)].map(([, from]) => from)).toEqual(['react', '@/shared/browser/storage'])
    expect(store).not.toMatch(/fetch|sendBeacon|cookie/)
  })
})
