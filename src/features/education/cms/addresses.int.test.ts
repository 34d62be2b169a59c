import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, moduleData } from '@/testing/factories'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

const addressesOf = async (id: number) => {
  const { slug, previousSlugs } = await cms.payload.findByID({ collection: slugs.educationModules, id, depth: 0 })
  return { slug, previous: previousSlugs ?? [] }
}
const saveDraft = (id: number, json: object) =>
  editor.patch(`/education-modules/${id}?draft=true`, { json: { ...json, _status: 'draft' } })
const publish = (id: number, json: object = {}) =>
  editor.patch(`/education-modules/${id}`, { json: { ...json, _status: 'published' } })
const unpublish = (id: number) => editor.patch(`/education-modules/${id}`, { json: { _status: 'draft' } })

describe('the address of a module', () => {
  it('is made from the title, and numbered when that is taken', async () => {
    const title = 'Böse Überraschung: 3 a.m.!'
    const made = [await makeModule(cms.payload, { title }), await makeModule(cms.payload, { title, _status: 'draft' })]
    expect(made.map(({ slug }) => slug)).toEqual(['bose-uberraschung-3-a-m', 'bose-uberraschung-3-a-m-2'])
  })

  it('stays as it is when other fields change, and is made anew when emptied', async () => {
    const { id } = await makeModule(cms.payload, { title: 'First title' })
    await publish(id, { title: 'Second title' })
    expect((await addressesOf(id)).slug).toBe('first-title')
    await publish(id, { slug: '' })
    expect(await addressesOf(id)).toEqual({ slug: 'second-title', previous: ['first-title'] })
  })

  it.each(['الهبات الساخنة', 'גלי חום', 'Εξάψεις', 'Приливы', '更年期'])(
    'is asked for where the title is %s, and opens, moves and leads on like any other',
    async (title) => {
      const { body: draft } = await editor.post('/education-modules?draft=true', {
        json: { ...moduleData({ title }), slug: undefined, _status: 'draft' },
      })
      expect(draft.doc).toMatchObject({ title, slug: null })
      const asked = await publish(draft.doc.id)
      expect([asked.status, asked.body.errors[0].data.errors[0]]).toEqual([
        400,
        expect.objectContaining({
          path: 'slug',
          message: 'No address can be made from this title. Write one here in Latin letters, such as hot-flashes.',
        }),
      ])
      const refused = await publish(draft.doc.id, { slug: title })
      expect(refused.body.errors[0].data.errors[0].message).toMatch(/^An address is written in Latin letters/)
      const slug = `in-another-script-${draft.doc.id}`
      expect((await publish(draft.doc.id, { slug })).status).toBe(200)
      await publish(draft.doc.id, { slug: `${slug}-renamed` })
      expect(await addressesOf(draft.doc.id)).toEqual({ slug: `${slug}-renamed`, previous: [slug] })
    },
  )

  it('is cleaned of what does not belong in one', async () => {
    const { body } = await editor.post('/education-modules', {
      json: { ...moduleData(), slug: ' /Education/../My Page?x=1# ', _status: 'published' },
    })
    expect(body.doc.slug).toBe('education-my-page-x-1')
  })

  it('is refused in words when another module has it, drafts too', async () => {
    await makeModule(cms.payload, { title: 'Taken' })
    for (const query of ['', '?draft=true']) {
      const { status, body } = await editor.post(`/education-modules${query}`, {
        json: { ...moduleData(), slug: 'taken' },
      })
      expect(status).toBe(400)
      expect(body.errors[0].data.errors[0]).toMatchObject({
        path: 'slug',
        message: '“Taken” has this address. Choose another one.',
      })
    }
  })
})

describe('old addresses', () => {
  it('are kept when a published module moves, and given up when it comes back', async () => {
    const { id } = await makeModule(cms.payload, { title: 'Moves about' })
    await publish(id, { slug: 'moved-once' })
    await publish(id, { slug: 'moved-twice' })
    expect((await addressesOf(id)).previous).toEqual(['moves-about', 'moved-once'])
    await publish(id, { slug: 'moves-about' })
    expect((await addressesOf(id)).previous).toEqual(['moved-once', 'moved-twice'])
  })

  it('are only those under which it was published', async () => {
    const { id } = await makeModule(cms.payload, { title: 'Shy one', _status: 'draft' })
    await saveDraft(id, { slug: 'shy-draft' })
    await saveDraft(id, { slug: 'shy-second-draft' })
    await publish(id, { slug: 'shy-no-more' })
    expect(await addressesOf(id)).toEqual({ slug: 'shy-no-more', previous: [] })

    await saveDraft(id, { slug: 'shy-thought' })
    expect(await addressesOf(id)).toEqual({ slug: 'shy-no-more', previous: [] })
    await saveDraft(id, { slug: 'shy-renamed' })
    await publish(id)
    expect(await addressesOf(id)).toEqual({ slug: 'shy-renamed', previous: ['shy-no-more'] })
  })

  it('outlive unpublishing', async () => {
    const { id } = await makeModule(cms.payload, { title: 'Away for a while' })
    await unpublish(id)
    await saveDraft(id, { slug: 'back-again' })
    await publish(id)
    expect(await addressesOf(id)).toEqual({ slug: 'back-again', previous: ['away-for-a-while'] })
  })

  it('outlive going back to an older version', async () => {
    const { id } = await makeModule(cms.payload, { title: 'Version one' })
    await publish(id, { slug: 'version-two' })
    const { docs } = await cms.payload.findVersions({
      collection: slugs.educationModules,
      where: { and: [{ parent: { equals: id } }, { 'version.slug': { equals: 'version-one' } }] },
    })
    expect((await editor.post(`/education-modules/versions/${docs[0]!.id}`)).status).toBe(200)
    expect(await addressesOf(id)).toEqual({ slug: 'version-one', previous: ['version-two'] })
  })

  it('belong to their module: another cannot take them', async () => {
    const { id } = await makeModule(cms.payload, { title: 'Here first' })
    await publish(id, { slug: 'here-second' })
    const taken = await editor.post('/education-modules', { json: { ...moduleData(), slug: 'here-first' } })
    expect(taken.status).toBe(400)
    expect(taken.body.errors[0].data.errors[0].message).toMatch(/had this address before/)
    expect((await makeModule(cms.payload, { title: 'Here first' })).slug).toBe('here-first-2')
  })

  it('cannot be set by a caller', async () => {
    const { id } = await makeModule(cms.payload, { title: 'Honest' })
    await publish(id, { previousSlugs: ['stolen-address'] })
    expect((await addressesOf(id)).previous).toEqual([])
    const { body } = await editor.post('/education-modules', {
      json: { ...moduleData({ title: 'Greedy' }), previousSlugs: ['stolen-address'], _status: 'published' },
    })
    expect((await addressesOf(body.doc.id)).previous).toEqual([])
  })

  it('do not follow a duplicate, which begins as a draft', async () => {
    const { id } = await makeModule(cms.payload, { title: 'Original' })
    await publish(id, { slug: 'the-original' })
    const { status, body } = await editor.post(`/education-modules/${id}/duplicate`)
    expect(status).toBe(200)
    expect(body.doc._status).toBe('draft')
    expect((await addressesOf(body.doc.id)).previous).toEqual([])
    expect((await addressesOf(body.doc.id)).slug).not.toBe('the-original')
  })
})
