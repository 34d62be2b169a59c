import { createLocalReq, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

import { findTexts } from './findTexts'

let cms: TestCms
let req: PayloadRequest
let config: SanitizedCollectionConfig

beforeAll(async () => {
  cms = await startTestCms()
  const { id } = await cms.signedInAs('editor')
  const user = await cms.payload.findByID({ collection: slugs.users, id, depth: 0 })
  req = await createLocalReq({ user: { ...user, collection: slugs.users } }, cms.payload)
  config = cms.payload.collections[slugs.wisdomQuotes].config
  for (let number = 0; number < 60; number += 1) {
    const text = `Rest is room ${String(number).padStart(2, '0')}.`
    await cms.payload.create({ collection: slugs.wisdomQuotes, data: { text, category: 'rest' } })
  }
})
afterAll(() => cms.stop())

type Quote = { id: number; text: string }
const all = { where: {}, sort: '-text', limit: 1_001 }

it('reads many a few at a time, in the order of the list', async () => {
  const docs = await findTexts<Quote>(req, config, all)
  expect(docs.map(({ text }) => text)).toEqual(
    docs
      .map(({ text }) => text)
      .toSorted()
      .reverse(),
  )
  expect([docs.length, docs[0]!.text]).toEqual([60, 'Rest is room 59.'])
  expect((await findTexts<Quote>(req, config, { ...all, limit: 7 })).length).toBe(7)
})

it('reads no more than the site has room for, and says so', async () => {
  await expect(findTexts(req, config, all, 5_000)).rejects.toMatchObject({
    status: 413,
    message: 'These texts are too long for one table. Filter the list, and take them in parts.',
  })
})
