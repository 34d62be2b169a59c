import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference } from '@/testing/factories'

let cms: TestCms
let listener: pg.Client
let heard: string[] = []

beforeAll(async () => {
  cms = await startTestCms()
  listener = new pg.Client({ connectionString: cms.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload }) => heard.push(payload!))
  await listener.query('LISTEN page_cache')
})
afterAll(async () => {
  await listener.end()
  await cms.stop()
})
beforeEach(() => settled())

/** What was announced since the last look; a round trip makes sure that nothing is still under way. */
async function settled(): Promise<string[]> {
  await listener.query('SELECT 1')
  const all = heard
  heard = []
  return all
}

const { educationModules, references, siteSettings, wisdomQuotes } = slugs
const update = (id: number, data: object, draft = false) =>
  cms.payload.update({ collection: educationModules, id, data, draft, depth: 0 })

describe('a change is announced', () => {
  it('at its commit, neither before nor without it', async () => {
    const { id } = await makeModule(cms.payload)
    await settled()

    const req = await createLocalReq({}, cms.payload)
    await initTransaction(req)
    await cms.payload.update({ collection: educationModules, id, data: { title: 'Kept', _status: 'published' }, req })
    expect(await settled()).toEqual([])
    await commitTransaction(req)
    expect(await settled()).toEqual([educationModules])

    const undone = await createLocalReq({}, cms.payload)
    await initTransaction(undone)
    await cms.payload.update({
      collection: educationModules,
      id,
      data: { title: 'Undone', _status: 'published' },
      req: undone,
    })
    await killTransaction(undone)
    expect(await settled()).toEqual([])
    expect((await cms.payload.findByID({ collection: educationModules, id })).title).toBe('Kept')
  })

  it('with the time, for instances that were not listening', async () => {
    const { rows: before } = await listener.query('SELECT now() AS at')
    await makeModule(cms.payload)
    const { rows } = await listener.query(
      'SELECT changed_at BETWEEN $1 AND now() AS "isThen" FROM page_cache_changes WHERE tag = $2',
      [before[0].at, educationModules],
    )
    expect(rows).toEqual([{ isThen: true }])
  })

  it('when what visitors see changes: publish, unpublish under a newer draft, restore, delete', async () => {
    const { id } = await makeModule(cms.payload, { _status: 'draft' })
    await update(id, { title: 'Second draft', _status: 'draft' }, true)
    expect(await settled()).toEqual([])

    await update(id, { _status: 'published' })
    expect(await settled()).toEqual([educationModules])

    await update(id, { title: 'A draft over it', _status: 'draft' }, true)
    expect(await settled()).toEqual([])

    await update(id, { _status: 'draft' })
    expect(await settled()).toEqual([educationModules])

    const { docs } = await cms.payload.findVersions({
      collection: educationModules,
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    })
    await cms.payload.restoreVersion({ collection: educationModules, id: docs[0]!.id })
    expect(await settled()).toEqual([educationModules])

    await cms.payload.delete({ collection: educationModules, id })
    expect(await settled()).toEqual([educationModules])
  })

  it('of several modules at once', async () => {
    const [one, two] = [await makeModule(cms.payload), await makeModule(cms.payload, { _status: 'draft' })]
    await settled()
    await cms.payload.update({
      collection: educationModules,
      where: { id: { in: [one.id, two.id] } },
      data: { orderIndex: 7, _status: 'published' },
    })
    expect(new Set(await settled())).toEqual(new Set([educationModules]))
  })

  it('for references, quotes and the site settings', async () => {
    const reference = await makeReference(cms.payload)
    await cms.payload.update({ collection: references, id: reference.id, data: { finding: 'Something else.' } })
    const quote = await cms.payload.create({
      collection: wisdomQuotes,
      data: { text: 'Rest counts.', category: 'rest' },
    })
    await cms.payload.delete({ collection: wisdomQuotes, id: quote.id })
    await cms.payload.updateGlobal({ slug: siteSettings, data: { footerNote: 'Kindly made' } })
    expect(await settled()).toEqual([references, references, wisdomQuotes, wisdomQuotes, siteSettings])
  })
})
