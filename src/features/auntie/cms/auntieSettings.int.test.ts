import { randomBytes } from 'node:crypto'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { RedFlag } from '@/payload-types'
import { starterRedFlag } from '@/shared/lib/starterRedFlags'
import { getLibraryIndex } from '@/shared/search/libraryPassages'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule } from '@/testing/factories'
import { runSql } from '@/testing/postgres'

import { getClassifier } from './classifierCache'
import { findFailedProbe } from './dailyProbe'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms()
  // As when a server starts: the first question does not wait.
  await getClassifier([])
})

afterAll(() => cms?.stop())

/** The entry that came with the site, as an editor changed it. */
const publishRedFlag = (key: string, given: Partial<RedFlag>) => {
  const { references: _, ...entry } = starterRedFlag(key)
  const data = { ...entry, orderIndex: 1, _status: 'published' as const, ...given }
  return cms.payload.create({ collection: slugs.redFlags, data })
}

const askOne = (content: string) =>
  cms.anonymous.post('/ask-auntie', { json: { messages: [{ role: 'user', content }] } })

describe('what editors save', () => {
  it('goes by the rules and texts that an editor saved, at once', async () => {
    const safety = await cms.payload.findGlobal({ slug: slugs.auntieSafety })
    await cms.payload.updateGlobal({
      slug: slugs.auntieSafety,
      data: {
        ...safety,
        rules: [...safety.rules!, { concern: 'stroke', phrases: 'my banana phone rang', harmless: '' }],
      },
    })
    await publishRedFlag('stroke', { answer: 'Ring {emergency}!' })
    const { body } = await askOne('My banana-phone rang.')
    expect(body.response).toBe('Ring 911!')
  })

  it('says of a red flag what its entry says, and how soon', async () => {
    const askAboutLiver = async () => (await askOne('My eyes have gone yellow')).body
    const before = await askAboutLiver()
    expect(before.response).toContain('for a doctor today')
    expect(before.links.map(({ path }: { path: string }) => path)).toEqual(['tel:911'])
    await publishRedFlag('liver-signs', { urgency: 'week', action: 'Call a doctor.' })
    const after = await askAboutLiver()
    expect(after.response).toContain('for a doctor this week')
    expect(after.links).toEqual([])
  })

  it('refuses rules that would miss the plainest cries for help', async () => {
    const safety = await cms.payload.findGlobal({ slug: slugs.auntieSafety })
    const saving = cms.payload.updateGlobal({
      slug: slugs.auntieSafety,
      data: { ...safety, rules: safety.rules!.filter(({ concern }) => concern !== 'self-harm') },
    })
    await expect(saving).rejects.toThrow('would miss “I want to kill myself”')
    const broken = cms.payload.updateGlobal({
      slug: slugs.auntieSafety,
      data: { ...safety, rules: [...safety.rules!, { concern: 'stroke', phrases: '(open', harmless: '' }] },
    })
    await expect(broken).rejects.toThrow()
  })

  it('refuses an answer that says what is forbidden', async () => {
    const safety = await cms.payload.findGlobal({ slug: slugs.auntieSafety })
    const [first, ...others] = safety.answers!
    const text = `${first!.text} Black cohosh cures hot flashes.`
    const saving = cms.payload.updateGlobal({
      slug: slugs.auntieSafety,
      data: { ...safety, answers: [{ ...first!, text }, ...others], _status: 'published' },
    })
    await expect(saving).rejects.toMatchObject({ data: { errors: [{ path: 'answers.0.text' }] } })
  })

  it('refuses lines that nobody can call, and a country of the site without them', async () => {
    const safety = await cms.payload.findGlobal({ slug: slugs.auntieSafety })
    type Country = NonNullable<typeof safety.countries>[number]
    const save = (change: (country: Country) => Partial<Country>) =>
      cms.payload.updateGlobal({
        slug: slugs.auntieSafety,
        data: {
          ...safety,
          countries: safety.countries!.map((one) => (one.code === 'us' ? { ...one, ...change(one) } : one)),
        },
      })
    const broken = { name: 'A line', how: 'Call', link: 'https://x.y"><script>' }
    const refusals: [(country: Country) => Partial<Country>, RegExp][] = [
      [({ crisisLines }) => ({ crisisLines: [...crisisLines!, broken] }), /Link/],
      [() => ({ crisisLines: [broken] }), /without a crisis line that can be called/],
      [() => ({ violenceLines: [] }), /without a violence line that can be called/],
      [() => ({ emergencyNumber: '' }), /without an emergency number/],
    ]
    for (const [change, why] of refusals) await expect(save(change)).rejects.toThrow(why)
    const countries = safety.countries!.filter(({ code }) => code !== 'us')
    const without = cms.payload.updateGlobal({ slug: slugs.auntieSafety, data: { ...safety, countries } })
    await expect(without).rejects.toThrow('United States would be without its entry. Nothing was saved.')
    expect((await askOne('I want to kill myself')).body.links[0].path).toBe('tel:988')
  })

  it('publishes by two what one has changed, and brings the version before back with one press of one', async () => {
    const found = await cms.payload.findGlobal({ slug: slugs.auntieSafety })
    const safety = { ...found, _status: 'published' as const }
    const answer = async () => (await askOne('I want to kill myself')).body.response as string
    const before = await answer()
    const say = (text: string) => ({
      answers: safety.answers!.map((one) => (one.concern === 'self-harm' ? { ...one, text } : one)),
    })
    await cms.payload.updateGlobal({ slug: slugs.auntieSafety, data: safety })
    await cms.payload.updateGlobal({ slug: slugs.auntieSafety, data: { ...safety, ...say('Chin up.') } })
    expect(await answer()).toContain('Chin up.')
    const [founder] = [await cms.signedInAs('founder'), await cms.signedInAs('editor')]
    const alone = { json: { ...say('Cheer up.'), _status: 'published' } }
    const refused = await founder.post(`/globals/${slugs.auntieSafety}`, alone)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Somebody else')])
    const { docs } = await cms.payload.findGlobalVersions({ slug: slugs.auntieSafety, sort: '-createdAt', limit: 2 })
    const restored = await founder.post(`/globals/${slugs.auntieSafety}/versions/${docs[1]!.id}`, { json: {} })
    expect(restored.status, restored.text).toBe(200)
    expect(await answer()).toBe(before)
  })

  it('reads a phrase with many gaps in the time of any other, and refuses twenty of them', async () => {
    const safety = await cms.payload.findGlobal({ slug: slugs.auntieSafety })
    const gaps = [...Array<string>(11).fill('a*'), 'zz'].join(' ... ')
    const save = (phrases: string) =>
      cms.payload.updateGlobal({
        slug: slugs.auntieSafety,
        data: { ...safety, rules: [...safety.rules!, { concern: 'stroke', phrases, harmless: '' }] },
      })
    await expect(save(`${gaps}\n`.repeat(20))).rejects.toThrow('could keep Auntie busy for too long')
    await save(gaps)
    // As a regular expression this took longer than anybody waits, and the whole site with it.
    expect((await askOne('a '.repeat(1_999))).status).toBe(200)
  })

  it('learns the messages that an editor added', async () => {
    const message = 'the purple umbrella of my uncle sings at noon'
    expect((await askOne(message)).body.response).not.toContain('Stop here')
    const safety = await cms.payload.findGlobal({ slug: slugs.auntieSafety })
    const lines = ['sings every noon', 'sings at noon', 'sang at noon', 'sings at noon again', 'still sings at noon']
    const messages = lines.map((line) => `the purple umbrella of my uncle ${line}`).join('\n')
    await cms.payload.updateGlobal({
      slug: slugs.auntieSafety,
      data: { ...safety, examples: [{ concern: 'chest-pain', messages }] },
    })
    expect((await askOne(message)).body.response).toContain('Stop here')
    await cms.payload.updateGlobal({ slug: slugs.auntieSafety, data: { ...safety, examples: [] } })
  })

  it('refuses messages that would teach it to let the plainest pass', async () => {
    const safety = await cms.payload.findGlobal({ slug: slugs.auntieSafety })
    const messages = 'I found a lump in my breast\n'.repeat(600)
    const saving = cms.payload.updateGlobal({
      slug: slugs.auntieSafety,
      data: { ...safety, examples: [{ concern: 'none', messages }] },
    })
    await expect(saving).rejects.toThrow('would miss “I found a lump in my breast”')
  })

  it('falls back on the built-in rules while the CMS is away', async () => {
    const { findGlobal } = cms.payload
    cms.payload.findGlobal = async () => {
      throw new Error('connection terminated')
    }
    try {
      const { status, body } = await askOne('I want to kill myself')
      expect(status).toBe(200)
      expect(body.response).toContain('988')
    } finally {
      cms.payload.findGlobal = findGlobal
    }
  })
})

