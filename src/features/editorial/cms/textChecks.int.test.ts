import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { findFailingTexts } from '@/shared/cms/failingTexts'
import { renewEntries, type Doc } from '@/shared/cms/starterContent'
import { poolOf } from '@/shared/database'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, moduleData, richText } from '@/testing/factories'

import { askForRecheck, recheckTexts } from './recheckTexts'

const forbidden = 'Black cohosh cures hot flashes.'
const long = `It ${'went on and '.repeat(12)}on.`

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>
beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())
beforeEach(() => poolOf(cms.payload).query('DELETE FROM text_checks'))

const failing = async (...titles: string[]) =>
  (await findFailingTexts(cms.payload)).texts
    .filter(({ title }) => titles.length === 0 || titles.includes(title))
    .map(({ title, kind, standing, errors, warnings }) => [title, kind, standing, errors, warnings])

const make = async (given: object) => {
  const { status, body, text } = await editor.post('/education-modules?draft=true', {
    json: { ...moduleData({ _status: 'draft' }), ...given },
  })
  expect(status, text).toBe(201)
  return body.doc.id as number
}
const draft = async (path: string, json: object) => {
  const { status, text } = await editor.patch(`${path}?draft=true`, { json: { ...json, _status: 'draft' } })
  expect(status, text).toBe(200)
}

it('a draft that may not be published is listed until it is mended, thrown away or deleted', async () => {
  const ids = [
    await make({ title: 'Forbidden', keyInsight: forbidden }),
    await make({ title: 'Forbidden as well', keyInsight: forbidden }),
    await make({ title: 'Twice', keyInsight: forbidden, description: forbidden }),
    await make({ title: 'Harmless' }),
  ] as const
  expect(await failing()).toEqual([
    ['Twice', 'Module', 'draft', 2, 0],
    ['Forbidden', 'Module', 'draft', 1, 0],
    ['Forbidden as well', 'Module', 'draft', 1, 0],
  ])

  for (const id of ids) {
    const comment = { document: `education-modules/${id}`, title: 'A text', text: 'Is that so?' }
    expect((await editor.post('/comments', { json: comment })).status).toBe(201)
  }
  await draft(`/education-modules/${ids[0]}`, { keyInsight: 'Rest counts.' })
  await editor.patch(`/education-modules/${ids[1]}`, { json: { deletedAt: new Date(0).toISOString() } })
  await (await cms.signedInAs('founder')).delete(`/education-modules/${ids[2]}`)
  expect(await failing()).toEqual([])
  expect((await editor.get('/comments')).body.totalDocs, 'what was said of the deleted one went with it').toBe(3)

  // Back from the trash it says what it said.
  await editor.patch(`/education-modules/${ids[1]}?trash=true`, { json: { deletedAt: null } })
  expect(await failing()).toEqual([['Forbidden as well', 'Module', 'draft', 1, 0]])
})

it('what waits above something published is told from it, and a warning counts until it has a reason', async () => {
  await cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { secondPerson: false } })
  const { id } = await makeModule(cms.payload, { title: 'On the site' })
  await draft(`/education-modules/${id}`, { keyInsight: forbidden, description: long })
  expect(await failing()).toEqual([['On the site', 'Module', 'draft-above', 1, 0]])

  await draft(`/education-modules/${id}`, {
    keyInsight: 'Rest counts.',
    content: richText({ type: 'text', text: long }),
  })
  expect(await failing()).toEqual([['On the site', 'Module', 'draft-above', 0, 1]])
  const publish = { warningReason: 'It is a list.', _status: 'published' }
  const { status, text } = await editor.patch(`/education-modules/${id}`, { json: publish })
  expect(status, text).toBe(200)
  expect(await failing()).toEqual([])
  await draft(`/education-modules/${id}`, { content: richText({ type: 'text', text: long.replace('It', 'This') }) })
  expect(await failing(), 'the reason is of other warnings').toEqual([['On the site', 'Module', 'draft-above', 0, 1]])
})

