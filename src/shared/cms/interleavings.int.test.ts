import type { Where } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Brand } from '@/payload-types'
import { basedOnHeader } from '@/shared/lib/basedOn'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

type Caller = Awaited<ReturnType<TestCms['signedInAs']>>
/** What was the newest when it was scheduled, and how often something had been published by then. */
type Scheduled = { newest: string; revision: number; publishes: number }
type Seen = { revision: number; updatedAt: string }
type Editor = { caller: Caller; seen: Seen }

const saves = 200
const actions = ['save', 'publish', 'schedule', 'restore', 'many', 'unpublish', 'duplicate'] as const
type Action = (typeof actions)[number]

let cms: TestCms
let editors: Editor[]
let id: number

/**
 * What the document must be: its newest words, what visitors read, whether a draft stands above the row, and how often it
 * was changed.
 */
let expected: { newest: string; shown: string; isAbove: boolean; revision: number }
let lost = 0
let writes = 0
let publishes = 0

// Numbers from a fixed sequence: the same interleavings every time.
let seed = 20_261_123
const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below

const path = (query = '') => `/${slugs.brands}/${id}${query}`
const stored = async () => {
  const where = { parent: { equals: id } }
  const { docs } = await cms.payload.db.findVersions<Brand>({
    collection: slugs.brands,
    where: { and: [where, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
  })
  const isShown: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  const row = await cms.payload.db.findOne<Brand>({ collection: slugs.brands, where: isShown })
  return { newest: docs[0]!.version, shown: row?.reason ?? '' }
}
const look = async (editor: Editor) => {
  const { updatedAt } = (await stored()).newest
  editor.seen = { revision: expected.revision, updatedAt }
}

beforeAll(async () => {
  cms = await startTestCms()
  const brand = { name: 'A kind of product', category: 'Soap', yukaScore: 90, reason: 'Words 0', orderIndex: 1 }
  const made = { ...brand, highlights: ['Plain'], products: ['One'], _status: 'published' as const }
  ;({ id } = await cms.payload.create({ collection: slugs.brands, data: made, depth: 0 }))
  expected = { newest: 'Words 0', shown: 'Words 0', isAbove: false, revision: 0 }
  const nothing = { revision: -1, updatedAt: '' }
  editors = [
    { caller: await cms.signedInAs('editor'), seen: nothing },
    { caller: await cms.signedInAs('editor'), seen: nothing },
  ]
})
afterAll(() => cms.stop())

const headersOf = ({ seen }: Editor) => ({ [basedOnHeader]: JSON.stringify({ versions: { [id]: seen.updatedAt } }) })

/** Tries one action of an editor. @returns its status, and what becomes of the document if it was done */
const tries: Record<
  Action,
  (editor: Editor, words: string) => Promise<{ status: number; done?: Partial<typeof expected> }>
> = {
  save: async ({ caller, seen }, reason) => {
    const json = { reason, updatedAt: seen.updatedAt, _status: 'draft' }
    return {
      status: (await caller.patch(path('?draft=true'), { json })).status,
      done: { newest: reason, isAbove: true },
    }
  },
  publish: async ({ caller, seen }, reason) => {
    const json = { reason, updatedAt: seen.updatedAt, _status: 'published' }
    return {
      status: (await caller.patch(path(), { json })).status,
      done: { newest: reason, shown: reason, isAbove: false },
    }
  },
  // As the panel does it, which begins from the newest drafts.
  many: async (editor, reason) => {
    const options = { headers: headersOf(editor), json: { reason, _status: 'published' } }
    const { status, body } = await editor.caller.patch(`/${slugs.brands}?where[id][in][0]=${id}&draft=true`, options)
    return { status: body.errors?.length > 0 ? 409 : status, done: { newest: reason, shown: reason, isAbove: false } }
  },
  restore: async (editor) => {
    const { docs } = await cms.payload.db.findVersions<Brand>({
      collection: slugs.brands,
      where: { parent: { equals: id } },
      sort: 'createdAt',
      pagination: false,
    })
    const { id: version, version: old } = docs[next(docs.length)]!
    const { status } = await editor.caller.post(`/${slugs.brands}/versions/${version}`, { headers: headersOf(editor) })
    const isPublic = old._status === 'published'
    return { status, done: { newest: old.reason, isAbove: !isPublic, ...(isPublic && { shown: old.reason }) } }
  },
  // Without drafts in mind: a draft above what is public is refused, whoever asks.
  unpublish: async (editor) => {
    const options = { headers: headersOf(editor), json: { _status: 'draft' } }
    const { status, body } = await editor.caller.patch(`/${slugs.brands}?where[id][in][0]=${id}`, options)
    return { status: body.errors?.length > 0 ? 409 : status, done: { shown: '', isAbove: false } }
  },
  duplicate: async (editor) => {
    const json = { name: `A copy ${writes}` }
    const { status } = await editor.caller.post(path('/duplicate?draft=true'), { headers: headersOf(editor), json })
    return { status }
  },
  schedule: async ({ caller }) => {
    const doc = { relationTo: slugs.brands, value: id }
    const input = { type: 'publish' as const, doc, user: { relationTo: slugs.users, value: caller.id } }
    await cms.payload.jobs.queue({ task: 'schedulePublish', input })
    return { status: 200 }
  },
}

/** What may be refused because of another's save; a copy changes nothing, and a schedule is judged when it is due. */
const isChange = (action: Action) => action !== 'duplicate' && action !== 'schedule'

async function act(editor: Editor, action: Action): Promise<void> {
  writes += 1
  const isFresh = editor.seen.revision === expected.revision
  const { status, done } = await tries[action](editor, `Words ${writes}`)
  if (isChange(action) && status === 200 && !isFresh) lost += 1
  const wouldDrop = action === 'unpublish' && expected.isAbove
  expect([writes, action, status]).toEqual([writes, action, (isFresh && !wouldDrop) || !isChange(action) ? 200 : 409])
  if (!isChange(action) || status !== 200) return
  expected = { ...expected, ...done, revision: expected.revision + 1 }
  if (done && 'shown' in done && done.shown) publishes += 1
  await look(editor)
}

/** The moment of a schedule has come: what it found newest is published, unless somebody published since. */
async function runSchedule(scheduled: Scheduled) {
  await cms.payload.jobs.run({ silent: true })
  if (publishes === scheduled.publishes)
    expected = {
      ...expected,
      shown: scheduled.newest,
      isAbove: expected.revision !== scheduled.revision,
      revision: expected.revision + 1,
    }
}
it(`no correction is overwritten unseen, ${saves} times that two editors read and save in any order`, async () => {
  let scheduled: Scheduled | undefined
  for (let save = 1; save <= saves; save += 1) {
    const editor = editors[next(2)]!
    if (editor.seen.revision < 0 || next(2) === 0) await look(editor)
    const action = actions[next(actions.length)]!
    // One at a time, due after what somebody does next.
    const due = scheduled
    scheduled = undefined
    if (due && action === 'schedule') await runSchedule(due)
    await act(editor, action)
    if (action === 'schedule') scheduled = { newest: expected.newest, revision: expected.revision, publishes }
    else if (due) await runSchedule(due)
    const { newest, shown } = await stored()
    expect([save, action, newest.reason, shown]).toEqual([save, action, expected.newest, expected.shown])
  }
  expect(lost).toBe(0)
})
