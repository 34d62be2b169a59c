import { createHash } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import { addNoteCalls, cookieOf, notesBrowser, valueOf } from '@/testing/vaultEndpoints'

import { aesGcm, createSealing } from './sealing'
import { Visitor } from './visitor'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
  addNoteCalls(cms)
})
afterAll(() => cms.stop())
beforeEach(() => runSql(cms.databaseUrl, 'TRUNCATE vault_records'))

afterEach(() => vi.useRealTimers())

const browser = () => notesBrowser(cms)

/** Rows that are there become yesterday's, and the server's day another. */
async function letADayPass() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
  await runSql(cms.databaseUrl, 'UPDATE vault_records SET touched_on = touched_on - 1')
}

describe('the cookie', () => {
  it('comes with the first write, in exactly this form', async () => {
    const { headers } = await browser().write('one')
    expect(cookieOf(headers)).toEqual([
      expect.stringMatching(
        /^power-years-visitor=[A-Za-z0-9_-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })

  it('stays the same with every further write, and lives on', async () => {
    const client = browser()
    await client.write('one')
    const before = client.cookie()
    const { headers } = await client.write('two')
    expect([valueOf(headers), cookieOf(headers).length]).toEqual([before, 1])
  })

  it('is not set by a read', async () => {
    const { headers, body } = await browser().call('get', '/test/notes')
    expect([cookieOf(headers), body]).toEqual([[], { entries: [], sealed: [], unreadable: 0 }])
  })

  it.each([
    '',
    'x',
    'a'.repeat(44),
    `own-${'a'.repeat(42)}b`,
    'own-',
    `${'a'.repeat(42)}b`,
    'ä'.repeat(20),
    '%00',
    "' OR 1=1 --",
    `${'a'.repeat(42)}=`,
  ])('of another form (%j) is nobody’s: a write gets a new one', async (value) => {
    const cookie = `power-years-visitor=${encodeURI(value)}`
    const read = await cms.anonymous.get('/test/notes', { headers: { cookie } })
    expect(read.status).toBe(200)
    const written = await cms.anonymous.post('/test/notes', { json: { note: 'x' }, headers: { cookie } })
    expect([written.status, valueOf(written.headers)]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
  })

  it('is known to the server by its hash alone', async () => {
    const client = browser()
    await client.write('one')
    const [row] = await runSql<{ visitor: Buffer }>(cms.databaseUrl, 'SELECT visitor FROM vault_records')
    expect(row!.visitor).toEqual(createHash('sha256').update(`id${client.cookie()}`).digest())
  })
})

describe('what a visitor wrote', () => {
  it('is listed newest first, and to nobody else', async () => {
    const client = browser()
    for (const text of ['one', 'two', 'three']) {
      await client.write(text)
      await new Promise((wait) => setTimeout(wait, 3))
    }
    const { body } = await client.call('get', '/test/notes')
    expect(body.entries.map((entry: { record: { note: string } }) => entry.record.note)).toEqual([
      'three',
      'two',
      'one',
    ])
    expect(body.entries[0]).toEqual({ id: expect.any(String), at: expect.any(String), record: { note: 'three' } })
    const other = browser()
    await other.write('mine')
    const { body: othersRecords } = await other.call('get', '/test/all')
    expect(JSON.stringify(othersRecords)).not.toMatch(/one|two|three/)
  })

  it('stands nowhere in the table, and neither does the key of a mark nor the hour', async () => {
    const client = browser()
    await client.write('flushes after coffee')
    await client.call('post', '/test/marks', { note: 'session-1/board-2/7' })
    const rows = await runSql<Record<'sealed' | 'visitor', Buffer> & { row: string }>(
      cms.databaseUrl,
      'SELECT t::text AS row, sealed, visitor FROM vault_records t',
    )
    expect(rows).toHaveLength(2)
    for (const { row, sealed, visitor } of rows) {
      expect(row + sealed.toString('latin1') + visitor.toString('latin1')).not.toMatch(/coffee|board|session/)
      expect(row).not.toContain(client.cookie())
      expect(row).not.toMatch(/\d\d:\d\d/)
    }
  })

  it('is skipped and counted when it was changed, cut off, moved or is of an unknown version', async () => {
    const client = browser()
    const other = browser()
    for (let made = 0; made < 6; made += 1) await client.write(`number ${made}`)
    await other.write('not theirs')
    const ids = (await client.call('get', '/test/notes')).body.entries.map(
      (entry: { id: string }) => entry.id,
    ) as string[]
    const change = (set: string, id: string) =>
      runSql(cms.databaseUrl, `UPDATE vault_records SET ${set} WHERE id = '${id}'`)
    await change(`sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1)`, ids[0]!)
    await change(`sealed = substring(sealed FOR 9)`, ids[1]!)
    await change(`version = 99`, ids[2]!)
    await change(`sealed = (SELECT sealed FROM vault_records WHERE id = '${ids[5]}')`, ids[3]!)
    const visitorHash = createHash('sha256').update(`id${client.cookie()}`).digest('hex')
    await runSql(
      cms.databaseUrl,
      `UPDATE vault_records SET visitor = '\\x${visitorHash}' WHERE visitor <> '\\x${visitorHash}' AND kind = 'symptom'`,
    )
    const { status, body } = await client.call('get', '/test/notes')
    expect([status, body.entries.length, body.unreadable]).toEqual([200, 2, 5])
    const all = await client.call('get', '/test/all')
    expect([all.body.records.symptom.entries.length, all.body.unreadable, all.body.counts.symptom]).toEqual([2, 5, 7])
  })

  it('is sealed anew when it was sealed by an older version: at a read, and at the first write of a day', async () => {
    const client = browser()
    await client.write('one')
    await client.write('two')
    await client.call('post', '/test/marks', { note: 'a' })
    const rows = () =>
      runSql<{ id: string; kind: string; version: number; length: number }>(
        cms.databaseUrl,
        'SELECT id, kind, version, octet_length(sealed) AS length FROM vault_records ORDER BY id',
      )
    const records = async () => (await client.call('get', '/test/all')).body
    const before = await records()
    const age = async () => {
      const visitor = new Visitor(client.cookie()!)
      for (const { id, kind } of await rows()) {
        const content = { at: 1_790_000_000_000, record: { note: 'from before' } }
        const { version, sealed } = createSealing([aesGcm]).seal(
          visitor.sealingKey,
          { id, visitor: visitor.id, kind, paddedTo: 0 },
          content,
        )
        await runSql(
          cms.databaseUrl,
          `UPDATE vault_records SET version = ${version}, sealed = '\\x${sealed.toString('hex')}',
           touched_on = touched_on - 1 WHERE id = '${id}'`,
        )
      }
    }
    await age()
    const { body } = await client.call('get', '/test/notes')
    expect(body.entries.map(({ record }: { record: object }) => record)).toEqual([
      { note: 'from before' },
      { note: 'from before' },
    ])
    expect((await rows()).map(({ kind, version }) => [kind, version]).sort()).toEqual([
      ['bingo', 1],
      ['symptom', 2],
      ['symptom', 2],
    ])
    await age()
    await letADayPass()
    await client.write('three')
    const after = await rows()
    expect([new Set(after.map(({ version }) => version)), new Set(after.map(({ length }) => length))]).toEqual([
      new Set([2]),
      new Set([after[0]!.length]),
    ])
    const all = await records()
    expect([all.counts, all.unreadable]).toEqual([{ ...before.counts, symptom: 3 }, 0])
  })

  it('is gone after deletion, with the cookie', async () => {
    const client = browser()
    const other = browser()
    await client.write('one')
    await client.call('post', '/test/marks', { note: 'a' })
    await other.write('stays')
    const { body, headers } = await client.call('delete', '/test/all')
    expect(body).toEqual({ rows: 2 })
    expect(cookieOf(headers)).toEqual(['power-years-visitor=; Max-Age=0; Path=/api; HttpOnly; SameSite=Lax'])
    expect(await runSql(cms.databaseUrl, 'SELECT 1 FROM vault_records')).toHaveLength(1)
  })
})

describe('the rows of a visitor who writes', () => {
  const daysOfRows = () => runSql(cms.databaseUrl, 'SELECT DISTINCT touched_on FROM vault_records')

  it('are all touched by the first write of each day, as often as a day passes', async () => {
    const client = browser()
    await client.write('one')
    for (const note of ['two', 'three']) {
      await letADayPass()
      await client.write(note)
      expect(await daysOfRows(), note).toHaveLength(1)
    }
  })

  it('are touched by the next write where the first could not', async () => {
    const client = browser()
    await client.write('one')
    await letADayPass()
    await runSql(
      cms.databaseUrl,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$;
       CREATE TRIGGER refused BEFORE UPDATE ON vault_records FOR EACH ROW EXECUTE FUNCTION refuse()`,
    )
    expect((await client.write('two')).status).toBe(200)
    expect(await daysOfRows()).toHaveLength(2)
    await runSql(cms.databaseUrl, 'DROP TRIGGER refused ON vault_records; DROP FUNCTION refuse')
    await client.write('three')
    expect(await daysOfRows()).toHaveLength(1)
  })
})

describe('at the same time', () => {
  it('fifty marks and fifty repeats lose nothing and double nothing', async () => {
    const client = browser()
    await client.write('first')
    const keys = Array.from({ length: 100 }, (_, index) => `cell ${index % 50}`)
    const answers = await Promise.all(keys.map((key) => client.call('post', '/test/marks', { note: key })))
    expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200))
    const { body } = await client.call('get', '/test/all')
    expect(body.counts.bingo).toBe(50)
  })

  it('fifty writes on a new day all succeed and touch every row once', async () => {
    const client = browser()
    for (let made = 0; made < 10; made += 1) await client.write('before')
    await letADayPass()
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.write('today')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const days = await runSql(cms.databaseUrl, 'SELECT DISTINCT touched_on FROM vault_records')
    expect(days).toHaveLength(1)
  })
})
