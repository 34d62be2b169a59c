import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'
import { visitorsPoolOf } from '@/shared/database'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'

import { defineEndpoint } from './defineEndpoint'
import { runDueJobs } from './jobRunner'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ env: { TRUSTED_PROXIES: '1' } })
  cms.payload.config.endpoints.push(
    defineEndpoint({
      contract: defineContract({
        method: 'post',
        path: '/test/limited',
        summary: '',
        body: z.object({}),
        status: 200,
        response: z.object({}),
        errors: [429, 503],
      }),
      access: 'anyone',
      limit: { name: 'invite', windowSeconds: 60 * 60, perVisitor: 20, perNetwork: 60 },
      handler: async () => ({}),
    }),
  )
})
afterAll(() => cms.stop())
beforeEach(() => runSql(cms.databaseUrl, 'TRUNCATE request_limits'))

const someone = () => `power-years-visitor=${randomBytes(32).toString('base64url')}`
const call = (address: string, cookie?: string, json: unknown = {}) =>
  cms.anonymous.post('/test/limited', {
    json,
    headers: { 'x-socket-address': '10.0.0.1', 'x-forwarded-for': address, ...(cookie && { cookie }) },
  })
const calls = (times: number, make: (index: number) => ReturnType<typeof call>) =>
  Promise.all(Array.from({ length: times }, (_, index) => make(index)))

it('counts that ran out are let go of by day too: made-up visitors leave a row each, thousands a minute', async () => {
  // Long after whatever this CMS, which files share, let go of before.
  const then = Date.now() + 60 * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: then })
  onTestFinished(() => void vi.useRealTimers())
  await runSql(
    cms.databaseUrl,
    `INSERT INTO request_limits (key, points, expire)
     VALUES ('read:past', 1, ${then - 1}), ('read:now', 1, ${then + 60_000})`,
  )
  await runDueJobs(cms.payload)
  expect(await runSql(cms.databaseUrl, 'SELECT key FROM request_limits')).toEqual([{ key: 'read:now' }])
})

it('waits for no disk to keep a count', async () => {
  await runSql(
    cms.databaseUrl,
    `CREATE TABLE commits AS SELECT setting, source FROM pg_settings LIMIT 0;
    CREATE FUNCTION note_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO commits SELECT setting, source FROM pg_settings WHERE name = 'synchronous_commit';
        RETURN NULL;
      END $$;
    CREATE TRIGGER note_commit AFTER INSERT ON request_limits FOR EACH STATEMENT EXECUTE FUNCTION note_commit()`,
  )
  expect((await call('198.51.100.9')).status).toBe(200)
  expect(await runSql(cms.databaseUrl, 'SELECT * FROM commits')).toEqual([{ setting: 'off', source: 'session' }])
  await runSql(cms.databaseUrl, 'DROP TRIGGER note_commit ON request_limits')
})

describe('too many calls', () => {
  it('of one visitor are 429 with Retry-After, from any network; another visitor may still call', async () => {
    const cookie = someone()
    const answers = await calls(21, (index) => call(`198.51.100.${index}`, cookie))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(200), 429])
    const { status, headers, body } = await call('203.0.113.1', cookie)
    expect([status, body]).toEqual([429, { message: expect.stringContaining('wait') }])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600)
    expect((await call('203.0.113.1', someone())).status).toBe(200)
  })

  it('of one network are 429, whatever cookies it makes up; another network may still call', async () => {
    const answers = await calls(61, () => call('198.51.100.7', someone()))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await call('198.51.100.8')).status).toBe(200)
  })

  it('of one network leave no row for each visitor it makes up', async () => {
    await calls(61, () => call('198.51.100.12', someone()))
    const rows = async () =>
      (await runSql<{ rows: number }>(cms.databaseUrl, 'SELECT count(*)::int AS rows FROM request_limits'))[0]!.rows
    const before = await rows()
    const refused = await calls(40, () => call('198.51.100.12', someone()))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(await rows()).toBe(before)
  })

  it('of one IPv6 household are one network', async () => {
    const answers = await calls(61, (index) => call(`2001:db8:1:2::${index.toString(16)}`))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await call('2001:db8:1:3::1')).status).toBe(200)
  })

  it('of one holder of many IPv6 networks are not without end', async () => {
    const statuses = (await calls(970, (index) => call(`2001:db8:9:${index.toString(16)}::1`))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await call('2001:db8:a::1')).status).toBe(200)
  })

  it('count malformed ones, too', async () => {
    await calls(20, () => call('198.51.100.9', 'power-years-visitor=x', []))
    await calls(40, () => call('198.51.100.9'))
    expect((await call('198.51.100.9')).status).toBe(429)
  })
})

it('counts under hashes that expire and are others tomorrow', async () => {
  const cookie = someone()
  const read = () => runSql<{ key: string; expire: string }>(cms.databaseUrl, 'SELECT key, expire FROM request_limits')
  await call('198.51.100.10', cookie)
  const today = await read()
  expect(today).toHaveLength(2)
  for (const { key, expire } of today) {
    expect(key).toMatch(/^invite:[\w-]{43}$/)
    expect(Number(expire)).toBeLessThanOrEqual(Date.now() + 3_600_000)
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
  await call('198.51.100.10', cookie)
  vi.useRealTimers()
  expect(await read()).toHaveLength(4)
})

it('answers 503 while the counters cannot be reached', async () => {
  const pool = visitorsPoolOf(cms.payload) as unknown as { query: (...sent: unknown[]) => Promise<unknown> }
  const away = vi.spyOn(pool, 'query').mockRejectedValue(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
  const { status, body } = await call('198.51.100.11', someone())
  away.mockRestore()
  expect([status, body]).toEqual([503, { message: expect.stringContaining('database') }])
})
