import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'

let cms: TestCms
let founder: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  cms = await startTestCms()
  founder = await cms.signedInAs('founder')
})
afterAll(() => cms?.stop())

const contacts = async () => {
  const { body } = await founder.get('/influencers?sort=id&limit=100')
  return (body.docs as { id: number; name: string; email: string; focus?: string; tags?: string[] }[]).map(
    ({ name, email, focus, tags }) => ({ name, email, focus: focus ?? '', tags: tags ?? [] }),
  )
}
const importing = (csv: string, more: object = {}) => founder.post('/import-influencers', { json: { csv, ...more } })

it('says what it would do, does it, and takes it back but for what was touched since', async () => {
  for (const email of ['Bea@example.com', 'cy@example.com', 'dot@example.com'])
    await cms.payload.create({
      collection: 'influencers',
      data: { name: email, email, focus: 'Sleep', priority: 'low', tags: ['old'] },
    })
  const before = await contacts()
  const csv = [
    'name,email,focus,priority,tags',
    'Ada,ada@example.com,Work,,"Podcast; sleep"',
    'Bea,bea@example.com,,low,podcast',
    'Cy,cy@example.com,Strength,low,',
    'dot@example.com,dot@example.com,,low,old',
    'Eve,nowhere,,,',
  ].join('\n')
  const tags = ['Spring']

  const would = (await importing(csv, { dryRun: true, tags })).body
  expect(would).toMatchObject({
    added: 1,
    updated: 3,
    unchanged: 0,
    refused: [{ row: 6, who: 'Eve', reason: 'The email address is not one.' }],
    importId: null,
  })
  expect(would.people.map(({ becomes }: { becomes: string }) => becomes)).toEqual([
    'added',
    'updated',
    'updated',
    'updated',
  ])
  expect(await contacts()).toEqual(before)
  expect((await founder.get('/contact-imports/last')).body).toEqual({ last: null })

  const { importId } = (await importing(csv, { tags })).body
  const after = await contacts()
  expect(after).toEqual([
    { name: 'Bea', email: 'Bea@example.com', focus: 'Sleep', tags: ['old', 'podcast', 'spring'] },
    { name: 'Cy', email: 'cy@example.com', focus: 'Strength', tags: ['old', 'spring'] },
    { name: 'dot@example.com', email: 'dot@example.com', focus: 'Sleep', tags: ['old', 'spring'] },
    { name: 'Ada', email: 'ada@example.com', focus: 'Work', tags: ['podcast', 'sleep', 'spring'] },
  ])
  expect((await importing(csv, { tags })).body).toMatchObject({ added: 0, updated: 0, unchanged: 4, importId: null })
  expect((await founder.get('/contact-imports/last')).body.last).toMatchObject({ importId, added: 1, updated: 3 })

  const { docs } = (await founder.get('/influencers?where[email][equals]=cy@example.com')).body
  await founder.patch(`/influencers/${docs[0].id}`, { json: { focus: 'Rest' } })
  const undo = () => founder.post(`/contact-imports/${importId}/undo`)
  expect((await undo()).body).toEqual({ removed: 1, restored: 2, left: 1 })
  expect(await contacts()).toEqual(
    before.map((one) => (one.email === 'cy@example.com' ? { ...after[1], focus: 'Rest' } : one)),
  )
  expect((await undo()).status).toBe(404)
})

it('leaves what an empty or missing priority does not say, takes a nickname in quotation marks, and names the row it cannot read', async () => {
  const given = { name: 'Fay', email: 'fay@example.com', priority: 'low' as const }
  const { id } = await cms.payload.create({ collection: 'influencers', data: given })
  const stored = () => cms.payload.findByID({ collection: 'influencers', id })
  await importing('name,email,focus\nFay,fay@example.com,Sleep')
  expect(await stored()).toMatchObject({ focus: 'Sleep', priority: 'low' })
  await importing('name,email,focus,priority\nFay "Bee" Moss,fay@example.com,,')
  expect(await stored()).toMatchObject({ name: 'Fay "Bee" Moss', priority: 'low' })
  const torn = await importing('name,email\nFay,fay@example.com\n"Gil,gil@example.com\nHal,hal@example.com')
  expect([torn.status, torn.body.message]).toEqual([
    400,
    'This is no CSV file: below row 2 a quotation mark is opened and not closed, or the like.',
  ])
})

it('gives nobody more tags than her form holds', async () => {
  const some = (from: number) => Array.from({ length: 15 }, (_, index) => `t${from + index}`)
  const given = { name: 'Ivy', email: 'ivy@example.com', priority: 'low' as const, tags: some(0) }
  const { id } = await cms.payload.create({ collection: 'influencers', data: given })
  const csv = `name,email\nIvy,ivy@example.com\nJo,jo@example.com`
  const { body } = await importing(csv, { tags: some(10) })
  expect(body).toMatchObject({
    added: 1,
    updated: 0,
    refused: [{ row: 2, who: 'Ivy', reason: 'She would have more than 20 tags.' }],
  })
  expect((await cms.payload.findByID({ collection: 'influencers', id })).tags).toEqual(some(0))
})

it('is the founders’ alone', async () => {
  const editor = await cms.signedInAs('editor')
  for (const [caller, refused] of [
    [editor, 403],
    [cms.anonymous, 401],
  ] as const) {
    expect((await caller.post('/import-influencers', { json: { csv: 'name,email' } })).status).toBe(refused)
    expect((await caller.get('/contact-imports/last')).status).toBe(refused)
    expect((await caller.post('/contact-imports/1/undo')).status).toBe(refused)
  }
})
