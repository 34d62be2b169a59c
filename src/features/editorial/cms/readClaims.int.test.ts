import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, richText } from '@/testing/factories'

import type { Desk } from '../contract'

type Caller = Awaited<ReturnType<TestCms['signedInAs']>>

let cms: TestCms
let ada: Caller
let bea: Caller
let source: number

beforeAll(async () => {
  cms = await startTestCms()
  ada = await cms.signedInAs('editor')
  bea = await cms.signedInAs('editor')
  source = (await makeReference(cms.payload)).id
})
afterAll(() => cms.stop())

const at = (id: number, query = '') => `/education-modules/${id}${query}`
const key = (id: number) => `education-modules/${id}`
/** A text of its own for each test, as a claim is known wherever it stands. */
let count = 0
const own = (words: string) => `${words} (${count})`
const citing = (words: string, reference: number) => [
  { type: 'text' as const, text: `${own(words)}. ` },
  { citation: reference },
]
/** Plain words, then cited sentences. */
const content = (cited: string[], plain = 'Plain words.', reference = source) =>
  richText({ type: 'text', text: `${plain} ` }, ...cited.flatMap((words) => citing(words, reference)))
const deskOf = async (caller: Caller, id: number): Promise<Desk> =>
  (await caller.get(`/editorial/desk?document=${key(id)}`)).body
const statements = ({ difference }: Desk) =>
  difference?.claims.map(({ statement, state, may }) => [statement, state, may])
/** Says of sentences that they were read; of all that are the caller's to read, without. */
const read = async (caller: Caller, id: number, claims?: string[]) => {
  const { difference } = await deskOf(caller, id)
  const open = difference!.claims.flatMap(({ hash, may }) => (may ? [hash] : []))
  const json = { document: key(id), difference: difference!.digest, claims: claims ?? open }
  return caller.post('/editorial/claims', { json })
}
const say = async (caller: Caller, id: number, act: string, note?: string) => {
  const { savedAt } = await deskOf(caller, id)
  return caller.post('/editorial/acts', { json: { document: key(id), act, savedAt, note } })
}
const draft = async (id: number, data: object) => {
  const { status, text } = await ada.patch(at(id, '?draft=true'), { json: { ...data, _status: 'draft' } })
  expect(status, text).toBe(200)
}
const publish = async (caller: Caller, id: number) => caller.patch(at(id), { json: { _status: 'published' } })
const seen = async (id: number) => JSON.stringify((await cms.anonymous.get(at(id))).body)
/** A published module, and over it a draft of ada's in which cited sentences differ. */
const drafted = async (after = ['Stays', 'New'], before = ['Stays', 'Old'], given: object = {}) => {
  count += 1
  const { id } = await makeModule(cms.payload, { content: content(before), ...given })
  await draft(id, { content: content(after) })
  return id
}
/** Both have read what is theirs to read, the author first. */
const readByBoth = async (id: number) => {
  expect((await read(ada, id)).status).toBe(201)
  const answer = await read(bea, id)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Desk
}

