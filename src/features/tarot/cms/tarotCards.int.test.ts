import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'

import { seedTarot } from './seed'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

const path = `/${slugs.tarotCards}`
const card = (given: object = {}) => ({
  number: 21,
  name: 'A test card',
  reflection: 'It says something.',
  prompt: 'And asks something?',
  _status: 'published',
  ...given,
})

beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())
beforeEach(() => runSql(cms.databaseUrl, 'DELETE FROM tarot_cards'))

it('a visitor changes no card', async () => {
  expect((await cms.anonymous.post(path, { json: card() })).status).toBe(403)
})

it.each([-1, 22, 3.5])('there is no drawing for card %d', async (number) => {
  expect((await editor.post(path, { json: card({ number }) })).status).toBe(400)
})

it('a number is given once, and everybody reads what is published', async () => {
  expect((await editor.post(path, { json: card({ number: 7, name: 'The first seventh' }) })).status).toBe(201)
  expect((await editor.post(path, { json: card({ number: 7 }) })).status).toBe(400)
  expect((await cms.anonymous.get(path)).text).toContain('The first seventh')
})

it('the seed adds the cards that are missing and leaves an editor’s alone', async () => {
  expect((await editor.post(path, { json: card({ number: 7, name: 'The editor’s seventh' }) })).status).toBe(201)
  const req = await createLocalReq({}, cms.payload)
  expect(await seedTarot(req, 'fill')).toMatchObject({ made: 21, left: 1 })
  expect(await seedTarot(req, 'fill')).toMatchObject({ made: 0, left: 22 })
  const { docs } = await cms.payload.find({ collection: slugs.tarotCards, pagination: false, sort: 'number' })
  expect(docs.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, number) => number))
  expect(docs[7]?.name).toBe('The editor’s seventh')
})
