import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { deriveOwnKey, type OwnKey } from '@/shared/browser/ownKey/derive'
import { makeBox, openFromBox, sealIntoBox, type LockedBox } from '@/shared/browser/ownKey/lockedBox'
import { openRecord, placeOf } from '@/shared/browser/ownKey/seal'
import { hashIds } from '@/shared/lib/sealing'
import { startTestCms, type TestCms } from '@/testing/cms'
import { hotFlash } from '@/testing/factories'
import { keyedBrowser } from '@/testing/keyedBrowser'
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

const paths: Record<string, string> = {
  symptom: '/symptoms',
  day: '/days',
  medicine: '/medicines',
  appointment: '/appointments',
  shield: '/shield-applications',
  'health-assessment': '/health-assessment',
  'lipedema-assessment': '/lipedema-assessment',
}
const addPath = (kind: string) => (kind === 'symptom' ? '/symptoms/log' : paths[kind]!)

describe('a record that the browser has sealed', () => {
  it.each(Object.keys(paths))('of the kind %s is kept as it came, listed, counted and exported', async (kind) => {
    const key = await newKey()
    const visitor = browser(key)
    await visitor.open()
    const sent = await seal(key, kind, { notes: 'mine' })
    const added = await visitor.call('post', addPath(kind), sent)
    expect([added.body, added.headers.get('sealed')]).toEqual([sent, 'true'])
    const listed = await visitor.call('get', paths[kind]!)
    expect([listed.body, listed.headers.get('sealed')]).toEqual([[sent], 'true'])
    expect(await openRecord(key.sealing, { kind, id: sent.id }, listed.body[0].sealed)).toEqual({
      at: 0,
      record: { notes: 'mine' },
    })
    expect((await visitor.call('get', '/own-key')).body).toEqual({ records: 1, ownKey: true })
    const { body } = await visitor.call('get', '/privacy/dashboard')
    expect(Object.values(body.records as Record<string, number>).filter((count) => count > 0)).toEqual([1])
    const exported = await visitor.call('get', '/privacy/export')
    expect([Object.values(exported.body.records).flat(), exported.body.unreadable]).toEqual([[sent], 0])
    expect((await browser().call('get', paths[kind]!)).body).toEqual([])
  })

  it('is replaced and deleted by its own visitor alone, whole', async () => {
    const [ada, bea] = await Promise.all([newKey(), newKey()])
    const [adas, beas] = [browser(ada), browser(bea)]
    await Promise.all([adas.open(), beas.open()])
    const sent = await seal(ada, 'symptom', hotFlash)
    await adas.call('post', '/symptoms/log', sent)
    const { sealed } = await seal(ada, 'symptom', { ...hotFlash, severity: 5 }, sent.id)
    const address = `/symptoms/${sent.id}`
    expect((await beas.call('patch', address, { sealed })).status).toBe(404)
    expect((await adas.call('patch', `/shield-applications/${sent.id}`, { sealed })).status).toBe(404)
    expect((await adas.call('patch', address, { sealed })).body).toEqual({ id: sent.id, sealed })
    expect((await adas.call('get', '/symptoms')).body).toEqual([{ id: sent.id, sealed }])
    // Under the same id another visitor keeps a record of their own.
    expect((await beas.call('post', '/symptoms/log', sent)).body).toEqual(sent)
    expect((await beas.call('delete', address)).status).toBe(200)
    expect((await beas.call('delete', address)).status).toBe(404)
    expect((await adas.call('post', '/days', sent)).status, 'an id that is taken').toBe(400)
    expect((await adas.call('delete', address)).status).toBe(200)
    expect((await adas.call('get', '/symptoms')).body).toEqual([])
  })

  it('is stored once, however often it is sent; of a day the later one stays', async () => {
    const key = await newKey()
    const visitor = browser(key)
    await visitor.open()
    const first = await seal(key, 'symptom', hotFlash)
    const again = await seal(key, 'symptom', { ...hotFlash, severity: 1 }, first.id)
    await visitor.call('post', '/symptoms/log', first)
    await visitor.call('post', '/symptoms/log', again)
    expect((await visitor.call('get', '/symptoms')).body).toEqual([first])
    const id = await placeOf(key.places, 'day', '2026-11-20')
    for (const sleep of [1, 2, 3]) await visitor.call('post', '/days', await seal(key, 'day', { sleep }, id))
    const { body } = await visitor.call('get', '/days')
    expect(body).toHaveLength(1)
    expect(await openRecord(key.sealing, { kind: 'day', id }, body[0].sealed)).toMatchObject({ record: { sleep: 3 } })
  })

  it.each([
    ['no id', (sent: object) => ({ ...sent, id: undefined })],
    ['an id that is none', (sent: object) => ({ ...sent, id: 'day-1' })],
    ['another length', (sent: object) => ({ ...sent, sealed: 'A'.repeat(1_404) })],
    ['other letters', (sent: object) => ({ ...sent, sealed: '+'.repeat(1_403) })],
    ['a novel', (sent: object) => ({ ...sent, sealed: 'A'.repeat(60_000) })],
    ['nothing sealed', (sent: object) => ({ ...sent, sealed: null })],
  ])('is refused with %s', async (_, wrong) => {
    const key = await newKey()
    const visitor = browser(key)
    await visitor.open()
    const { status, body } = await visitor.call('post', '/symptoms/log', wrong(await seal(key, 'symptom', hotFlash)))
    expect([status, body.message]).toEqual([400, expect.any(String)])
  })

  it('is refused from another site', async () => {
    const key = await newKey()
    const headers = { origin: 'https://evil.example' }
    for (const path of ['/symptoms/log', '/own-key/records', '/own-key/compare', '/own-key/open'])
      expect((await cms.anonymous.post(path, { json: await seal(key, 'symptom', hotFlash), headers })).status).toBe(403)
  })
})

