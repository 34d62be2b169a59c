import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

type Caller = Awaited<ReturnType<TestCms['signedInAs']>>

let cms: TestCms
let ada: Caller
let bea: Caller

beforeAll(async () => {
  cms = await startTestCms()
  ada = await cms.signedInAs('editor')
  bea = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

const claim = 'Black cohosh cures hot flashes.'
const page = '/globals/home-page'
const read = async (path = page) => (await ada.get(`${path}?draft=true&depth=0`)).body
const seen = async (path = page) => (await cms.anonymous.get(path)).body
const newestOf = async (path: string) => (await ada.get(`${path}/versions?limit=1&sort=-updatedAt`)).body.docs[0]
const publish = async (headline: string) =>
  ada.post(page, { json: { ...(await read()), headline, _status: 'published' } })
const draft = async (headline: string) =>
  ada.post(`${page}?draft=true`, { json: { ...(await read()), headline, _status: 'draft' } })
const restore = (id: number, headers: Record<string, string> = {}, query = '') =>
  ada.post(`${page}/versions/${id}${query}`, { headers })

describe('going back to a version of the words of a page', () => {
  it('puts no draft on the site, whatever it says', async () => {
    expect((await publish('On the site')).status).toBe(200)
    await draft(claim)
    const { id } = await newestOf(page)
    await draft('Another idea')
    const { status, text } = await restore(id)
    expect(status, text).toBe(200)
    expect(await seen()).toMatchObject({ headline: 'On the site', _status: 'published' })
    expect(await read()).toMatchObject({ headline: claim, _status: 'draft' })
  })

  it('brings a published one back, but none that says what is forbidden, and none over what somebody saved since', async () => {
    await publish('As it was')
    const { id } = await newestOf(page)
    await publish('As it is')
    const { updatedAt } = await read()
    await bea.post(page, { json: { ...(await read()), headline: 'By Bea', _status: 'published' } })
    const overtaken = await restore(id, { 'x-based-on': JSON.stringify({ at: updatedAt }) })
    expect([overtaken.status, (await seen()).headline]).toEqual([409, 'By Bea'])
    expect((await restore(id, {}, '?draft=true')).status).toBe(200)
    expect([(await seen()).headline, (await read()).headline]).toEqual(['By Bea', 'As it was'])
    expect((await restore(id)).status).toBe(200)
    expect((await seen()).headline).toBe('As it was')

    // As it was published before it was checked.
    const newest = await newestOf(page)
    const versionData = { ...newest, version: { ...newest.version, headline: claim } }
    await cms.payload.db.updateGlobalVersion({ global: 'home-page', id: newest.id, versionData, req: {} })
    expect((await restore(newest.id)).status).toBe(400)
    expect((await seen()).headline).toBe('As it was')
    expect((await restore(2_000_000_000)).status).toBe(404)
    expect((await cms.anonymous.post(`${page}/versions/${id}`)).status).toBe(403)
    expect((await (await cms.signedInAs('reviewer')).post(`${page}/versions/${id}`)).status).toBe(403)
  })

  it('changes no line of Auntie’s that nobody else has read', async () => {
    const path = `/globals/${slugs.auntieSafety}`
    const before = (await seen(path)).dailyCalls as number | undefined
    const answers = (await read(path)).answers.map((one: object) => ({ ...one, text: 'Call nobody.' }))
    await ada.post(`${path}?draft=true`, { json: { ...(await read(path)), answers, _status: 'draft' } })
    const { id } = await newestOf(path)
    expect((await ada.post(`${path}/versions/${id}`)).status).toBe(200)
    expect(JSON.stringify(await seen(path))).not.toContain('Call nobody.')
    expect((await seen(path)).dailyCalls).toBe(before)
  })
})

it('the words of a page cannot be taken off the site, which would put a draft in their place', async () => {
  await publish('There')
  await draft(claim)
  const { status, body } = await ada.post(page, { json: { _status: 'draft' } })
  expect([status, body.errors[0].message]).toEqual([
    400,
    'The words of a page cannot be taken off the site. Change them, or go back to an older version.',
  ])
  expect((await seen()).headline).toBe('There')
})

describe('the site settings', () => {
  const settings = '/globals/site-settings'

  it('say nothing forbidden, whatever status a call gives them', async () => {
    const json = { ...(await read(settings)), footerNote: claim, _status: 'draft' }
    expect((await ada.post(settings, { json })).status).toBe(400)
    expect((await seen(settings)).footerNote).not.toBe(claim)
  })

  it('keep the second person when an editor goes back to a version without', async () => {
    const founder = await cms.signedInAs('founder')
    const set = async (secondPerson: boolean) =>
      founder.post(settings, { json: { ...(await read(settings)), secondPerson } })
    await set(false)
    const { id } = await newestOf(settings)
    await set(true)
    expect((await ada.post(`${settings}/versions/${id}`)).status).toBe(200)
    expect((await read(settings)).secondPerson).toBe(true)
  })
})

it('a schedule publishes the words of that moment, and leaves what was written since above them', async () => {
  await publish('Until spring')
  await draft('From spring on')
  const user = { relationTo: slugs.users, value: ada.id }
  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', global: 'home-page', user },
  })
  await draft('For later')
  const listed = async (query = '') => (await ada.get(`/schedules${query}`)).body.schedules
  expect(await listed('?global=home-page')).toMatchObject([
    { title: 'Home', global: 'home-page', documentId: null, place: '/globals/home-page', type: 'publish' },
  ])
  expect(await listed('?global=library-page')).toEqual([])
  await cms.payload.jobs.run({ silent: true })
  expect((await seen()).headline).toBe('From spring on')
  expect(await read()).toMatchObject({ headline: 'For later', _status: 'draft' })

  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', global: 'home-page', user },
  })
  await publish('Meanwhile')
  await cms.payload.jobs.run({ silent: true })
  expect((await seen()).headline).toBe('Meanwhile')
})
