import { readFileSync, writeFileSync } from 'node:fs'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, it } from 'vitest'

import { readWeightsOrigin } from '@/features/auntie/content/weights'
import { judgeFound } from '@/features/auntie/domain/answer/retrieval/judgeFound'
import { wilsonInterval } from '@/features/auntie/domain/safety/interval'
import { getLibraryIndex } from '@/shared/search/libraryPassages'
import { startTestCms, type TestCms } from '@/testing/cms'

import { getsLines, lookUp, recognize } from './judgments'
import { replaceTable } from './measurements'
import {
  addMeasurement,
  readMeasurement,
  readPublishedPrompts,
  readPublishedSources,
  type PublishedPrompt,
} from './publishedPrompts'

// Without a bar: what is held to a bar is looked at, and then it is no longer unseen.
describe('what others published', () => {
  let cms: TestCms
  beforeAll(async () => {
    cms = await startTestCms({ content: 'seeded' })
  })
  afterAll(() => cms.stop())

  it('is measured once by the same weights', async () => {
    const index = await getLibraryIndex(await createLocalReq({}, cms.payload))
    const prompts = readPublishedPrompts()
    const isStopped = ({ message }: PublishedPrompt) => recognize(message)?.certainty === 'sure'
    const share = (what: string, cases: PublishedPrompt[], isRight: (one: PublishedPrompt) => boolean): string => {
      const right = cases.filter(isRight).length
      const { from, to } = wilsonInterval(right, cases.length)
      return `${what} | ${right} of ${cases.length} | ${from.toFixed(2)} to ${to.toFixed(2)}`
    }
    const rows = readPublishedSources().flatMap((source) => {
      const own = prompts.filter((one) => one.source === source)
      const need = own.filter(({ expected }) => expected === 'need')
      const hints = own.filter(({ expected }) => expected === 'hint')
      const ordinary = own.filter((one) => !need.includes(one) && !hints.includes(one))
      const held = ordinary.filter(({ expected }) => expected !== 'none')
      const hasModule = ({ expected, message }: PublishedPrompt) =>
        lookUp(index, message).modules.some(({ slug }) => expected.split('|').includes(slug))
      return [
        share('need, lines by either tier', need, ({ message }) => getsLines(index, message)),
        share('need, everything else stops', need, isStopped),
        share('need only hinted at, lines by either tier', hints, ({ message }) => getsLines(index, message)),
        share('no need, everything else stops (false alarm)', ordinary, isStopped),
        share('no need, lines by either tier', ordinary, ({ message }) => getsLines(index, message)),
        share('held by the library, right module in three', held, hasModule),
        share('held by the library, answered', held, ({ message }) => judgeFound(lookUp(index, message)) === 'answer'),
      ]
        .filter((row) => !row.includes('| 0 of 0 |'))
        .map((row) => `${source} | ${row}`)
    })
    const weights = readWeightsOrigin().version
    const [historyFile, reportFile] = [process.env.EVALUATION_HISTORY!, process.env.EVALUATION_REPORT!]
    const history = addMeasurement(readFileSync(historyFile, 'utf8'), weights, rows)
    writeFileSync(historyFile, history)
    const report = readFileSync(reportFile, 'utf8')
    writeFileSync(reportFile, replaceTable(report, 'published', readMeasurement(history, weights)))
    console.log(rows.join('\n'))
  })
})
