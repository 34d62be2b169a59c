import { expect, it } from 'vitest'

import { readPublishedPrompts, readPublishedSources } from './publishedPrompts'

it('what others published names where each prompt comes from, and holds none twice', () => {
  const prompts = readPublishedPrompts()
  expect(prompts.length).toBeGreaterThanOrEqual(150)
  expect(new Set(prompts.map(({ message }) => message.toLowerCase())).size).toBe(prompts.length)
  expect(new Set(prompts.map(({ source }) => source))).toEqual(new Set(readPublishedSources()))
  expect(prompts.filter(({ expected, place, message }) => !expected || !place || !message)).toEqual([])
})
