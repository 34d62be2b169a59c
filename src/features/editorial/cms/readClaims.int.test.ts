import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { deskOf, moduleAt, own, publish, readClaims, say, startTwoEditors, type TwoEditors } from '@/testing/twoEditors'

import type { Desk } from '../contract'

let desk: TwoEditors

beforeAll(async () => {
  desk = await startTwoEditors()
})
afterAll(() => desk.cms.stop())

const statements = ({ difference }: Desk) =>
  difference?.claims.map(({ statement, state, may }) => [statement, state, may])

describe('a version that differs in cited sentences alone', () => {
  it('goes to the site once both have read each of them in its source, and another than its author publishes it', async () => {
    const id = await desk.drafted()
    expect(statements(await deskOf(desk.ada, id))).toEqual([[own('New') + '.', 'unchecked', 'check']])
    expect((await deskOf(desk.ada, id)).difference?.removed).toEqual([own('Old') + '.'])
    expect((await say(desk.ada, id, 'asked')).body).toMatchObject({ stage: 'claims' })
    const alone = await publish(desk.bea, id)
    expect([alone.status, alone.text]).toEqual([400, expect.stringContaining('Only cited sentences changed')])

    const first = await readClaims(desk.ada, id)
    expect(first.body).toMatchObject({
      stage: 'claims',
      difference: { isSeen: false, claims: [{ state: 'checked', may: null }] },
    })
    expect((await publish(desk.bea, id)).status).toBe(400)
    expect((await readClaims(desk.bea, id)).body).toMatchObject({
      stage: 'approved',
      difference: { isSeen: true, claims: [{ isSigned: true }] },
    })
    expect((await publish(desk.ada, id)).text).toContain('Somebody else than its author publishes it')
    expect((await publish(desk.bea, id)).status).toBe(200)
    expect(await desk.seen(id)).toContain(own('New'))
    const { docs } = await desk.cms.payload.find({
      collection: slugs.claims,
      where: { statement: { equals: own('New') + '.' } },
    })
    expect(docs).toMatchObject([{ state: 'signed', onSite: true, checkedById: desk.ada.id, signedById: desk.bea.id }])
  })

  it('needs one press of each, in whatever order: the first reading is the check', async () => {
    const id = await desk.drafted(['Stays', 'One', 'Two'], ['Stays'])
    expect((await readClaims(desk.bea, id)).body.difference.claims).toMatchObject([
      { state: 'checked' },
      { state: 'checked' },
    ])
    expect((await readClaims(desk.bea, id, [])).status).toBe(400)
    expect((await publish(desk.bea, id)).status).toBe(400)
    expect((await readClaims(desk.ada, id)).body).toMatchObject({ stage: 'approved' })
    expect((await publish(desk.bea, id)).status).toBe(200)
  })

  it('is not approved by its author alone, under whatever name the sentence was checked before', async () => {
    const id = await desk.drafted()
    await readClaims(desk.ada, id)
    const [claim] = (await deskOf(desk.ada, id)).difference!.claims
    expect((await readClaims(desk.ada, id, [claim!.hash])).status).toBe(400)
    const { id: claimId } = await desk.claimOf(claim!.hash)
    // As the review of a whole text notes it.
    await desk.cms.payload.db.updateOne({ collection: slugs.claims, id: claimId, data: { checkedById: null }, req: {} })
    await desk.ada.patch(`/claims/${claimId}`, { json: { act: 'sign' } })
    expect((await deskOf(desk.ada, id)).difference!.claims).toMatchObject([
      { state: 'signed', isSigned: false, may: null },
    ])
    expect((await publish(desk.bea, id)).status).toBe(400)
    expect((await readClaims(desk.bea, id)).body).toMatchObject({ stage: 'approved' })
  })

  it('is looked at by somebody else where a sentence was only taken out, or is signed elsewhere already', async () => {
    const id = await desk.drafted(['Stays'], ['Stays', 'Old'])
    expect((await deskOf(desk.ada, id)).difference).toMatchObject({
      claims: [],
      removed: [own('Old') + '.'],
      maySee: false,
    })
    expect((await publish(desk.bea, id)).status).toBe(400)
    expect((await readClaims(desk.ada, id)).status).toBe(400)
    expect((await readClaims(desk.bea, id)).body).toMatchObject({ stage: 'approved' })
    expect((await publish(desk.bea, id)).status).toBe(200)
  })

  it('is told to the readers as it is', async () => {
    const id = await desk.drafted()
    await say(desk.bea, id, 'fact')
    await publish(desk.bea, id)
    await desk.draft(id, { content: desk.content(['Stays', 'Newer']) })
    await desk.readByBoth(id)
    await publish(desk.bea, id)
    expect((await desk.cms.anonymous.get(moduleAt(id))).body).toMatchObject({
      secondCheckOn: expect.any(String),
      publishedAlone: false,
    })

    const unread = await desk.drafted()
    await desk.readByBoth(unread)
    await publish(desk.bea, unread)
    // Nobody here had checked the words around the sentence.
    expect((await desk.cms.anonymous.get(moduleAt(unread))).body).toMatchObject({
      secondCheckOn: null,
      publishedAlone: false,
    })
  })
})

