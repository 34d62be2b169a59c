import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { LibraryView } from '../../domain/findModules'
import { libraryTexts } from '../../content/libraryTexts'
import { NoResults } from './NoResults'

const words = (view: LibraryView, elsewhere = 0, also = 0) =>
  renderToStaticMarkup(
    <NoResults texts={libraryTexts} view={view} elsewhere={elsewhere} also={also} scene={null} onShow={() => {}} />,
  ).replaceAll(/<[^>]+>/g, ' ')

it('says so of a category without modules, in the owner’s words', () => {
  const shown = words({ tab: 'community', search: '' })
  expect(shown).toContain('No modules available')
  expect(shown).toContain('This category doesn’t have any modules yet.')
  expect(shown).toContain('Show all modules')
})

it('points to other categories when they have matches', () => {
  const shown = words({ tab: 'community', search: 'sleep' }, 2)
  expect(shown).toContain('No module under Community says “sleep”, but 2 others do.')
  expect(shown).toContain('Look in all categories')
})

it('offers the way back when nothing fits', () => {
  expect(words({ tab: 'all', search: 'zzzz' })).toContain('Clear search')
})

it('says in a line that other words have found something', () => {
  const shown = words({ tab: 'all', search: 'night sweats' }, 0, 3)
  expect(shown).toContain('No title or description says “night sweats” word for word.')
  expect(shown).not.toContain('Nothing by those words')
})