describe('a version that differs in cited sentences alone', () => {
  it('goes to the site once both have read each of them in its source, and another than its author publishes it', async () => {
    const id = await drafted()
    expect(statements(await deskOf(ada, id))).toEqual([[own('New') + '.', 'unchecked', 'check']])
    expect((await deskOf(ada, id)).difference?.removed).toEqual([own('Old') + '.'])
    expect((await say(ada, id, 'asked')).body).toMatchObject({ stage: 'claims' })
    const alone = await publish(bea, id)
    expect([alone.status, alone.text]).toEqual([400, expect.stringContaining('Only cited sentences changed')])

    const first = await read(ada, id)
    expect(first.body).toMatchObject({
      stage: 'claims',
      difference: { isSeen: false, claims: [{ state: 'checked', may: null }] },
    })
    expect((await publish(bea, id)).status).toBe(400)
    expect((await read(bea, id)).body).toMatchObject({
      stage: 'approved',
      difference: { isSeen: true, claims: [{ isSigned: true }] },
    })
    expect((await publish(ada, id)).text).toContain('Somebody else than its author publishes it')
    expect((await publish(bea, id)).status).toBe(200)
    expect(await seen(id)).toContain(own('New'))
    const { docs } = await cms.payload.find({
      collection: slugs.claims,
      where: { statement: { equals: own('New') + '.' } },
    })
    expect(docs).toMatchObject([{ state: 'signed', onSite: true, checkedById: ada.id, signedById: bea.id }])
  })

  it('needs one press of each, in whatever order: the first reading is the check', async () => {
    const id = await drafted(['Stays', 'One', 'Two'], ['Stays'])
    expect((await read(bea, id)).body.difference.claims).toMatchObject([{ state: 'checked' }, { state: 'checked' }])
    expect((await read(bea, id, [])).status).toBe(400)
    expect((await publish(bea, id)).status).toBe(400)
    expect((await read(ada, id)).body).toMatchObject({ stage: 'approved' })
    expect((await publish(bea, id)).status).toBe(200)
  })

  it('is not approved by its author alone, under whatever name the sentence was checked before', async () => {
    const id = await drafted()
    await read(ada, id)
    const [claim] = (await deskOf(ada, id)).difference!.claims
    expect((await read(ada, id, [claim!.hash])).status).toBe(400)
    const { docs } = await cms.payload.find({ collection: slugs.claims, where: { hash: { equals: claim!.hash } } })
    // As the review of a whole text notes it.
    await cms.payload.db.updateOne({ collection: slugs.claims, id: docs[0]!.id, data: { checkedById: null }, req: {} })
    await ada.patch(`/claims/${docs[0]!.id}`, { json: { act: 'sign' } })
    expect((await deskOf(ada, id)).difference!.claims).toMatchObject([{ state: 'signed', isSigned: false, may: null }])
    expect((await publish(bea, id)).status).toBe(400)
    expect((await read(bea, id)).body).toMatchObject({ stage: 'approved' })
  })

  it('is looked at by somebody else where a sentence was only taken out, or is signed elsewhere already', async () => {
    const id = await drafted(['Stays'], ['Stays', 'Old'])
    expect((await deskOf(ada, id)).difference).toMatchObject({ claims: [], removed: [own('Old') + '.'], maySee: false })
    expect((await publish(bea, id)).status).toBe(400)
    expect((await read(ada, id)).status).toBe(400)
    expect((await read(bea, id)).body).toMatchObject({ stage: 'approved' })
    expect((await publish(bea, id)).status).toBe(200)
  })

  it('is told to the readers as it is', async () => {
    const id = await drafted()
    await say(bea, id, 'fact')
    await publish(bea, id)
    await draft(id, { content: content(['Stays', 'Newer']) })
    await readByBoth(id)
    await publish(bea, id)
    expect((await cms.anonymous.get(at(id))).body).toMatchObject({
      secondCheckOn: expect.any(String),
      publishedAlone: false,
    })

    const unread = await drafted()
    await readByBoth(unread)
    await publish(bea, unread)
    // Nobody here had checked the words around the sentence.
    expect((await cms.anonymous.get(at(unread))).body).toMatchObject({ secondCheckOn: null, publishedAlone: false })
  })
})

