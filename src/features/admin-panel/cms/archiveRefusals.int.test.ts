import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { archiveOf, entriesIn, type Entry } from '@/testing/contentArchives'
import { makeModule, makeReference } from '@/testing/factories'

import type { ArchiveLine } from '../contract'

type Refused = Extract<ArchiveLine, { refused: string }>

let cms: TestCms
let founder: Awaited<ReturnType<TestCms['signedInAs']>>
let entries: Entry[]

/** What is answered to an archive; as the command would, it writes over what differs. */
async function send(archive: Buffer, query = '') {
  const { body, status, text } = await founder.post(`/content-archive?overwrite=true${query}`, {
    raw: new Uint8Array(archive),
    headers: { 'content-type': 'application/x-tar' },
  })
  if (status !== 200) return { status, ...(body as { message: string; issues?: { message: string }[] }) }
  const lines = text.trim().split('\n')
  const answer = JSON.parse(lines.at(-1)!) as Refused
  return { status, ...answer, ...(answer.reasons && { reasons: answer.reasons.toSorted() }) }
}

const nameOf = (slug: string) => `collections/education-modules/${slug}.json`
/** The archive with some texts changed, each by its address. */
const changed = (changes: Record<string, (text: string) => string>): Entry[] =>
  entries.map(([name, data]) => [
    name,
    Object.entries(changes).reduce((text, [slug, change]) => (name === nameOf(slug) ? change(text) : text), data),
  ])
const claiming = (text: string) => text.replace('"description": "', '"description": "Magnesium cures hot flashes. ')
const misnamed = (text: string) => text.replace('"title"', '"titel"').replace('"keyInsight"', '"keyinsight"')
const stored = async () => JSON.stringify((await cms.payload.find({ collection: slugs.educationModules })).docs)

beforeAll(async () => {
  cms = await startTestCms()
  founder = await cms.signedInAs('founder')
  await makeReference(cms.payload, { key: 'avis-2015' })
  for (const title of ['Sleep', 'Mood', 'Skin']) await makeModule(cms.payload, { title })
  entries = (await entriesIn(Buffer.from((await founder.get('/content-archive')).text))).slice(1)
})
afterAll(() => cms.stop())

