import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { moveTo } from '@/shared/browser/ownKey/move'
import { sealRecord } from '@/shared/browser/ownKey/seal'
import { startTestCms, type TestCms } from '@/testing/cms'
import { hotFlash } from '@/testing/factories'
import { day, kinds, browsersWithKeys, newKey } from '@/testing/keyMoves'
import { runSql } from '@/testing/postgres'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
})
afterAll(() => cms.stop())
beforeEach(() => runSql(cms.databaseUrl, 'TRUNCATE vault_records'))
const { browser, callAs, withDiary, read } = browsersWithKeys(() => cms)

describe('a move while another tab or browser writes', () => {
  /** Lets something happen elsewhere, once, when a move has brought everything and not ended yet. */
  function meanwhile(act: () => Promise<unknown>) {
    let acted: Promise<unknown> | undefined
    const call = globalThis.fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await call(url, init)
      if (url.endsWith('/own-key/records')) await (acted ??= act())
      return answer
    })
  }

  it('brings nothing back that was deleted in another tab meanwhile, and leaves what the key had before', async () => {
    const key = await newKey()
    const first = browser()
    await first.call('post', '/days', day('2026-11-21', { sleep: 3 }))
    callAs(first)
    await moveTo(key, kinds, null)
    const visitor = await withDiary()
    await visitor.call('post', '/days', day('2026-11-21', { sleep: 1 }))
    callAs(visitor)
    meanwhile(async () => {
      const { records } = (await visitor.call('get', '/privacy/export')).body
      for (const { id } of records.days) await visitor.call('delete', `/days/${id}`)
      await visitor.call('delete', `/symptoms/${records.symptoms[0].id}`)
    })
    await moveTo(key, kinds, null)
    const { flashes, days: kept } = await read(key)
    expect(flashes).toHaveLength(1)
    expect(kept).toEqual([expect.objectContaining({ day: '2026-11-21', sleep: 3 })])
    expect(kept[0]).not.toHaveProperty('also')
  })

  it('brings what was corrected in another tab meanwhile as it is since', async () => {
    const key = await newKey()
    const visitor = await withDiary()
    callAs(visitor)
    meanwhile(async () => {
      const [{ id }] = (await visitor.call('get', '/symptoms')).body
      await visitor.call('patch', `/symptoms/${id}`, { ...hotFlash, severity: 1, notes: 'Corrected' })
      await visitor.call('post', '/days', day('2026-11-20', { sleep: 4, note: 'Better than I thought.' }))
    })
    await moveTo(key, kinds, null)
    const { flashes, days: kept } = await read(key)
    expect(flashes.map(({ notes }) => notes)).toContain('Corrected')
    expect(kept).toEqual([expect.objectContaining({ sleep: 4, note: 'Better than I thought.' })])
  })

  it('to a newer key brings nothing back that another browser deleted meanwhile', async () => {
    const [key, newer] = await Promise.all([newKey(), newKey()])
    callAs(await withDiary())
    await moveTo(key, kinds, null)
    const [first, second] = [browser(key), browser(key)]
    await Promise.all([first.open(), second.open()])
    callAs(first)
    meanwhile(async () => {
      const [{ id }] = (await second.call('get', '/symptoms')).body
      await second.call('delete', `/symptoms/${id}`)
    })
    await moveTo(newer, kinds, key)
    expect((await read(newer)).flashes).toHaveLength(1)
  })

  it('to a newer key loses nothing that another browser was told is kept, whenever it came', async () => {
    const [key, newer] = await Promise.all([newKey(), newKey()])
    const [first, second] = [browser(key), browser(key)]
    await Promise.all([first.open(), second.open()])
    callAs(first)
    const write = async () => {
      const id = randomUUID()
      const sealed = await sealRecord(key.sealing, { kind: 'symptom', id }, { at: 0, record: hotFlash })
      return (await second.call('post', '/symptoms/log', { id, sealed })).status
    }
    expect(await write()).toBe(201)
    let kept = 1
    // Where the other writes in each of its rounds it gives up, and is done by doing it again.
    const moved = moveTo(newer, kinds, key).catch(async (refusal: Error) => {
      expect(refusal.message).toContain('another tab')
      await writing
      return moveTo(newer, kinds, key)
    })
    const writing = (async () => {
      for (let written = 0; written < 12; written += 1) if ((await write()) === 201) kept += 1
    })()
    await Promise.all([moved, writing])
    expect(await write()).toBe(410)
    expect((await read(newer)).flashes).toHaveLength(kept)
  })
})