describe('the review of its text', () => {
  const review = {
    reviewedBy: 'The editors',
    reviewedOn: '2026-01-01T12:00:00.000Z',
    nextReviewDue: '2026-12-01T12:00:00.000Z',
  }
  const shownReview = async (id: number) => {
    const { body } = await cms.anonymous.get(at(id))
    return [body.reviewedBy, body.reviewedOn?.slice(0, 10) ?? null, body.sentencesReadOn]
  }
  const stays = [review.reviewedBy, '2026-01-01', expect.any(String)]
  const reviewed = () => drafted(undefined, undefined, review)

  it('stays, and tells readers on which day single sentences were read since', async () => {
    const id = await reviewed()
    await readByBoth(id)
    await publish(bea, id)
    expect(await shownReview(id)).toEqual(stays)
    // A second such change goes on from there, and so does a save of the same words.
    await draft(id, { content: content(['Stays', 'Newer']) })
    await readByBoth(id)
    await publish(bea, id)
    await bea.patch(at(id), { json: { orderIndex: 7, sentencesReadOn: '2020-01-01T12:00:00.000Z' } })
    expect(await shownReview(id)).toEqual(stays)
    expect((await shownReview(id))[2]).not.toContain('2020')
    // Words that were there before bring it back as well.
    await draft(id, { content: content(['Stays', 'Newer'], 'Other words.') })
    await draft(id, { content: content(['Stays', 'Newer']) })
    await publish(bea, id)
    expect(await shownReview(id)).toEqual(stays)
    await bea.patch(at(id), { json: { reviewedOn: '2026-02-01T12:00:00.000Z' } })
    expect(await shownReview(id)).toEqual([review.reviewedBy, '2026-02-01', null])
  })

  it('ends with any other word, and with a version that was checked as a whole', async () => {
    const other = await reviewed()
    await draft(other, { content: content(['Stays', 'New'], 'Other words.') })
    await say(bea, other, 'fact')
    await publish(bea, other)
    expect(await shownReview(other)).toEqual([null, null, null])

    const whole = await reviewed()
    await say(bea, whole, 'fact')
    await publish(bea, whole)
    expect(await shownReview(whole)).toEqual([null, null, null])
  })

  it('is not brought back where somebody took it away', async () => {
    const id = await reviewed()
    await draft(id, { content: content(['Stays', 'Old']), reviewedBy: 'Bea', reviewedOn: review.reviewedOn })
    await draft(id, { reviewedBy: null, reviewedOn: null, nextReviewDue: null })
    await draft(id, { content: content(['Stays', 'New']) })
    await readByBoth(id)
    await publish(bea, id)
    expect(await shownReview(id)).toEqual([null, null, null])
  })

  it('does not stay with sentences that nobody signed, where nobody has to', async () => {
    const id = await reviewed()
    await cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { secondPerson: false } })
    await publish(ada, id)
    await cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { secondPerson: true } })
    expect(await seen(id)).toContain(own('New'))
    expect(await shownReview(id)).toEqual([null, null, null])
  })
})

