import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { EducationModule } from '@/payload-types'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, moduleData, richText } from '@/testing/factories'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  cms = await startTestCms({ env: { FIXED_TIME: '2026-03-17T12:00:00Z' } })
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

const text = (words: string) => ({ type: 'text' as const, text: words })
const claim = richText(text('Black cohosh cures hot flashes in every woman. Take 400 mg twice daily.'))
const uncited = richText(text('A trial of 218 women found that it halves the risk.'))
const stamp = {
  reviewedBy: 'The Power Years editors',
  reviewedOn: '2026-01-10T12:00:00.000Z',
  nextReviewDue: '2027-01-10T12:00:00.000Z',
}

const path = (id: number | string, query = '') => `/education-modules/${id}${query}`
const stored = (id: number, draft = false) =>
  cms.payload.findByID({ collection: slugs.educationModules, id, draft, depth: 0 })
const draftOf = (content: EducationModule['content']) => makeModule(cms.payload, { content, _status: 'draft' })
const versionsOf = (id: number) =>
  cms.payload.findVersions({ collection: slugs.educationModules, where: { parent: { equals: id } }, sort: 'createdAt' })

/** Each way to publish; answers with what the caller gets. */
const ways: Record<string, (content: EducationModule['content']) => Promise<{ id?: number; refused: boolean }>> = {
  'a save': async (content) => {
    const { id } = await draftOf(content)
    const { status } = await editor.patch(path(id), { json: { _status: 'published' } })
    return { id, refused: status === 400 }
  },
  'a copy': async (content) => {
    const { id } = await draftOf(content)
    const { body } = await editor.post(path(id, '/duplicate'))
    const copy = body.doc.id as number
    const { status } = await editor.patch(path(copy), { json: { _status: 'published' } })
    return { id: copy, refused: status === 400 }
  },
  'going back to a version': async (content) => {
    const { id } = await makeModule(cms.payload)
    // As it was published before it was checked.
    const [version] = (await versionsOf(id)).docs
    await cms.payload.db.updateVersion({
      collection: slugs.educationModules,
      id: version!.id,
      versionData: { ...version!, version: { ...version!.version, content } },
      req: {},
    })
    const { status } = await editor.post(`/education-modules/versions/${version!.id}`)
    return { id, refused: status === 400 }
  },
  'a schedule': async (content) => {
    const { id } = await draftOf(content)
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: slugs.educationModules, value: id } },
    })
    await cms.payload.jobs.run({ silent: true })
    return { id, refused: (await stored(id))._status !== 'published' }
  },
  'many at once': async (content) => {
    const { id } = await draftOf(content)
    const { body } = await editor.patch(`/education-modules?where[id][in][0]=${id}`, { json: { _status: 'published' } })
    return { id, refused: body.errors.length === 1 }
  },
  'an import': async (content) => {
    const import_ = () =>
      cms.payload.create({
        collection: slugs.educationModules,
        data: { ...moduleData({ content }), _status: 'published' } as EducationModule,
      })
    return import_().then(
      ({ id }) => ({ id, refused: false }),
      () => ({ refused: true }),
    )
  },
  'a call': async (content) => {
    const { status, body } = await editor.post('/education-modules', {
      json: { ...moduleData({ content }), _status: 'published' },
    })
    return { id: body.doc?.id as number | undefined, refused: status === 400 }
  },
}

describe.each(Object.keys(ways))('%s', (way) => {
  it.each([
    ['a forbidden claim', claim],
    ['a fact without a source', uncited],
  ])('does not publish %s', async (_, content) => {
    const { id, refused } = await ways[way]!(content)
    expect(refused).toBe(true)
    if (id !== undefined) expect((await cms.anonymous.get(path(id))).text).not.toMatch(/cohosh|218 women/)
  })
})

it('marks the field, and keeps the draft', async () => {
  const { id } = await draftOf(claim)
  const keyInsight = 'Take 500 mg of aspirin.'
  const { status, body } = await editor.patch(path(id), { json: { keyInsight, _status: 'published' } })
  expect(status).toBe(400)
  const errors = body.errors[0].data.errors as { path: string; message: string }[]
  expect(errors.map((error) => error.path)).toEqual(['content', 'keyInsight'])
  expect(errors[0]!.message).toContain('“Black cohosh cures hot flashes in every woman.”')
  const saved = await editor.patch(path(id, '?draft=true'), { json: { keyInsight, _status: 'draft' } })
  expect(saved.status).toBe(200)
})

