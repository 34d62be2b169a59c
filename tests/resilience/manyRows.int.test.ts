import { afterAll, beforeAll, expect, it } from 'vitest'

import { poolOf } from '@/shared/database'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'

const few = 10_000
const many = 1_000_000
const own = 60
const rounds = 40

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => cms.stop())

/** Rows of others, 50 a visitor, as long as a sealed hot flash. */
const fill = (rows: number) =>
  runSql(
    cms.databaseUrl,
    `INSERT INTO vault_records (id, visitor, kind, version, sealed, touched_on)
     SELECT gen_random_uuid(), sha256((n / 50)::text::bytea), 'symptom', 1,
            sha256(n::text::bytea) || sha256((-n)::text::bytea) || sha256(n::text::bytea) || sha256((-n)::text::bytea)
              || sha256(n::text::bytea) || sha256((-n)::text::bytea) || sha256(n::text::bytea), current_date - n % 300
     FROM generate_series((SELECT count(*) FROM vault_records)::int, ${rows} - 1) AS n`,
  )

const flash = {
  symptomType: 'hot_flash',
  severity: 3,
  duration: 5,
  triggers: ['Caffeine'],
  reliefMethods: [],
  notes: 'Once more',
  timestamp: new Date().toISOString(),
}

const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!

/** How long one visitor's list, export and deletion take (ms, median). */
async function measure() {
  const took = { list: [] as number[], export: [] as number[], delete: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    let headers: Record<string, string> = {}
    for (let made = 0; made < own; made += 1) {
      const { status, headers: answered } = await cms.anonymous.post('/symptoms/log', { json: flash, headers })
      expect(status).toBe(201)
      headers = { cookie: answered.getSetCookie()[0]!.split(';')[0]! }
    }
    const timed = async (name: keyof typeof took, call: () => Promise<{ status: number; text: string }>) => {
      const began = performance.now()
      const { status, text } = await call()
      took[name].push(performance.now() - began)
      expect(status).toBe(200)
      return text
    }
    const list = await timed('list', () => cms.anonymous.get('/symptoms', { headers }))
    expect(JSON.parse(list)).toHaveLength(own)
    await timed('export', () => cms.anonymous.get('/privacy/export', { headers }))
    const gone = await timed('delete', () => cms.anonymous.delete('/privacy/delete-account', { headers }))
    expect(JSON.parse(gone).deleted).toBe(own)
  }
  return { list: middle(took.list), export: middle(took.export), delete: middle(took.delete) }
}

it(`one visitor’s list, export and deletion hardly notice ${many.toLocaleString('en-US')} rows of others`, async () => {
  await fill(few)
  const pool = poolOf(cms.payload)
  await pool.query('ANALYZE vault_records')
  await measure()
  const before = await measure()
  await fill(many)
  await pool.query('VACUUM ANALYZE vault_records')
  const after = await measure()
  const ratios = {
    list: after.list / before.list,
    export: after.export / before.export,
    delete: after.delete / before.delete,
  }
  const told = JSON.stringify({ before, after, ratios }, (_, value) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  )
  for (const ratio of Object.values(ratios)) expect(ratio, told).toBeLessThanOrEqual(1.5)
}, 600_000)
