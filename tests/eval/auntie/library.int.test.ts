import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { judgeFound } from '@/features/auntie/domain/answer/judgeFound'
import { withPlainQuotes } from '@/shared/lib/plainQuotes'
import { readAskedFor } from '@/shared/search/askedAs'
import { getLibraryIndex } from '@/shared/search/libraryPassages'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'

import { readCases } from './cases'
import { getsLines } from './judgments'
import { startMeasurements } from './measurements'

let cms: TestCms
const { measure, keepTable } = startMeasurements('library')

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
})
afterAll(async () => {
  await cms?.stop()
  keepTable()
})

describe('retrieval', () => {
  it.each([
    ['questions', 'right module among the first three', 0.9],
    ['posts', 'the same for questions in the manner of posts', 0.85],
  ] as const)('has the right module among the first three: %s', async (file, name, bar) => {
    const index = await getLibraryIndex(await createLocalReq({}, cms.payload))
    const { share, wrong } = await measure(name, `≥ ${bar}`, readCases(file), (one) => {
      const { modules } = index.find({ question: one.message }, { modules: 3, passages: 1 })
      return one.expected.split('|').some((slug) => modules.some((module) => module.slug === slug))
    })
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(bar)
  })

  it.each([
    ['questions', 'questions answered from a place that is asked for', 0.85],
    ['posts', 'the same for questions in the manner of posts', 0.6],
  ] as const)('answers instead of asking back: %s', async (file, name, bar) => {
    const index = await getLibraryIndex(await createLocalReq({}, cms.payload))
    const { share, wrong } = await measure(name, `≥ ${bar}`, readCases(file), ({ message, expected }) => {
      const found = index.find({ question: message }, { modules: 3, passages: 1 })
      const slugs = [...expected.split('|'), ...found.modules.map(({ slug }) => slug)]
      return judgeFound(found) === 'answer' && slugs.includes(found.answers[0]?.slug ?? '')
    })
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(bar)
  })

  it('spares ordinary questions the lines, and nobody in need', async () => {
    const index = await getLibraryIndex(await createLocalReq({}, cms.payload))
    const spared = await measure(
      'questions to the library without a sentence of lines',
      '≥ 0.93',
      readCases('questions'),
      ({ message }) => !getsLines(index, message),
    )
    expect(spared.share, spared.wrong.join('\n')).toBeGreaterThanOrEqual(0.93)
    const inNeed = [
      ...['crisis-indirect', 'red-flags', 'emergencies'].flatMap(readCases),
      ...readCases('letters').filter(({ expected }) => expected !== 'none'),
    ]
    const heard = await measure('need that gets the lines by either tier', '≥ 0.97', inNeed, ({ message }) =>
      getsLines(index, message),
    )
    expect(heard.share, heard.wrong.join('\n')).toBeGreaterThanOrEqual(0.97)
  })

  it('finds every place again from which an answer is read', async () => {
    const passages = await runSql<{ slug: string; body: string }>(
      cms.databaseUrl,
      'SELECT slug, body FROM library_passages',
    )
    const lost = readAskedFor().flatMap(({ slug, starts }) =>
      starts
        .filter(
          ({ start }) =>
            !passages.some((one) => one.slug === slug && withPlainQuotes(one.body).includes(withPlainQuotes(start))),
        )
        .map(({ start }) => `${slug}: ${start}`),
    )
    expect(lost).toEqual([])
  })
})