describe('what is sealed where', () => {
  it('does not mix: nothing unsealed is taken for a visitor with a key, nothing sealed for one without', async () => {
    const key = await newKey()
    const visitor = browser(key)
    await visitor.open()
    const locked = expect.stringMatching(/^Your diary is locked with your own key\./)
    for (const [method, path] of [
      ['post', '/symptoms/log'],
      ['patch', `/symptoms/${randomUUID()}`],
    ] as const) {
      const { status, body } = await visitor.call(method, path, hotFlash)
      expect([status, body.message]).toEqual([401, locked])
    }
    const other = browser()
    await other.call('post', '/symptoms/log', hotFlash)
    for (const one of [other, browser()]) {
      const { status, body } = await one.call('post', '/symptoms/log', await seal(key, 'symptom', hotFlash))
      expect([status, body.message]).toEqual([401, locked])
    }
    expect(await runSql(cms.databaseUrl, 'SELECT version FROM vault_records')).toEqual([{ version: 2 }])
  })

  it('is of one length either way', async () => {
    const key = await newKey()
    const [keyed, other] = [browser(key), browser()]
    await keyed.open()
    await keyed.call('post', '/symptoms/log', await seal(key, 'symptom', hotFlash))
    await other.call('post', '/symptoms/log', hotFlash)
    const lengths = await runSql(cms.databaseUrl, 'SELECT DISTINCT octet_length(sealed) FROM vault_records')
    expect(lengths).toHaveLength(1)
  })
})

describe('the box of a key, for a locked browser whose storage was emptied', () => {
  it('is answered to whoever has the cookie as it was told last, and is no record', async () => {
    const key = await newKey()
    const [visitor, other] = [browser(key), browser(key)]
    await Promise.all([visitor.open(), other.open()])
    const [first, later] = [await makeBox(key), await makeBox(key)]
    for (const box of [first, later])
      expect((await visitor.call('post', '/own-key/box', box)).body).toEqual({ kept: true })
    const told = await other.call('get', '/own-key/box')
    expect(told.body).toEqual(later)
    const boxed = await sealIntoBox(told.body as LockedBox, hotFlash)
    expect(await openFromBox(key, boxed)).toEqual(hotFlash)
    expect((await visitor.call('get', '/own-key')).body).toEqual({ records: 0, ownKey: true })
    const { body } = await visitor.call('get', '/privacy/export')
    expect([Object.values(body.records).flat(), body.unreadable]).toEqual([[], 0])
    expect((await visitor.call('delete', '/privacy/delete-account')).status).toBe(200)
    expect(await runSql(cms.databaseUrl, 'SELECT FROM vault_records')).toEqual([])
  })

  it('is nobody else’s, goes with its key, and is refused from whoever has none', async () => {
    const [key, newer] = await Promise.all([newKey(), newKey()])
    const [visitor, other, stranger] = [browser(key), browser(key), browser(await newKey())]
    await Promise.all([visitor.open(), other.open(), stranger.open()])
    const box = await makeBox(key)
    await visitor.call('post', '/own-key/box', box)
    for (const one of [stranger, browser()]) expect((await one.call('get', '/own-key/box')).status).toBe(404)
    expect((await browser().call('post', '/own-key/box', box)).status).toBe(401)
    expect((await visitor.call('post', '/own-key/box', { ...box, lid: box.lid.slice(1) })).status).toBe(400)
    expect((await visitor.call('post', '/own-key/box', { ...box, lock: 'AAAA' })).status).toBe(400)
    const leaving = { visitor: newer.visitor, moved: await hashIds([]), unopened: [] }
    expect((await visitor.call('post', '/own-key/open', leaving)).body).toEqual({ done: true })
    expect((await visitor.call('get', '/own-key/box')).status).toBe(404)
    expect((await other.call('get', '/own-key/box')).status).toBe(410)
    expect((await other.call('post', '/own-key/box', box)).status).toBe(410)
  })
})
