import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { deriveOwnKey, type OwnKey } from '@/shared/browser/ownKey/derive'
import { hashIds, idWithContent, markKind } from '@/shared/lib/sealing'
import { startTestCms, type TestCms } from '@/testing/cms'
import { hotFlash } from '@/testing/factories'
import { keyedBrowser, type KeyedBrowser } from '@/testing/keyedBrowser'
import { runSql } from '@/testing/postgres'
import { sealedRecord as seal } from '@/testing/sealedRecord'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
})
afterAll(() => cms.stop())
beforeEach(() => runSql(cms.databaseUrl, 'TRUNCATE vault_records'))

const browser = (key?: OwnKey) => keyedBrowser(cms, key)
const newKey = () => deriveOwnKey(Uint8Array.from(randomBytes(32)))

describe('a move', () => {
  /** What the browser does: seals anew what it read, has it kept, and ends the move. */
  async function move(from: KeyedBrowser, key: OwnKey, leave: string[] = []) {
    const { body } = await from.call('get', '/privacy/export')
    const own = (body.records.symptoms as { id: string; writtenAt: string }[]).filter(({ id }) => !leave.includes(id))
    const records = await Promise.all(
      own.map(async (one) => ({ ...(await seal(key, 'symptom', one)), kind: 'symptom' })),
    )
    const kept = await from.call('post', '/own-key/records', { visitor: key.visitor, records, stage })
    expect(kept.body).toEqual({ kept: records.length })
    const lines = [
      ...own.map(({ id, writtenAt: _, ...record }) => idWithContent(id, JSON.stringify(record))),
      ...records.map(({ id, sealed }) => idWithContent(id, sealed)),
    ]
    return { old: own.map(({ id }) => id), lines, records }
  }
  const stage = randomUUID()
  const end = async (
    from: KeyedBrowser,
    key: OwnKey,
    moved: string[],
    unopened: string[] = [],
    upon: string[] = [],
  ) => {
    const hashes = { moved: await hashIds(moved), upon: await hashIds(upon) }
    return from.call('post', '/own-key/open', { visitor: key.visitor, ...hashes, unopened, stage })
  }

  it('keeps the old rows until it ends, then has the new ones alone, bingo squares too', async () => {
    const key = await newKey()
    const visitor = browser()
    for (let made = 0; made < 3; made += 1) await visitor.call('post', '/symptoms/log', hotFlash)
    const [board] = (await visitor.call('get', '/bingo/boards')).body as [{ id: number }]
    const session = 'session-1795000000000-abcdefghijklmnop'
    await visitor.call('post', `/bingo/progress/${session}/${board.id}/7`)
    const before = visitor.cookie()
    const { lines, records } = await move(visitor, key)
    expect((await visitor.call('get', '/symptoms')).body).toHaveLength(3)
    const compared = await visitor.call('post', '/own-key/compare', {
      visitor: key.visitor,
      ids: records.map(({ id }) => id),
      stage,
    })
    expect(compared.body).toHaveLength(3)
    expect((await end(visitor, key, lines)).body).toEqual({ done: true })
    expect(visitor.cookie()).not.toBe(before)
    expect((await visitor.call('get', '/symptoms')).headers.get('sealed')).toBe('true')
    expect((await visitor.call('get', `/bingo/progress/${session}/${board.id}`)).body).toEqual({ completedCells: [7] })
    const rows = await runSql(cms.databaseUrl, 'SELECT kind, version FROM vault_records ORDER BY kind')
    expect(rows).toEqual([{ kind: 'bingo', version: 2 }, ...records.map(() => ({ kind: 'symptom', version: 3 }))])
    // The answer was lost: asked again, nothing changes.
    expect((await end(visitor, key, lines)).body).toEqual({ done: true })
    expect((await visitor.call('get', '/symptoms')).body).toHaveLength(3)
  })

  it('ends for more browsers at once than there are connections, each with a mark of its own', async () => {
    const [board] = (await browser().call('get', '/bingo/boards')).body as [{ id: number }]
    const session = 'session-1795000000000-abcdefghijklmnop'
    const visitors = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const visitor = browser()
        await visitor.call('post', `/bingo/progress/${session}/${board.id}/7`)
        return { visitor, key: await newKey() }
      }),
    )
    const ended = await Promise.all(visitors.map(({ visitor, key }) => end(visitor, key, [])))
    expect(ended.map(({ body }) => body)).toEqual(visitors.map(() => ({ done: true })))
    for (const { visitor } of visitors)
      expect((await visitor.call('get', `/bingo/progress/${session}/${board.id}`)).body).toEqual({
        completedCells: [7],
      })
  })

  it('does not end when another browser with the key has written the same day since it was looked at', async () => {
    const key = await newKey()
    const [visitor, other] = [browser(), browser(key)]
    await visitor.call('post', '/symptoms/log', hotFlash)
    await other.open()
    const { lines, records } = await move(visitor, key)
    const same = await seal(key, 'symptom', { ...hotFlash, severity: 5 }, records[0]!.id)
    await other.call('post', '/symptoms/log', same)
    expect((await end(visitor, key, lines)).body).toEqual({ done: false })
    expect((await other.call('get', '/symptoms')).body).toEqual([same])
    const upon = [idWithContent(same.id, same.sealed)]
    expect((await end(visitor, key, lines, [], upon)).body).toEqual({ done: true })
    const { kind: _, ...moved } = records[0]!
    expect((await other.call('get', '/symptoms')).body).toEqual([moved])
  })

  it('by a page from before an update is refused in words, with nothing lost or half done', async () => {
    const key = await newKey()
    const visitor = browser()
    await visitor.call('post', '/symptoms/log', hotFlash)
    const { id, writtenAt: _, ...record } = (await visitor.call('get', '/privacy/export')).body.records.symptoms[0]
    const before = visitor.cookie()
    // It asks whether there is anything to move, and in the end tells what was moved: by the ids, later with their contents.
    for (const moved of [[], [id], [idWithContent(id, JSON.stringify(record))]]) {
      const ending = { visitor: key.visitor, moved: await hashIds(moved), unopened: [], gone: [] }
      const refused = await visitor.call('post', '/own-key/open', ending)
      // Not 409: such a page throws away what waits in it when it is refused.
      expect([refused.status, refused.body.message]).toEqual([401, expect.stringContaining('Reload this page')])
      expect(refused.headers.get('sealed')).toBeNull()
    }
    expect([visitor.cookie(), (await visitor.call('get', '/symptoms')).body.length]).toEqual([before, 1])
    // A browser that has nothing to move opens its diary from such a page as ever.
    expect((await browser(key).open()).body).toEqual({ done: true })
  })

  it('does not end, and deletes nothing, while something was written that has not moved', async () => {
    const key = await newKey()
    const visitor = browser()
    await visitor.call('post', '/symptoms/log', hotFlash)
    const { old, lines } = await move(visitor, key)
    const late = await visitor.call('post', '/symptoms/log', { ...hotFlash, notes: 'from another tab' })
    const before = visitor.cookie()
    expect((await end(visitor, key, lines)).body).toEqual({ done: false })
    expect([visitor.cookie(), (await visitor.call('get', '/symptoms')).body.length]).toEqual([before, 2])
    const again = await move(visitor, key, old)
    expect(again.old).toEqual([late.body.id])
    expect((await end(visitor, key, [...lines, ...again.lines])).body).toEqual({ done: true })
  })

  it('leaves what can be opened by nobody, and moves on from a key to a newer one', async () => {
    const [key, newer] = await Promise.all([newKey(), newKey()])
    const visitor = browser(key)
    await visitor.open()
    const sent = [await seal(key, 'symptom', hotFlash), await seal(newer, 'symptom', hotFlash)]
    for (const one of sent) await visitor.call('post', '/symptoms/log', one)
    const mark = { ...(await seal(key, markKind, {})), kind: markKind }
    await visitor.call('post', '/own-key/records', { visitor: key.visitor, records: [mark] })
    const moved = [idWithContent(sent[0]!.id, sent[0]!.sealed)]
    expect((await end(visitor, newer, moved)).body).toEqual({ done: false })
    expect((await visitor.call('get', '/symptoms')).body).toHaveLength(2)
    expect((await end(visitor, newer, moved, [sent[1]!.id])).body).toEqual({ done: true })
    const rows = await runSql(cms.databaseUrl, 'SELECT id, kind FROM vault_records ORDER BY kind')
    expect(rows, 'the mark of the older key says that it has ended').toEqual([
      { id: mark.id, kind: 'own-key-ended' },
      { id: sent[1]!.id, kind: 'symptom' },
    ])
  })

  it('does not end when another browser has corrected a record since it was read', async () => {
    const [key, newer] = await Promise.all([newKey(), newKey()])
    const [visitor, other] = [browser(key), browser(key)]
    await Promise.all([visitor.open(), other.open()])
    const sent = await seal(key, 'symptom', hotFlash)
    await visitor.call('post', '/symptoms/log', sent)
    const { sealed } = await seal(key, 'symptom', { ...hotFlash, severity: 5 }, sent.id)
    await other.call('patch', `/symptoms/${sent.id}`, { sealed })
    expect((await end(visitor, newer, [idWithContent(sent.id, sent.sealed)])).body).toEqual({ done: false })
    expect((await end(visitor, newer, [idWithContent(sent.id, sealed)])).body).toEqual({ done: true })
  })

  it.each(['marked', 'unmarked'])(
    'to a newer key ends the older one for every browser that has it: %s',
    async (how) => {
      const [key, newer] = await Promise.all([newKey(), newKey()])
      const [first, second] = [browser(key), browser(key)]
      await Promise.all([first.open(), second.open()])
      const mark = { ...(await seal(key, markKind, {})), kind: markKind }
      if (how === 'marked') await first.call('post', '/own-key/records', { visitor: key.visitor, records: [mark] })
      const sent = await seal(key, 'symptom', hotFlash)
      await second.call('post', '/symptoms/log', sent)
      expect((await end(first, newer, [idWithContent(sent.id, sent.sealed)])).body).toEqual({ done: true })

      await runSql(cms.databaseUrl, 'UPDATE vault_records SET touched_on = current_date - 3')
      const session = 'session-1795000000000-abcdefghijklmnop'
      const [board] = (await second.call('get', '/bingo/boards')).body as [{ id: number }]
      const refused = [
        ['get', '/symptoms'],
        ['get', '/own-key'],
        ['get', '/privacy/dashboard'],
        ['get', '/privacy/export'],
        ['get', `/bingo/progress/${session}/${board.id}`],
        ['post', `/bingo/progress/${session}/${board.id}/7`],
        ['post', '/symptoms/log', await seal(key, 'symptom', hotFlash)],
        ['patch', `/symptoms/${sent.id}`, { sealed: sent.sealed }],
        ['delete', `/symptoms/${sent.id}`],
        ['post', '/own-key/records', { visitor: key.visitor, records: [mark] }],
        ['post', '/own-key/open', { visitor: key.visitor, moved: await hashIds([]), unopened: [] }],
        ['delete', '/privacy/delete-account'],
      ] as const
      for (const [method, path, body] of refused) {
        const answer = await second.call(method, path, body)
        expect([path, answer.status, answer.headers.get('sealed'), answer.body.message]).toEqual([
          path,
          410,
          'true',
          expect.stringMatching(/^Your diary has a newer key/),
        ])
      }
      expect((await second.call('post', '/own-key/compare', { visitor: key.visitor, ids: [mark.id] })).body).toEqual([])
      // It is kept no longer than records are: nothing of the above extended it.
      const left = await runSql(
        cms.databaseUrl,
        `SELECT kind, current_date - touched_on AS days FROM vault_records WHERE kind LIKE 'own-key%'`,
      )
      expect(left).toEqual([{ kind: 'own-key-ended', days: 3 }])

      const again = await end(second, newer, [])
      expect([again.body, (await second.call('get', '/symptoms')).status]).toEqual([{ done: true }, 200])
    },
  )

  it.each([
    ['bingo squares', { kind: 'bingo' }],
    ['an unknown kind', { kind: 'diary' }],
  ])('takes no %s', async (_, wrong) => {
    const key = await newKey()
    const records = [{ ...(await seal(key, 'symptom', hotFlash)), ...wrong }]
    const { status } = await browser().call('post', '/own-key/records', { visitor: key.visitor, records })
    expect(status).toBe(400)
  })

  it.each(['', 'own', `${'a'.repeat(42)}b`, 'a'.repeat(44)])('knows no visitor %j', async (visitor) => {
    const body = { visitor, moved: await hashIds([]), unopened: [] }
    const { status, headers } = await browser().call('post', '/own-key/open', body)
    expect([status, headers.getSetCookie()]).toEqual([400, []])
  })
})
