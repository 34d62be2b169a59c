import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { makeReference, richText } from '@/testing/factories'
import {
  citing,
  deskOf,
  keyOf,
  moduleAt,
  own,
  publish,
  readClaims,
  say,
  startTwoEditors,
  type TwoEditors,
} from '@/testing/twoEditors'

let desk: TwoEditors

beforeAll(async () => {
  desk = await startTwoEditors()
})
afterAll(() => desk.cms.stop())

describe('its approval ends', () => {
  it('with other words of the sentence, another source of it, or any other word, and comes back with the same', async () => {
    const other = (await makeReference(desk.cms.payload)).id
    const id = await desk.drafted()
    const approved = desk.content(['Stays', 'New'])
    expect((await desk.readByBoth(id)).stage).toBe('approved')
    const changes: [object, boolean][] = [
      [{ content: desk.content(['Stays', 'Newer']) }, true],
      [{ content: desk.content(['Stays', 'New'], 'Other words.') }, false],
      [
        {
          content: richText(
            { type: 'text', text: 'Plain words. ' },
            ...citing('Stays', desk.source),
            ...citing('New', other),
          ),
        },
        true,
      ],
      [{ content: approved, keyInsight: 'Another.' }, false],
    ]
    for (const [change, isByClaims] of changes) {
      await desk.draft(id, change)
      const { stage, difference } = await deskOf(desk.bea, id)
      expect([stage, difference !== null]).toEqual(['draft', isByClaims])
      expect((await publish(desk.bea, id)).status).toBe(400)
    }
    const { body } = await desk.cms.anonymous.get(moduleAt(id))
    await desk.draft(id, { content: approved, keyInsight: body.keyInsight })
    expect((await deskOf(desk.bea, id)).stage).toBe('approved')
  })

  it('with what visitors see: the difference is another then', async () => {
    const id = await desk.drafted(['Stays', 'New'], ['Stays', 'Old', 'Older'])
    await desk.readByBoth(id)
    // Somebody publishes another version meanwhile, from which this one takes more out.
    await desk.cms.payload.update({
      collection: slugs.educationModules,
      id,
      data: { content: desk.content(['Stays', 'Old', 'Older', 'Warns']), _status: 'published' },
    })
    await desk.draft(id, { content: desk.content(['Stays', 'New']) })
    expect(await deskOf(desk.bea, id)).toMatchObject({ difference: { isSeen: false, maySee: true } })
    expect((await publish(desk.bea, id)).status).toBe(400)
  })

  it('with a withdrawal, a retraction, or being sent back', async () => {
    const retracted = (await makeReference(desk.cms.payload)).id
    const id = await desk.drafted(['New'], ['Old'], {}, retracted)
    await desk.readByBoth(id)
    await desk.ada.patch(`/references/${retracted}`, { json: { status: 'retracted' } })
    expect(await deskOf(desk.bea, id)).toMatchObject({
      difference: { claims: [{ isRetracted: true, isSigned: false, may: null }] },
    })
    expect((await publish(desk.bea, id)).status).toBe(400)

    const withdrawn = await desk.drafted()
    const [claim] = (await desk.readByBoth(withdrawn)).difference!.claims
    const { id: claimId } = await desk.claimOf(claim!.hash)
    await desk.bea.patch(`/claims/${claimId}`, { json: { act: 'withdraw', withdrawnWhy: 'Miscounted.' } })
    expect(await deskOf(desk.bea, withdrawn)).toMatchObject({
      difference: { claims: [{ state: 'withdrawn', isSigned: false }] },
    })
    expect((await publish(desk.bea, withdrawn)).status).toBe(400)

    const returned = await desk.drafted()
    await say(desk.ada, returned, 'asked')
    await say(desk.bea, returned, 'sent-back', 'Which table?')
    expect(await deskOf(desk.bea, returned)).toMatchObject({ stage: 'sent-back', difference: null })
    await say(desk.ada, returned, 'asked')
    expect(await deskOf(desk.bea, returned)).toMatchObject({ stage: 'fact', difference: null })
  })

  it('is not given to a difference that nobody looked at', async () => {
    const id = await desk.drafted()
    const { difference } = await deskOf(desk.bea, id)
    await desk.draft(id, { content: desk.content(['Stays', 'Newer']) })
    const json = { document: keyOf(id), difference: difference!.digest, claims: [difference!.claims[0]!.hash] }
    expect((await desk.bea.post('/editorial/claims', { json })).status).toBe(409)
  })
})

describe('is read as a whole', () => {
  it('where what visitors see was published alone, or is not there', async () => {
    const id = await desk.drafted(undefined, undefined, { publishedAlone: true })
    await desk.cms.payload.db.updateOne({
      collection: slugs.educationModules,
      id,
      data: { publishedAlone: true },
      req: {},
    })
    expect((await deskOf(desk.ada, id)).difference).toBeNull()
    const fresh = await desk.drafted(undefined, undefined, { _status: 'draft' })
    expect((await deskOf(desk.ada, fresh)).difference).toBeNull()
    expect((await publish(desk.bea, fresh)).status).toBe(400)
  })
})

describe('the same rule holds for', () => {
  const ways: Record<string, (id: number) => Promise<unknown>> = {
    'a schedule': async (id) => {
      const doc = { relationTo: slugs.educationModules, value: id }
      const user = { relationTo: slugs.users, value: desk.bea.id }
      await desk.cms.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc, user } })
      await desk.cms.payload.jobs.run({ silent: true })
    },
    'going back to a version': async (id) => {
      const where = { parent: { equals: id } }
      const { docs } = await desk.cms.payload.findVersions({
        collection: slugs.educationModules,
        where,
        sort: '-createdAt',
        depth: 0,
      })
      const [newest] = docs
      const version = { ...newest!.version, _status: 'published' as const }
      const options = { collection: slugs.educationModules, id: newest!.id, req: {} } as const
      await desk.cms.payload.db.updateVersion({ ...options, versionData: { ...newest!, version } })
      await desk.bea.post(`/education-modules/versions/${newest!.id}`)
    },
  }

  it.each(Object.keys(ways))('%s', async (way) => {
    const [waiting, approved] = [await desk.drafted(), await desk.drafted()]
    await readClaims(desk.ada, waiting)
    await ways[way]!(waiting)
    expect(await desk.seen(waiting)).toContain('Old')
    await desk.readByBoth(approved)
    await ways[way]!(approved)
    expect(await desk.seen(approved)).toContain(own('New'))
  })
})
