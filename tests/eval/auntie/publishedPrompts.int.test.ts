import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { readWeightsOrigin } from '@/features/auntie/content/weights'

import { replaceTable } from './measurements'
import { addMeasurement, readMeasurement, readPublishedPrompts, readPublishedSources } from './publishedPrompts'

const [report, history] = ['docs/auntie-evaluation.md', 'docs/auntie-evaluation-history.md'].map((file) =>
  readFileSync(file, 'utf8'),
) as [string, string]

it('what others published names where each prompt comes from, and holds none twice', () => {
  const prompts = readPublishedPrompts()
  expect(prompts.length).toBeGreaterThanOrEqual(150)
  expect(new Set(prompts.map(({ message }) => message.toLowerCase())).size).toBe(prompts.length)
  expect(new Set(prompts.map(({ source }) => source))).toEqual(new Set(readPublishedSources()))
  expect(prompts.filter(({ expected, place, message }) => !expected || !place || !message)).toEqual([])
})

it('new weights add a measurement to the history, weights that were measured add none', () => {
  const grown = addMeasurement(history, 'abc', ['miner-2016 | need | 6 of 6 | 0.61 to 1.00'])
  expect(readMeasurement(grown, 'abc').slice(2)).toEqual(['| miner-2016 | need | 6 of 6 | 0.61 to 1.00 |'])
  expect(addMeasurement(grown, 'abc', ['miner-2016 | need | 5 of 6 | 0.44 to 0.97'])).toBe(grown)
})

it('the report shows what the history has of the weights that are committed', () => {
  const rows = readMeasurement(history, readWeightsOrigin().version)
  expect(rows.length).toBeGreaterThan(2)
  expect(replaceTable(report, 'published', rows)).toBe(report)
})

it.each(['need', 'answers', 'published'])('the report has a place for the table “%s”', (table) => {
  expect(replaceTable(report, table, ['new'])).toContain(`<!-- table: ${table} -->\n\nnew\n\n<!-- end -->`)
})