describe('its approval ends', () => {
  it('with other words of the sentence, another source of it, or any other word, and comes back with the same', async () => {
    const other = (await makeReference(cms.payload)).id
    const id = await drafted()
    const approved = content(['Stays', 'New'])
    expect((await readByBoth(id)).stage).toBe('approved')
    const changes: [object, boolean][] = [
      [{ content: content(['Stays', 'Newer']) }, true],
      [{ content: content(['Stays', 'New'], 'Other words.') }, false],
      [
        {
          content: richText(
            { type: 'text', text: 'Plain words. ' },
            ...citing('Stays', source),
            ...citing('New', other),
          ),
        },
        true,
      ],
      [{ content: approved, keyInsight: 'Another.' }, false],
    ]
    for (const [change, isByClaims] of changes) {
      await draft(id, change)
      const { stage, difference } = await deskOf(bea, id)
      expect([stage, difference !== null]).toEqual(['draft', isByClaims])
      expect((await publish(bea, id)).status).toBe(400)
    }
    const { body } = await cms.anonymous.get(at(id))
    await draft(id, { content: approved, keyInsight: body.keyInsight })
    expect((await deskOf(bea, id)).stage).toBe('approved')
  })

  it('with what visitors see: the difference is another then', async () => {
    const id = await drafted(['Stays', 'New'], ['Stays', 'Old', 'Older'])
    await readByBoth(id)
    // Somebody publishes another version meanwhile, from which this one takes more out.
    await cms.payload.update({
      collection: slugs.educationModules,
      id,
      data: { content: content(['Stays', 'Old', 'Older', 'Warns']), _status: 'published' },
    })
    await draft(id, { content: content(['Stays', 'New']) })
    expect(await deskOf(bea, id)).toMatchObject({ difference: { isSeen: false, maySee: true } })
    expect((await publish(bea, id)).status).toBe(400)
  })

  it('with a withdrawal, a retraction, or being sent back', async () => {
    const retracted = (await makeReference(cms.payload)).id
    count += 1
    const { id } = await makeModule(cms.payload, { content: content(['Old'], undefined, retracted) })
    await draft(id, { content: content(['New'], undefined, retracted) })
    await readByBoth(id)
    await ada.patch(`/references/${retracted}`, { json: { status: 'retracted' } })
    expect(await deskOf(bea, id)).toMatchObject({
      difference: { claims: [{ isRetracted: true, isSigned: false, may: null }] },
    })
    expect((await publish(bea, id)).status).toBe(400)

    const withdrawn = await drafted()
    const [claim] = (await readByBoth(withdrawn)).difference!.claims
    const { docs } = await cms.payload.find({ collection: slugs.claims, where: { hash: { equals: claim!.hash } } })
    await bea.patch(`/claims/${docs[0]!.id}`, { json: { act: 'withdraw', withdrawnWhy: 'Miscounted.' } })
    expect(await deskOf(bea, withdrawn)).toMatchObject({
      difference: { claims: [{ state: 'withdrawn', isSigned: false }] },
    })
    expect((await publish(bea, withdrawn)).status).toBe(400)

    const returned = await drafted()
    await say(ada, returned, 'asked')
    await say(bea, returned, 'sent-back', 'Which table?')
    expect(await deskOf(bea, returned)).toMatchObject({ stage: 'sent-back', difference: null })
    await say(ada, returned, 'asked')
    expect(await deskOf(bea, returned)).toMatchObject({ stage: 'fact', difference: null })
  })

  it('is not given to a difference that nobody looked at', async () => {
    const id = await drafted()
    const { difference } = await deskOf(bea, id)
    await draft(id, { content: content(['Stays', 'Newer']) })
    const json = { document: key(id), difference: difference!.digest, claims: [difference!.claims[0]!.hash] }
    expect((await bea.post('/editorial/claims', { json })).status).toBe(409)
  })
})

describe('is read as a whole', () => {
  it('where what visitors see was published alone, or is not there', async () => {
    const id = await drafted(undefined, undefined, { publishedAlone: true })
    await cms.payload.db.updateOne({ collection: slugs.educationModules, id, data: { publishedAlone: true }, req: {} })
    expect((await deskOf(ada, id)).difference).toBeNull()
    const fresh = await drafted(undefined, undefined, { _status: 'draft' })
    expect((await deskOf(ada, fresh)).difference).toBeNull()
    expect((await publish(bea, fresh)).status).toBe(400)
  })
})

describe('the same rule holds for', () => {
  const ways: Record<string, (id: number) => Promise<unknown>> = {
    'a schedule': async (id) => {
      const doc = { relationTo: slugs.educationModules, value: id }
      const user = { relationTo: slugs.users, value: bea.id }
      await cms.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc, user } })
      await cms.payload.jobs.run({ silent: true })
    },
    'going back to a version': async (id) => {
      const where = { parent: { equals: id } }
      const { docs } = await cms.payload.findVersions({
        collection: slugs.educationModules,
        where,
        sort: '-createdAt',
        depth: 0,
      })
      const [newest] = docs
      const version = { ...newest!.version, _status: 'published' as const }
      const options = { collection: slugs.educationModules, id: newest!.id, req: {} } as const
      await cms.payload.db.updateVersion({ ...options, versionData: { ...newest!, version } })
      await bea.post(`/education-modules/versions/${newest!.id}`)
    },
  }

  it.each(Object.keys(ways))('%s', async (way) => {
    const [waiting, approved] = [await drafted(), await drafted()]
    await read(ada, waiting)
    await ways[way]!(waiting)
    expect(await seen(waiting)).toContain('Old')
    await readByBoth(approved)
    await ways[way]!(approved)
    expect(await seen(approved)).toContain(own('New'))
  })
})
