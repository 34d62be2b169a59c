import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { categories } from './categories'
import { drawingOf, drawingsPath } from './moduleDrawings'

const drawn = [...readFileSync(`public${drawingsPath}`, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!)

it('every starter module has a drawing of its own, and every later one that of its category', () => {
  const starters = readdirSync('src/features/education/content/modules').map((file) => file.replace('.md', ''))
  for (const slug of starters) expect(drawingOf({ slug, category: 'practice' })).toBe(slug)
  expect(drawingOf({ slug: 'a-later-one', category: 'practice' })).toBe('practice')
  expect(drawn.toSorted()).toEqual([...categories.map(({ value }) => value), ...starters].toSorted())
})