describe('everything that stands against an archive is told at once', () => {
  it('each text that is refused, past what the database refused itself, and nothing of it stays', async () => {
    const before = await stored()
    const twin: Entry = [
      nameOf('twin'),
      entries.find(([name]) => name === nameOf('mood'))![1].replace('"key": "mood"', '"key": "twin"'),
    ]
    const better = (text: string) => text.replace('"title": "Skin"', '"title": "Skin and hair"')
    const archive = await archiveOf([twin, ...changed({ sleep: claiming, mood: claiming, skin: better })])
    const answer = await send(archive)
    expect(answer).toMatchObject({ refused: '3 things stand against this archive. Nothing was changed.', found: 3 })
    const said = (answer as Refused).reasons!.toSorted()
    const forbidden = 'cannot be taken in. description: This cannot be published'
    expect(said).toHaveLength(3)
    expect(said[0]).toContain(`education-modules/mood ${forbidden}`)
    expect(said[1]).toContain(`education-modules/sleep ${forbidden}`)
    expect(said[2]).toMatch(/^education-modules\/twin cannot be taken in\. .*slug/)
    expect(await stored()).toBe(before)
  })

  it('what is unknown here', async () => {
    const lost = (text: string) =>
      misnamed(text).replace('"published": {', '"published": { "picture": { "$ref": "media/gone.webp" },')
    const odd: Entry = [
      'collections/recipes/soup.json',
      JSON.stringify({ key: 'soup', createdAt: '2026-01-01T00:00:00.000Z', published: {} }),
    ]
    const answer = await send(await archiveOf([...changed({ sleep: lost, skin: misnamed }), odd]))
    const reasons = [
      'The field “titel” of education-modules/skin is unknown here: the archive belongs to another version of the site.',
      'media/gone.webp is referred to, and neither here nor in the archive.',
    ]
    expect(answer).toMatchObject({ found: 6, reasons: expect.arrayContaining(reasons) as string[] })
    expect((answer as Refused).reasons!.join()).toContain('The collection recipes')
  })

  it('each entry that is damaged', async () => {
    const whole = (await archiveOf(entries)).toString('latin1')
    const damaged = whole.replace('"title": "Sleep"', '"title": "Sleeq"').replace('"title": "Mood"', '"title": "Moot"')
    const answer = await send(Buffer.from(damaged, 'latin1'))
    expect(answer).toMatchObject({
      status: 400,
      message: 'This file is no whole archive of content: 2 things are wrong with it. Nothing was changed.',
      issues: expect.arrayContaining([
        { path: '', message: `${nameOf('sleep')} was changed or cut off.` },
        { path: '', message: `${nameOf('mood')} was changed or cut off.` },
      ]) as object[],
    })
  })

  it('the first fifty of many, each short and without what could move a terminal’s cursor', async () => {
    const [, text] = entries.find(([name]) => name === nameOf('skin'))!
    const field = `\u001b[2J${'long '.repeat(400)}`
    const many = (_text: string) =>
      text.replace(
        '"published": {',
        `"published": { ${Array.from({ length: 80 }, (_, index) => `${JSON.stringify(field + index)}: 1,`).join(' ')}`,
      )
    const answer = (await send(await archiveOf(changed({ skin: many })))) as Refused
    expect(answer.found).toBe(80)
    expect(answer.reasons).toHaveLength(50)
    expect(Math.max(...answer.reasons!.map(({ length }) => length))).toBeLessThan(820)
    expect(answer.reasons!.join()).not.toContain('\u001b')
  })

  it('a single reason stands for itself', async () => {
    const answer = await send(await archiveOf(changed({ mood: claiming })))
    expect(answer).not.toHaveProperty('reasons')
    expect((answer as Refused).refused).toMatch(/^education-modules\/mood cannot be taken in/)
  })

  const made = (slug: string, key: string, published: object): Entry => [
    `collections/${slug}/odd.json`,
    JSON.stringify({ key, createdAt: '2026-01-01T00:00:00.000Z', published }),
  ]
  it.each<[what: string, odd: Entry, said: RegExp]>([
    ['a list by a name that objects have', made('__proto__', 'a', {}), /^The collection __proto__ is unknown here/],
    ['another one', made('constructor', 'a', {}), /^The collection constructor is unknown here/],
    ['a text without what it needs', made('references', 'a', { key: 'a' }), /^references\/a cannot be taken in/],
    ['what no database holds', made('redirects', '/a', { from: '/a\0', to: '/practice' }), /^redirects\/\/a cannot be/],
  ])('%s is refused in words', async (_what, odd, said) => {
    expect(await send(await archiveOf([...entries, odd]))).toMatchObject({
      refused: expect.stringMatching(said) as string,
    })
  })

  it('values of another kind than their fields, each by its name', async () => {
    const odd = (text: string) =>
      text
        .replace('"title": "Sleep"', '"title": { "root": { "children": [null] } }')
        .replace(/"keyInsight": "[^"]*"/, '"keyInsight": ["a"]')
        .replace('"orderIndex": ', '"orderIndex": true, "duration": ')
    const named = (field: string) => `The field “${field}” of education-modules/sleep holds another kind of value.`
    const answer = await send(await archiveOf(changed({ sleep: odd })))
    expect(answer).toMatchObject({ reasons: ['title', 'keyInsight', 'orderIndex'].map(named).toSorted(), found: 3 })
  })

  it('nothing where a source, which has versions and no drafts, is written over', async () => {
    const better = entries.map(([name, text]): Entry => [
      name,
      text.replace(/"authors": "[^"]*"/, '"authors": "Avis N"'),
    ])
    expect(await send(await archiveOf(better))).toMatchObject({ would: { changed: 1 } })
  })

  it('a page that stands in it twice', async () => {
    const page = JSON.stringify({ page: 'search-page', published: {} })
    const twice = await archiveOf([...entries, ['pages/a.json', page], ['pages/b.json', page]])
    expect(await send(twice)).toMatchObject({
      status: 400,
      message: expect.stringContaining('it holds the page search-page twice') as string,
    })
  })

  it('what a form asks a reason for, until one is given, which is kept', async () => {
    const words = 'Four in five women have hot flashes.'
    const quote = made('wisdom-quotes', words, { text: words, category: 'truth' })
    const archive = await archiveOf([
      ...changed({ skin: (text) => text.replace('"Skin"', '"Half of women have hot flashes"') }),
      quote,
    ])
    const { would } = (await send(archive)) as unknown as Extract<ArchiveLine, { would: unknown }>
    const why = expect.any(String) as string
    expect(would).toMatchObject({
      asked: 2,
      asks: expect.arrayContaining([
        {
          title: expect.stringContaining('Four in five') as string,
          words: 'Four in five women have hot flashes.',
          why,
        },
        { title: 'Half of women have hot flashes', words: 'Half of women have hot flashes', why },
      ]) as object[],
    })
    const plan = `&plan=${would.plan}`
    expect(await send(archive, plan)).toMatchObject({
      refused: expect.stringContaining('2 sentences ask for a reason') as string,
    })
    const reason = 'Told as folklore.'
    expect(await send(archive, `${plan}&reason=${encodeURIComponent(reason)}`)).toMatchObject({
      did: { made: 1, changed: 1 },
    })
    const { docs } = await cms.payload.find({ collection: slugs.factReasons })
    expect(docs).toEqual([expect.objectContaining({ sentence: words, reason })])
  })
})
