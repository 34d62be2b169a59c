import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { addRecords, isKeyKnown, moveTo } from '@/shared/browser/ownKey/move'
import { startTestCms, type TestCms } from '@/testing/cms'
import { hotFlash } from '@/testing/factories'
import { day, dayOf, kindOf, kinds, browsersWithKeys, newKey } from '@/testing/keyMoves'
import { runSql } from '@/testing/postgres'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
})
afterAll(() => cms.stop())
beforeEach(() => runSql(cms.databaseUrl, 'TRUNCATE vault_records'))
const { browser, callAs, withDiary, read } = browsersWithKeys(() => cms)

describe('a move by the browser itself', () => {
  it('brings everything along, and two browsers with a day in common make one of it', async () => {
    const key = await newKey()
    callAs(await withDiary())
    expect(await isKeyKnown(key)).toBe(false)
    expect(await moveTo(key, kinds, null)).toBe(3)
    expect(await isKeyKnown(key)).toBe(true)
    const other = browser()
    await other.call('post', '/days', day('2026-11-20', { sleep: 5, mood: 4, note: 'Good morning.' }))
    callAs(other)
    expect(await moveTo(key, kinds, null)).toBe(1)
    const { flashes, days: kept } = await read(key)
    expect(flashes.map(({ severity }) => severity).sort()).toEqual([3, 5])
    const also = expect.objectContaining({ sleep: 5, note: 'Good morning.' })
    expect(kept).toEqual([expect.objectContaining({ sleep: 2, note: 'Bad night.', also })])
  })

  it('brings a diary of hundreds along, in calls no larger than anybody may send', async () => {
    const key = await newKey()
    const visitor = browser()
    const writtenAt = new Date().toISOString()
    const records = Array.from({ length: 200 }, () => ({ ...hotFlash, id: randomUUID(), writtenAt }))
    expect((await visitor.call('post', '/privacy/import', { kind: 'symptoms', records })).body).toEqual({ kept: 200 })
    callAs(visitor)
    expect(await moveTo(key, kinds, null)).toBe(200)
    expect((await read(key)).flashes).toHaveLength(200)
  })

  it('broken off after any of its calls loses nothing, doubles nothing and is done by doing it again', async () => {
    for (let lost = 1; ; lost += 1) {
      const key = await newKey()
      const visitor = await withDiary()
      const calls = callAs(visitor, lost)
      const broken = await moveTo(key, kinds, null).then(
        () => false,
        () => true,
      )
      if (!broken) {
        expect(lost, 'every call was cut off once').toBe(calls() + 1)
        break
      }
      callAs(visitor)
      await moveTo(key, kinds, null)
      const { flashes, days: kept } = await read(key)
      expect([flashes.length, kept.length], `after call ${lost}`).toEqual([2, 1])
      expect(visitor.cookie()).toBe(`power-years-visitor=own-${key.visitor}`)
    }
    const versions = await runSql(cms.databaseUrl, 'SELECT DISTINCT version FROM vault_records')
    expect(versions, 'nothing is left where it was').toEqual([{ version: 3 }])
  })

  it('broken off leads nowhere but in its own browser, and nowhere at all once another key was taken', async () => {
    const [begun, taken] = await Promise.all([newKey(), newKey()])
    const visitor = await withDiary()
    callAs(visitor)
    const call = globalThis.fetch
    let opens = 0
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.endsWith('/own-key/open')) opens += 1
      return opens === 2 ? Promise.reject(new TypeError('Failed to fetch')) : call(url, init)
    })
    await expect(moveTo(begun, kinds, null)).rejects.toThrow('Failed to fetch')
    callAs(visitor)
    expect(await isKeyKnown(begun), 'her paper goes on where she began').toBe(true)
    callAs(browser())
    expect(await isKeyKnown(begun), 'and opens no empty diary elsewhere').toBe(false)
    callAs(visitor)
    expect(await moveTo(taken, kinds, null)).toBe(3)
    expect(await isKeyKnown(begun), 'a second sheet has taken its place').toBe(false)
    expect(await isKeyKnown(taken)).toBe(true)
  })

  it('broken off, and done again after an entry and a day were deleted, brings neither back', async () => {
    const kept = await newKey()
    callAs(await withDiary())
    await moveTo(kept, kinds, null)
    const sources = [
      { visitor: await withDiary(), current: null },
      { visitor: browser(kept), current: kept },
    ]
    await sources[1]!.visitor.open()
    for (const { visitor, current } of sources) {
      const key = await newKey()
      callAs(visitor)
      const call = globalThis.fetch
      let opens = 0
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
        if (url.endsWith('/own-key/open')) opens += 1
        // All is brought, and the call that ends the move never arrives.
        return opens === 2 ? Promise.reject(new TypeError('Failed to fetch')) : call(url, init)
      })
      await expect(moveTo(key, kinds, current)).rejects.toThrow('Failed to fetch')
      const { records } = (await visitor.call('get', '/privacy/export')).body
      await visitor.call('delete', `/symptoms/${records.symptoms[0].id}`)
      await visitor.call('delete', `/days/${records.days[0].id}`)
      callAs(visitor)
      await moveTo(key, kinds, current)
      const { flashes, days } = await read(key)
      expect([flashes.length, days.length]).toEqual([1, 0])
    }
  })

  it('adds what is imported: sealed before it leaves, once, and after being cut off at any call', async () => {
    type Moody = { mood?: number | null }
    const merge = (kept: Moody, other: Moody) => ({ ...kept, mood: kept.mood ?? other.mood })
    const days = kindOf('day', 'days', { once: dayOf, merge })
    const imported = [
      { own: kinds[0]!, id: randomUUID(), content: { at: 1, record: { ...hotFlash, notes: 'Only in the file' } } },
      { own: days, id: randomUUID(), content: { at: 2, record: day('2026-11-20', { mood: 4 }) } },
    ]
    for (let lost = 1, broken = true; broken; lost += 1) {
      const key = await newKey()
      const visitor = await withDiary()
      callAs(visitor)
      await moveTo(key, kinds, null)
      callAs(visitor, lost)
      const cutOff = globalThis.fetch
      const sent: unknown[] = []
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
        sent.push(init.body)
        return cutOff(url, init)
      })
      broken = await addRecords(key, imported).then(
        () => false,
        () => true,
      )
      expect(sent.join()).not.toContain('Only in the file')
      callAs(visitor)
      await addRecords(key, imported)
      expect(await addRecords(key, imported), 'once more').toBe(0)
      const { flashes, days: kept } = await read(key)
      expect([flashes.length, kept], `cut off at call ${lost}`).toEqual([
        3,
        [expect.objectContaining({ sleep: 2, mood: 4 })],
      ])
    }
  })

  it('deletes nothing when what is read back differs from what was written', async () => {
    const key = await newKey()
    const visitor = await withDiary()
    callAs(visitor)
    const call = globalThis.fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await call(url, init)
      if (!url.endsWith('/own-key/compare')) return answer
      const rows = (await answer.json()) as { id: string; sealed: string }[]
      return Response.json(rows.map(({ id }) => ({ id, sealed: rows.at(-1)!.sealed })))
    })
    await expect(moveTo(key, kinds, null)).rejects.toThrow('What was written is not what was read')
    expect((await visitor.call('get', '/symptoms')).body).toHaveLength(2)
    expect((await visitor.call('get', '/symptoms')).headers.get('sealed')).toBeNull()
  })
})
