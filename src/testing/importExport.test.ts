import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { siteSealer } from '@/app/(site)/siteSealer'
import { importRecords, readExportFile } from '@/features/privacy/site/islands/importExport'
import { deriveOwnKey } from '@/shared/browser/ownKey/derive'
import { rememberKey } from '@/shared/browser/ownKey/keyStore'
import { provideSealer } from '@/shared/browser/ownKey/sealer'
import { removeOwnKey } from '@/shared/browser/ownKey/state'
import { readSessionId } from '@/shared/browser/storage'

import { hotFlash } from './factories'

type Row = { id: string; kind?: string } & Record<string, unknown>

/** What the server was asked to seal, by kind, and what came sealed. */
let brought: Record<string, Row[]>
let sealed: Map<string, Row>

/** The calls of an import, with nothing kept but what was sent. */
async function answer(path: string, body: string): Promise<unknown> {
  const sent = JSON.parse(body || 'null') as { kind: string; records: Row[]; ids: string[] }
  if (path === '/api/own-key') return { records: 0, ownKey: false }
  if (path === '/api/privacy/export') return { records: brought }
  if (path === '/api/own-key/compare') return sent.ids.flatMap((id) => sealed.get(id) ?? [])
  if (path === '/api/own-key/records') for (const record of sent.records) sealed.set(record.id, record)
  else brought[sent.kind] = [...(brought[sent.kind] ?? []), ...sent.records]
  return { kept: sent.records.length }
}

beforeAll(() => provideSealer(siteSealer))
beforeEach(() => {
  brought = {}
  sealed = new Map()
  const stored = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) =>
    Response.json(await answer(path, body as string)),
  )
})
afterEach(() => {
  removeOwnKey()
  vi.unstubAllGlobals()
})

let made = 0
const kept = <Fields extends object>(fields: Fields) => {
  made += 1
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  return { id, writtenAt: '2026-03-16T08:00:00.000Z', ...fields }
}
const square = (position: number, session = 'session-1767323045000-abcdefghijklmnop') =>
  kept({ sessionId: session, boardId: 1, position })
const importFile = async (records: object) =>
  importRecords(await readExportFile(new Blob([JSON.stringify({ records })])))

it('brings squares back into this browser’s own game, once', async () => {
  const squares = [square(0), square(24)]
  expect(await importFile({ bingo: squares })).toEqual({ kept: 2, known: 0, left: 0 })
  expect(brought.bingo).toEqual(squares.map((one) => ({ ...one, sessionId: readSessionId() })))
  expect(await importFile({ bingo: squares })).toEqual({ kept: 0, known: 2, left: 0 })
  expect(brought.bingo).toHaveLength(2)
})

it('shows squares that are here, of a browser before or of boards that were emptied, without doubling them', async () => {
  const squares = [square(0), square(24)]
  brought.bingo = squares
  expect(await importFile({ bingo: squares })).toEqual({ kept: 0, known: 2, left: 0 })
  expect([brought.bingo, readSessionId()]).toEqual([squares, squares[0]!.sessionId])
})

it('brings them to the server also where the diary is sealed in this browser', async () => {
  await rememberKey(await deriveOwnKey(new Uint8Array(32)), 'words')
  expect(await importFile({ symptoms: [kept(hotFlash)], bingo: [square(7)] })).toEqual({ kept: 2, known: 0, left: 0 })
  expect(Object.keys(brought)).toEqual(['bingo'])
  expect([...sealed.values()].map(({ kind }) => kind)).toEqual(['symptom'])
})

it('leaves out what is no square, and kinds that nobody knows', async () => {
  const wrong = [square(25), square(1, 'mine'), kept({ boardId: 1, position: 1 })]
  expect(await importFile({ bingo: wrong, diaries: [kept({})] })).toEqual({ kept: 0, known: 0, left: 4 })
  expect(brought).toEqual({})
})