it('the words of a page and entries with reasons of their own are listed in the same way', async () => {
  const page = (headline: string) =>
    editor.post('/globals/now-page?draft=true', { json: { headline, _status: 'draft' } })
  expect((await page(forbidden)).status).toBe(200)
  expect(await failing()).toEqual([['Page for right now', 'Pages', 'draft-above', 1, 0]])
  await page('Now')
  expect(await failing()).toEqual([])

  const { body } = await editor.post('/tarot-cards?draft=true', {
    json: { name: 'A card', reflection: 'One in three women sleeps badly.', _status: 'draft' },
  })
  expect(await failing()).toEqual([['A card', 'Tarot card', 'draft', 0, 1]])
  await draft(`/tarot-cards/${body.doc.id}`, { factReason: 'It is a saying.' })
  expect(await failing()).toEqual([])
})

it('reviewers read the list, strangers do not, and nobody writes in it', async () => {
  // Its hundred-and-sixtieth letter is the second half of one.
  const flowers = `A ${'🌸'.repeat(80)}`
  const id = await make({ title: 'For all of us', keyInsight: `Black cohosh cures hot flashes, ${flowers}.` })
  const reviewer = await cms.signedInAs('reviewer')
  expect((await reviewer.get('/text-checks')).body.docs).toMatchObject([
    {
      title: 'For all of us',
      document: `education-modules/${id}`,
      findings: expect.stringMatching(/cures hot flashes, A (?:🌸)+.?…”$/u),
    },
  ])
  expect((await cms.anonymous.get('/text-checks')).status).toBe(403)
  const [{ id: entry }] = (await editor.get('/text-checks')).body.docs
  expect((await editor.patch(`/text-checks/${entry}`, { json: { errors: 0 } })).status).toBe(403)
  expect((await editor.delete(`/text-checks/${entry}`)).status).toBe(403)
})

it('after a release, and where nobody was signed in, texts are checked by a job; a retraction asks for it at once', async () => {
  const { payload } = cms
  const made = await makeModule(payload, { title: 'From a release', keyInsight: forbidden, _status: 'draft' })
  const source = await makeReference(payload)
  const content = richText({ type: 'text', text: 'So it was.' }, { citation: source.id })
  await makeModule(payload, { title: 'Citing', content })
  const card = {
    title: 'Listing',
    symptoms: ['fatigue', 'brain_fog'],
    whatItOftenMeans: 'They often come together [1].',
    tryFirst: ['A walk.'],
    references: [source.id],
    orderIndex: 1,
  }
  await payload.create({ collection: slugs.patternCards, data: { ...card, _status: 'published' } })
  const ours = () => failing('From a release', 'Citing', 'Listing')
  expect(await ours()).toEqual([])
  const { restMs, ...slice } = await recheckTexts(payload, 0)
  expect(slice, 'a slice that is over is left at once').toEqual({ checked: 1, isDone: false })
  expect(restMs, 'and the rest is left to the next job').toBeGreaterThan(0)
  while (!(await recheckTexts(payload)).isDone);
  expect(await ours()).toEqual([['From a release', 'Module', 'draft', 1, 0]])
  expect(await recheckTexts(payload), 'what is checked is not checked again').toMatchObject({
    checked: 0,
    isDone: true,
  })

  await poolOf(payload).query(`UPDATE text_checks SET rules = 'of before', errors = 0 WHERE document = $1`, [
    `education-modules/${made.id}`,
  ])
  expect(await recheckTexts(payload)).toMatchObject({ checked: 1, isDone: true })
  expect(await ours()).toEqual([['From a release', 'Module', 'draft', 1, 0]])

  const retracted = await editor.patch(`/references/${source.id}`, { json: { status: 'retracted' } })
  expect(retracted.status, retracted.text).toBe(200)
  // On a busy machine one slice is not enough, and the next job waits out its rest.
  const waiting = `UPDATE payload_jobs SET wait_until = NULL WHERE task_slug = 'recheck-texts' AND completed_at IS NULL`
  while ((await poolOf(payload).query(waiting)).rowCount) await payload.jobs.run({ allQueues: true })
  expect(await ours()).toEqual([
    ['Citing', 'Module', 'site', 1, 0],
    ['From a release', 'Module', 'draft', 1, 0],
    ['Listing', 'Pattern card', 'site', 1, 0],
  ])
})

