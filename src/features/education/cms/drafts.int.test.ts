import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { EducationModule, Reference } from '@/payload-types'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, moduleData, richText } from '@/testing/factories'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>
let reference: Reference
/** Never published. */
let unborn: EducationModule
/** Published, with a newer draft over it. */
let reworked: EducationModule

const secret = 'Hushwort'

beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
  reference = await makeReference(cms.payload, { note: `${secret} note` })
  unborn = await makeModule(cms.payload, { _status: 'draft', title: `${secret} unborn` })
  reworked = await makeModule(cms.payload, {
    title: 'Out in the world',
    relatedModules: [unborn.id],
    references: [reference.id],
    content: richText({ type: 'text', text: 'Known.' }, { citation: reference.id }),
  })
  await cms.payload.update({
    collection: slugs.educationModules,
    id: reworked.id,
    draft: true,
    data: { title: `${secret} rework`, slug: 'hushwort-rework', _status: 'draft' },
  })
})
afterAll(() => cms.stop())

describe('drafts stay with those who are signed in', () => {
  it.each([
    '/education-modules?depth=4',
    '/education-modules?draft=true&depth=4',
    '/education-modules?where[_status][equals]=draft',
    '/education-modules?draft=true&where[_status][equals]=draft',
    '/education-modules?where[or][0][_status][equals]=draft&where[or][1][_status][equals]=published&depth=4',
    `/education-modules?where[title][like]=${secret}`,
    `/education-modules?draft=true&where[title][like]=${secret}`,
    `/education-modules?where[relatedModules.title][like]=${secret}&depth=4`,
    '/education/modules',
    '/globals/site-settings?depth=4',
    '/references?depth=4',
    '/media?depth=4',
    '/access',
  ])('GET %s tells a stranger nothing of them', async (path) => {
    const { status, text } = await cms.anonymous.get(path)
    // A filter beyond the listed fields is refused.
    expect(status).toBe(path.includes('where') ? 400 : 200)
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  })

  it('by id: a draft is not found, and the published words of a reworked module are shown', async () => {
    for (const query of ['', '?draft=true', '?depth=4&draft=true', '?trash=true&draft=true'])
      expect((await cms.anonymous.get(`/education-modules/${unborn.id}${query}`)).status).toBe(404)
    const shown = await cms.anonymous.get(`/education-modules/${reworked.id}?depth=4`)
    expect(shown.body.title).toBe('Out in the world')
    expect(shown.text).not.toContain(secret)
    const asked = await cms.anonymous.get(`/education-modules/${reworked.id}?depth=4&draft=true`)
    expect(asked.text).not.toContain(secret)
  })

  it('a related draft is at most a number', async () => {
    const { body } = await cms.anonymous.get(`/education-modules/${reworked.id}?depth=3`)
    expect(body.relatedModules).toEqual([unborn.id])
  })

  it('counts what a stranger may read', async () => {
    for (const query of ['', '?draft=true', `?where[relatedModules.title][like]=${secret}`]) {
      const { body } = await cms.anonymous.get(`/education-modules/count${query}`)
      expect(body.totalDocs).toBe(query.includes('where') ? undefined : 1)
    }
  })

  it('refuses versions, of modules and of the site settings', async () => {
    const { docs } = await cms.payload.findVersions({ collection: slugs.educationModules, limit: 1 })
    const version = docs[0]!.id
    const calls = [
      cms.anonymous.get('/education-modules/versions'),
      cms.anonymous.get(`/education-modules/versions/${version}`),
      cms.anonymous.post(`/education-modules/versions/${version}`),
      cms.anonymous.get('/globals/site-settings/versions'),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(403)
  })

  it('shows them to an editor', async () => {
    const { body } = await editor.get(`/education-modules/${reworked.id}?draft=true&depth=0`)
    expect(body.title).toBe(`${secret} rework`)
    expect((await editor.get(`/education-modules/${unborn.id}`)).status).toBe(200)
    expect((await editor.get('/education-modules/versions')).body.totalDocs).toBeGreaterThan(2)
  })
})

describe('the note of a reference is for editors', () => {
  it.each(['/references?depth=1', '/education-modules?depth=4'])('GET %s leaves it out', async (path) => {
    expect((await cms.anonymous.get(path)).text).not.toContain(`${secret} note`)
  })

  it('cannot be sounded out by a filter or an order', async () => {
    for (const query of ['where[note][like]=Hush', 'sort=note', 'where[or][0][note][exists]=true'])
      expect((await cms.anonymous.get(`/references?${query}`)).status).toBe(400)
    for (const query of ['where[references.note][like]=Hush', 'sort=references.note'])
      expect((await cms.anonymous.get(`/education-modules?${query}`)).status).toBe(400)
    expect((await editor.get('/references?where[note][like]=Hush')).body.totalDocs).toBe(1)
  })
})

describe('what a draft may lack', () => {
  it('is everything: an editor saves an empty one, and another', async () => {
    for (let count = 0; count < 2; count += 1) {
      const { status, body } = await editor.post('/education-modules?draft=true', { json: { _status: 'draft' } })
      expect(status).toBe(201)
      expect(body.doc.slug ?? null).toBeNull()
    }
  })

  it('is named in plain words when it is to be published', async () => {
    const { body } = await editor.post('/education-modules?draft=true', { json: { title: 'Half a module' } })
    const published = await editor.patch(`/education-modules/${body.doc.id}`, { json: { _status: 'published' } })
    expect(published.status).toBe(400)
    const paths = published.body.errors[0].data.errors.map((error: { path: string }) => error.path)
    expect(paths).toEqual(expect.arrayContaining(['description', 'content', 'keyInsight', 'category']))
    expect(paths).not.toContain('slug')
    expect((await cms.anonymous.get(`/education-modules/${body.doc.id}`)).status).toBe(404)
  })

  it('rejects what does not fit', async () => {
    const wrong = {
      duration: 7.5,
      category: 'gossip',
      reviewedOn: '2021-05-01T12:00:00.000Z',
      nextReviewDue: '2021-04-01T12:00:00.000Z',
    }
    const { status, body } = await editor.post('/education-modules', {
      json: { ...moduleData(), ...wrong, _status: 'published' },
    })
    expect(status).toBe(400)
    const messages = new Map(
      body.errors[0].data.errors.map((error: { path: string; message: string }) => [error.path, error.message]),
    )
    expect([...messages.keys()].sort()).toEqual(['category', 'duration', 'nextReviewDue'])
    expect(messages.get('nextReviewDue')).toBe('The next review comes after the last one.')
    expect(messages.get('duration')).toBe('Whole minutes, please.')
  })
})