describe('the daily check', () => {
  it('finds a line to call, and says so in the panel when there is none, until there is one again', async () => {
    const runProbe = async () => {
      await cms.payload.jobs.queue({ task: 'probe-auntie', input: {}, queue: 'nightly' })
      await cms.payload.jobs.run({ queue: 'nightly', silent: true })
    }
    await runProbe()
    expect(await findFailedProbe(cms.payload)).toBeNull()
    const endpoint = cms.payload.config.endpoints.find(
      ({ method, path }) => method === 'post' && path === '/ask-auntie',
    )!
    const { handler } = endpoint
    endpoint.handler = async () => Response.json({ response: 'There, there.', links: [] })
    await runProbe()
    endpoint.handler = handler
    expect(await findFailedProbe(cms.payload)).toBeInstanceOf(Date)
    await runProbe()
    expect(await findFailedProbe(cms.payload)).toBeNull()
  })
})

describe('the search', () => {
  const isFound = async (words: string) =>
    (await askOne(words)).body.links.some(({ path }: { path: string }) => path.startsWith('/education/a-walrus'))

  it('follows publishing, drafts, unpublishing and deleting', async () => {
    const walrus = await makeModule(cms.payload, { title: 'A walrus', slug: 'a-walrus', _status: 'draft' })
    const indexed = () => runSql(cms.databaseUrl, `SELECT body FROM library_passages WHERE module_id = ${walrus.id}`)
    expect(await indexed()).toEqual([])
    await cms.payload.update({ collection: slugs.educationModules, id: walrus.id, data: { _status: 'published' } })
    expect(await indexed()).toHaveLength(2)
    const req = await createLocalReq({}, cms.payload)
    const [index, another] = await Promise.all([getLibraryIndex(req), getLibraryIndex(req)])
    expect(another, 'made by one for all who ask at once').toBe(index)
    await cms.payload.update({
      collection: slugs.educationModules,
      id: walrus.id,
      draft: true,
      data: { title: 'A seal' },
    })
    expect(await runSql(cms.databaseUrl, `SELECT 1 FROM library_passages WHERE title = 'A seal'`)).toEqual([])
    expect(await isFound('walrus')).toBe(true)
    await cms.payload.update({ collection: slugs.educationModules, id: walrus.id, data: { _status: 'draft' } })
    expect(await indexed()).toEqual([])
    expect(await isFound('walrus')).toBe(false)
    await cms.payload.update({ collection: slugs.educationModules, id: walrus.id, data: { _status: 'published' } })
    await cms.payload.delete({ collection: slugs.educationModules, id: walrus.id })
    expect(await indexed()).toEqual([])
  })
})

it('refuses the 41st question in five minutes, and never a cry for help', async () => {
  const cookie = `power-years-visitor=${randomBytes(32).toString('base64url')}`
  const ask = (content: string) =>
    cms.anonymous.post('/ask-auntie', { json: { messages: [{ role: 'user', content }] }, headers: { cookie } })
  for (let count = 0; count < 40; count += 1) expect((await ask('hello')).status).toBe(200)
  const refused = await ask('hello')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const heard = await ask('I want to kill myself')
  expect(heard.status).toBe(200)
  expect(heard.body.links[0].path).toBe('tel:988')
  expect((await cms.anonymous.get('/ask-auntie')).body).toMatchObject({ model: false })
})