it('as a site of another release starts, its texts are checked anew by a job, and by none where nothing is new', async () => {
  const { payload } = cms
  const waiting = async () =>
    (await poolOf(payload).query(`DELETE FROM payload_jobs WHERE task_slug = 'recheck-texts' AND completed_at IS NULL`))
      .rowCount
  await make({ title: 'Scheduled before the upgrade', keyInsight: forbidden })
  await askForRecheck(payload)
  expect(await waiting(), 'these rules have checked it').toBe(0)

  await poolOf(payload).query(`UPDATE text_checks SET rules = 'of before', errors = 0, findings = ''`)
  await askForRecheck(payload)
  await askForRecheck(payload)
  expect(await waiting(), 'another machine of the release asks as well').toBe(1)
  await payload.jobs.queue({ task: 'recheck-texts', input: {}, waitUntil: new Date(Date.now() + 3_600_000) })
  await askForRecheck(payload)
  expect(await waiting(), 'that of the night is too late').toBe(2)
})

it('of the words that come with the site only what is forbidden counts, until somebody changes them', async () => {
  const content = richText({ type: 'text', text: long })
  const { id } = await makeModule(cms.payload, { title: 'Long and released', content })
  while (!(await recheckTexts(cms.payload)).isDone);
  expect(await failing('Long and released', 'Assessment texts', 'History of the diary')).toEqual([])
  const starter = { collection: slugs.educationModules, keyOf: ({ title }: Doc) => String(title) }
  const data = { title: 'Long and released', description: 'What it is about, in a sentence.', content }
  const entries = [{ key: data.title, data: { ...data, keyInsight: 'The one sentence she takes home.' } }]
  await renewEntries(await createLocalReq({}, cms.payload), { ...starter, entries, made: new Set([data.title]) })
  // Opened in the panel and saved as it stands, or moved in the list: no word of it is another.
  const { body: opened } = await editor.get(`/education-modules/${id}?depth=0`)
  for (const json of [
    { ...opened, _status: 'draft' },
    { orderIndex: 7, _status: 'draft' },
  ])
    expect((await editor.patch(`/education-modules/${id}?draft=true`, { json })).status).toBe(200)
  expect(await failing('Long and released')).toEqual([])
  const saved = { skipped: 'A sentence of mine.', _status: 'draft' }
  expect((await editor.post('/globals/diary-history?draft=true', { json: saved })).status).toBe(200)
  expect(await failing('History of the diary')).toEqual([])
  await draft(`/education-modules/${id}`, { keyInsight: 'Rest counts.' })
  expect(await failing('Long and released')).toEqual([['Long and released', 'Module', 'draft-above', 0, 1]])
})

it('a text that is as long as a book keeps nobody waiting: it is listed as unchecked', async () => {
  await make({ title: 'A book', content: richText({ type: 'text', text: `${forbidden} `.repeat(7_000) }) })
  expect(await failing()).toEqual([['A book', 'Module', 'draft', 0, 1]])
})

it('names twelve of ten thousand and counts the rest, by an index', async () => {
  const pool = poolOf(cms.payload)
  await pool.query(`
    INSERT INTO text_checks (document, rules, standing, title, kind, errors, warnings)
    SELECT 'education-modules/' || n, '', 'site', 'Text ' || n, 'Module', CASE WHEN n < 5 THEN n ELSE 0 END, n % 20
    FROM generate_series(1, 10000) n`)
  await pool.query('ANALYZE text_checks')
  const { texts, count } = await findFailingTexts(cms.payload)
  expect([texts.length, count]).toEqual([12, 9_500])
  expect(texts.slice(0, 5).map(({ errors, warnings }) => [errors, warnings])).toEqual([
    [4, 4],
    [3, 3],
    [2, 2],
    [1, 1],
    [0, 19],
  ])
  const { rows } = await pool.query<Record<string, string>>(`
    EXPLAIN SELECT title FROM text_checks WHERE errors > 0 OR warnings > 0
    ORDER BY errors DESC, warnings DESC, title, standing LIMIT 12`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('errors_warnings_idx')
})