describe('the review of its text', () => {
  const review = {
    reviewedBy: 'The editors',
    reviewedOn: '2021-01-01T12:00:00.000Z',
    nextReviewDue: '2026-12-01T12:00:00.000Z',
  }
  const shownReview = async (id: number) => {
    const { body } = await desk.cms.anonymous.get(moduleAt(id))
    return [body.reviewedBy, body.reviewedOn?.slice(0, 10) ?? null, body.sentencesReadOn]
  }
  const stays = [review.reviewedBy, '2021-01-01', expect.any(String)]
  const reviewed = () => desk.drafted(undefined, undefined, review)

  it('stays, and tells readers on which day single sentences were read since', async () => {
    const id = await reviewed()
    await desk.readByBoth(id)
    await publish(desk.bea, id)
    expect(await shownReview(id)).toEqual(stays)
    // A second such change goes on from there, and so does a save of the same words.
    await desk.draft(id, { content: desk.content(['Stays', 'Newer']) })
    await desk.readByBoth(id)
    await publish(desk.bea, id)
    await desk.bea.patch(moduleAt(id), { json: { orderIndex: 7, sentencesReadOn: '2020-01-01T12:00:00.000Z' } })
    expect(await shownReview(id)).toEqual(stays)
    expect((await shownReview(id))[2]).not.toContain('2020')
    // Words that were there before bring it back as well.
    await desk.draft(id, { content: desk.content(['Stays', 'Newer'], 'Other words.') })
    await desk.draft(id, { content: desk.content(['Stays', 'Newer']) })
    await publish(desk.bea, id)
    expect(await shownReview(id)).toEqual(stays)
    await desk.bea.patch(moduleAt(id), { json: { reviewedOn: '2021-02-01T12:00:00.000Z' } })
    expect(await shownReview(id)).toEqual([review.reviewedBy, '2021-02-01', null])
  })

  it('is of a day: one of this day leaves what two signed on it', async () => {
    const reviewedOn = `${new Date().toISOString().slice(0, 10)}T23:59:59.999Z`
    const id = await desk.drafted(undefined, undefined, { ...review, reviewedOn, nextReviewDue: null })
    await desk.readByBoth(id)
    await publish(desk.bea, id)
    const where = { statement: { equals: own('New') + '.' } }
    const { docs } = await desk.cms.payload.find({ collection: slugs.claims, where })
    expect(docs).toMatchObject([{ state: 'signed', checkedById: desk.ada.id, signedById: desk.bea.id }])
  })

  it('ends with any other word, and with a version that was checked as a whole', async () => {
    const other = await reviewed()
    await desk.draft(other, { content: desk.content(['Stays', 'New'], 'Other words.') })
    await say(desk.bea, other, 'fact')
    await publish(desk.bea, other)
    expect(await shownReview(other)).toEqual([null, null, null])

    const whole = await reviewed()
    await say(desk.bea, whole, 'fact')
    await publish(desk.bea, whole)
    expect(await shownReview(whole)).toEqual([null, null, null])
  })

  it('is not brought back where somebody took it away', async () => {
    const id = await reviewed()
    await desk.draft(id, { content: desk.content(['Stays', 'Old']), reviewedBy: 'Bea', reviewedOn: review.reviewedOn })
    await desk.draft(id, { reviewedBy: null, reviewedOn: null, nextReviewDue: null })
    await desk.draft(id, { content: desk.content(['Stays', 'New']) })
    await desk.readByBoth(id)
    await publish(desk.bea, id)
    expect(await shownReview(id)).toEqual([null, null, null])
  })

  it('does not stay with sentences that nobody signed, where nobody has to', async () => {
    const id = await reviewed()
    await desk.cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { secondPerson: false } })
    await publish(desk.ada, id)
    await desk.cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { secondPerson: true } })
    expect(await desk.seen(id)).toContain(own('New'))
    expect(await shownReview(id)).toEqual([null, null, null])
  })
})