it.each([
  ['by its body', '', { _status: 'published' }],
  ['by its query', '?draft=false', {}],
  ['by both', '?draft=false', { _status: 'published' }],
])('a copy that a call wants published, %s, is refused in words: it begins as a draft', async (_, query, json) => {
  const { id } = await makeModule(cms.payload)
  const before = await cms.payload.count({ collection: slugs.educationModules })
  const { status, body } = await editor.post(path(id, `/duplicate${query}`), { json })
  expect([status, body.errors?.[0]?.message]).toEqual([400, 'A copy begins as a draft. Publish it once it is saved.'])
  expect(await cms.payload.count({ collection: slugs.educationModules })).toEqual(before)
  const draft = await editor.post(path(id, '/duplicate'), { json: { _status: 'draft' } })
  expect([draft.status, draft.body.doc._status]).toEqual([200, 'draft'])
})

describe('the review', () => {
  const reviewed = () => makeModule(cms.payload, stamp)

  it('does not follow a copy', async () => {
    const { id } = await reviewed()
    const { body } = await editor.post(path(id, '/duplicate'))
    const { reviewedBy, reviewedOn, nextReviewDue } = await stored(body.doc.id, true)
    expect([reviewedBy, reviewedOn, nextReviewDue]).toEqual([null, null, null])
  })

  it.each([
    ['text', { content: richText(text('Other words.')) }],
    ['title', { title: 'Another title' }],
  ])('ends with a change of the %s, whoever sends the stamp again', async (_, change) => {
    const { id } = await reviewed()
    await editor.patch(path(id), { json: { ...stamp, reviewedText: 'x', ...change, _status: 'published' } })
    const { body } = await cms.anonymous.get(path(id))
    expect([body.reviewedBy, body.reviewedOn]).toEqual([null, null])
  })

  it('ends with a changed citation', async () => {
    const [one, other] = [await makeReference(cms.payload), await makeReference(cms.payload)]
    const { id } = await makeModule(cms.payload, { ...stamp, content: richText(text('Known.'), { citation: one.id }) })
    await editor.patch(path(id), { json: { content: richText(text('Known.'), { citation: other.id }) } })
    expect((await stored(id)).reviewedBy).toBeNull()
  })

  it('stays while the words stay, and is given anew with another day', async () => {
    const { id } = await reviewed()
    await editor.patch(path(id), { json: { orderIndex: 7, category: 'practice' } })
    expect((await stored(id)).reviewedBy).toBe(stamp.reviewedBy)
    const again = { reviewedOn: '2026-02-01T12:00:00.000Z', title: 'Checked anew' }
    await editor.patch(path(id), { json: again })
    expect((await stored(id)).reviewedOn).toBe(again.reviewedOn)
  })

  it('is of no day to come, whatever the zone, and stays where one was stored', async () => {
    const { id } = await reviewed()
    const late = await editor.patch(path(id), { json: { reviewedOn: '2026-03-19T12:00:00.000Z' } })
    expect(late.status).toBe(400)
    expect(late.body.errors[0].data.errors).toMatchObject([
      { path: 'reviewedOn', message: 'A review is of a day that has come.' },
    ])
    const inAuckland = await editor.patch(path(id), { json: { reviewedOn: '2026-03-18T12:00:00.000Z' } })
    expect(inAuckland.status).toBe(200)
    // By a machine whose clock ran ahead, or a release from after this one's.
    const { id: stored } = await makeModule(cms.payload, { ...stamp, reviewedOn: '2026-05-01T12:00:00.000Z' })
    const saved = await editor.patch(path(stored), { json: { orderIndex: 7, reviewedOn: '2026-05-01T12:00:00.000Z' } })
    expect(saved.status, saved.text).toBe(200)
  })

  it('comes back with the version it belongs to', async () => {
    const { id: citation } = await makeReference(cms.payload)
    const { id } = await makeModule(cms.payload, { ...stamp, content: richText(text('Known.'), { citation }) })
    await editor.patch(path(id), { json: { title: 'Another title', _status: 'published' } })
    const [first] = (await versionsOf(id)).docs
    const restored = await editor.post(`/education-modules/versions/${first!.id}`)
    expect(restored.status, restored.text).toBe(200)
    expect((await stored(id)).reviewedBy).toBe(stamp.reviewedBy)
  })
})
