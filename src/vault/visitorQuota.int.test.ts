import { createHash, randomUUID } from 'node:crypto'

import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'

import { noteRead, readSerially } from './readQueue'
import { consumeQuota } from './visitorQuota'
import { Visitor } from './visitor'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())
afterEach(() => void vi.useRealTimers())

const secretOf = (name: string) => createHash('sha256').update(name).digest('base64url')

/** Rows of a visitor as a browser would have sealed them, of 16 KB each. */
async function keep(visitor: Visitor, megabytes: number): Promise<void> {
  const id = `'\\x${visitor.id.toString('hex')}'::bytea`
  await runSql(
    cms.databaseUrl,
    `INSERT INTO vault_records (id, visitor, kind, version, sealed, touched_on)
     SELECT gen_random_uuid(), ${id}, 'day', 3, decode(repeat('ab', 16384), 'hex'), current_date
     FROM generate_series(1, ${megabytes * 64})`,
  )
}

const hotFlash = { symptomType: 'hot_flash', severity: 3, duration: 3, timestamp: '2026-03-17T08:00:00.000Z' }
const sealed = (bytes: number) => Buffer.alloc(bytes + 28, 'a').toString('base64url')

it('is bounded for each visitor: what is too much is refused, and what was deleted makes room', async () => {
  const secret = secretOf('too much')
  const visitor = new Visitor(secret)
  await keep(visitor, 32)
  const headers = { cookie: `power-years-visitor=${secret}` }
  const write = () => cms.anonymous.post('/symptoms/log', { json: hotFlash, headers })
  const { status, body } = await write()
  expect([status, body.message]).toEqual([413, expect.stringContaining('no room for more')])
  await runSql(cms.databaseUrl, 'DELETE FROM vault_records WHERE ctid IN (SELECT ctid FROM vault_records LIMIT 10)')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4_000 })
  expect((await write()).status).toBe(201)
})

it('is bounded for the visitor of an own key, whoever writes, moves or corrects', async () => {
  const derived = secretOf('own key')
  await keep(new Visitor(`own-${derived}`), 32)
  const records = [{ id: randomUUID(), kind: 'day', sealed: sealed(16_384) }]
  const moved = await cms.anonymous.post('/own-key/records', { json: { visitor: derived, records } })
  expect(moved.status).toBe(413)
  const headers = { cookie: `power-years-visitor=own-${derived}` }
  const kept = await cms.anonymous.post('/days', { json: { id: randomUUID(), sealed: sealed(1_024) }, headers })
  expect(kept.status).toBe(413)
  const changed = await cms.anonymous.patch(`/symptoms/${randomUUID()}`, { json: { sealed: sealed(16_384) }, headers })
  expect(changed.status).toBe(413)
})

it('is bounded for a network in a day, however many visitors it makes up', async () => {
  const from = (address: string) =>
    createLocalReq({ req: { headers: new Headers({ 'x-socket-address': address }) } as PayloadRequest }, cms.payload)
  const [stranger, neighbour] = [await from('203.0.113.9'), await from('203.0.113.10')]
  const write = (req: PayloadRequest, name: string) => consumeQuota(req, new Visitor(secretOf(name)), 32 * 1024 * 1024)
  for (let made = 0; made < 16; made += 1) await write(stranger, `made up ${made}`)
  await expect(write(stranger, 'made up as well')).rejects.toMatchObject({ status: 429 })
  await write(neighbour, 'next door')
})

it('is read in turn where there is much of it: no more of it is in memory at once than there is room for', async () => {
  const visitors = ['one', 'two', 'three'].map((name) => new Visitor(secretOf(name)))
  for (const visitor of visitors) await keep(visitor, 30)
  const small = new Visitor(secretOf('small'))
  const req = await createLocalReq({ req: { headers: new Headers() } as PayloadRequest }, cms.payload)
  const ends: (() => void)[] = []
  const begun: string[] = []
  const read = (visitor: Visitor, name: string) =>
    readSerially(req, visitor, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
  // Each asks the database first for how much it is, so that which of two begins first is open.
  const started = read(visitors[0]!, 'one')
  await vi.waitFor(() => expect(begun).toEqual(['one']))
  const first = [started, read(visitors[1]!, 'two')]
  await vi.waitFor(() => expect(begun).toEqual(['one', 'two']))
  const third = read(visitors[2]!, 'three')
  const other = read(small, 'small')
  await vi.waitFor(() => expect(begun).toEqual(['one', 'two', 'small']))
  // One ends, and as long as it took is kept for others.
  ends[0]!()
  await vi.waitFor(() => expect(begun).toEqual(['one', 'two', 'small', 'three']))
  // Nobody waits in a queue without end, nor reads on and on.
  const others = Array.from({ length: 52 }, (_, index) => new Visitor(secretOf(`other ${index}`)))
  await runSql(
    cms.databaseUrl,
    `INSERT INTO vault_records (id, visitor, kind, version, sealed, touched_on)
     SELECT gen_random_uuid(), other, 'day', 3, decode(repeat('ab', 8000000), 'hex'), current_date
     FROM unnest(ARRAY[${others.map(({ id }) => `'\\x${id.toString('hex')}'::bytea`).join()}]) AS other`,
  )
  const statusOf = (reading: Promise<void>) =>
    reading.then(
      () => 200,
      (error: { status: number }) => error.status,
    )
  const many = others.map((visitor) => statusOf(read(visitor, 'another')))
  const ending = setInterval(() => ends.splice(0).forEach((end) => end()), 1)
  const statuses = await Promise.all(many)
  expect(statuses.filter((status) => status === 503)).toHaveLength(2)
  await Promise.all([...first, third, other])
  for (let times = 0; times < 17; times += 1) noteRead(visitors[0]!, 32 * 1024 * 1024)
  expect(await statusOf(read(visitors[0]!, 'again'))).toBe(429)
  expect(await statusOf(read(visitors[1]!, 'again'))).toBe(200)
  clearInterval(ending)
})
