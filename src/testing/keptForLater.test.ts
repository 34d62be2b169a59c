import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { siteSealer } from '@/app/(site)/siteSealer'
import { lipedemaSymptoms } from '@/features/assessments/domain/lipedemaSymptoms'
import { questions } from '@/features/assessments/domain/questions'
import { saveLipedema, saveUniversal } from '@/features/assessments/site/islands/save'
import { keepShield } from '@/features/boundary-magic/site/islands/removeShield'
import { correctEntry, leaveInLogger, logEntry } from '@/features/symptoms/site/islands/changeEntries'
import { formOf, logDraft, type LogAnswers } from '@/features/symptoms/site/islands/logForm'
import { listThings, ownAppointments, ownMedicines, saveThing } from '@/features/symptoms/site/islands/changeCare'
import type { completeCell } from '@/features/bingo/contract'
import type { StoredHotFlash } from '@/features/symptoms/contract'
import { sendUntyped } from '@/shared/browser/callEndpoint'
import { keepBox } from '@/shared/browser/offline/keepLocked'
import { flushOutbox, listOutbox, sendOrQueue } from '@/shared/browser/offline/outbox'
import { deriveOwnKey, type OwnKey } from '@/shared/browser/ownKey/derive'
import { followLock } from '@/shared/browser/ownKey/followLock'
import { onAskedToOpen } from '@/shared/browser/ownKey/askToOpen'
import { endKey, openKey, rememberKey } from '@/shared/browser/ownKey/keyStore'
import { openRecord, placeOf } from '@/shared/browser/ownKey/seal'
import { provideSealer } from '@/shared/browser/ownKey/sealer'
import { lockOwnKey, ownKeyState, removeOwnKey, setOwnKeyState } from '@/shared/browser/ownKey/state'
import { readDraft, writeDraft } from '@/shared/browser/tabDrafts'

import { emptyDatabases } from './memoryIdb'

vi.mock('idb', () => import('./memoryIdb'))

/** What the server was sent, and whether there is a network. */
let sent: { path: string; body: Record<string, unknown>; key: string | null }[]
let online: boolean
let key: OwnKey
/** What the server has of the box of a key, and whether the cookie is one of a key. */
let box: object | null
let isKeyed: boolean
/** Whether a network's sign-in page answers in the place of the site. */
let isHotel: boolean
/** The paths of what is not there any more. */
let gone: Set<string>
/** Whether the page has the dialog that opens the diary, or will have it in a moment. */
let hasDialog: boolean

/** Its keys are properties, as those of a browser's are. */
const storage = () =>
  Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name]
    },
  }) as Storage

beforeAll(() => provideSealer(siteSealer))
beforeEach(async () => {
  emptyDatabases()
  sent = []
  online = true
  box = null
  isKeyed = false
  isHotel = false
  gone = new Set()
  hasDialog = false
  vi.stubGlobal('document', { querySelector: () => (hasDialog ? {} : null) })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    if (!online) throw new TypeError('Failed to fetch')
    if (address === '/api/own-key/box') {
      if (isHotel) return new Response('<html>Welcome to the hotel</html>')
      if (method === 'POST') {
        box = JSON.parse(String(body)) as object
        return Response.json({ kept: true })
      }
      return box ? Response.json(box) : Response.json({ message: 'There is no box.' }, { status: 404 })
    }
    if (address === '/api/own-key') return Response.json({ records: 0, ownKey: isKeyed })
    if (method === 'GET') return Response.json([])
    if (gone.has(address.slice('/api'.length)))
      return Response.json({ message: 'There is no such entry any more.' }, { status: 404 })
    if (address === '/api/own-key/open') return Response.json({ done: true })
    const record = JSON.parse(String(body ?? '{}')) as Record<string, unknown>
    sent.push({
      path: address.slice('/api'.length),
      body: record,
      key: new Headers(headers).get('Idempotency-Key'),
    })
    return Response.json({ id: 'kept', ...record }, { status: 201 })
  })
  key = await deriveOwnKey(new Uint8Array(32))
})
afterEach(() => {
  removeOwnKey()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shield = {
  protectionLevel: 'medium',
  moodState: 'zen',
  dailyMantra: 'No is a whole sentence.',
  applicationNotes: null,
  appliedAt: '2026-03-17T09:00:00.000Z',
} as const

const sign = lipedemaSymptoms[0]!.id
const answers = Object.fromEntries(
  questions.map((question) => {
    const [first] = 'options' in question ? question.options : [{ text: '' }]
    return [question.id, question.type === 'scale' ? 5 : question.type === 'radio' ? first.text : [first.text]]
  }),
)

const kinds = [
  {
    path: '/medicines',
    kind: 'medicine',
    said: 'Patch',
    keep: () => saveThing(ownMedicines, null, { name: ' Patch ', dose: '', from: '2026-03-01', until: null }),
  },
  {
    path: '/appointments',
    kind: 'appointment',
    said: 'Is it time?',
    keep: () => saveThing(ownAppointments, null, { day: '2026-03-20', place: '', questions: ['Is it time?', '', ''] }),
  },
  { path: '/shield-applications', kind: 'shield', said: 'whole sentence', keep: () => keepShield(shield) },
  {
    path: '/health-assessment',
    kind: 'health-assessment',
    said: 'Hardly ever',
    keep: () => saveUniversal(answers),
  },
  {
    path: '/lipedema-assessment',
    kind: 'lipedema-assessment',
    said: sign,
    keep: () => saveLipedema([sign]),
  },
] as const

describe('without a network', () => {
  it.each(kinds)('what is new for $path waits here, and goes out once, with a key', async ({ path, keep }) => {
    online = false
    await keep()
    expect(await listOutbox()).toMatchObject([{ path }])
    online = true
    expect(await flushOutbox()).toMatchObject({ remaining: false })
    expect(sent).toMatchObject([{ path, key: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    expect(await listOutbox()).toEqual([])
  })

  it('a medicine that waits stands in the list, and is changed and taken back there', async () => {
    online = false
    const takeBack = await saveThing(ownMedicines, null, {
      name: ' Patch ',
      dose: '',
      from: '2026-03-01',
      until: null,
    })
    const [waiting] = await listThings(ownMedicines)
    expect(waiting).toMatchObject({ name: 'Patch', waits: true })
    const { id: _id, waits: _waits, ...patch } = waiting!
    await saveThing(ownMedicines, waiting!, { ...patch, dose: 'half' })
    expect(await listThings(ownMedicines)).toMatchObject([{ name: 'Patch', dose: 'half' }])
    const [changed] = await listOutbox()
    await takeBack!().catch(() => {})
    expect(await listOutbox(), 'the one before was taken back already').toEqual([changed])
  })
})

describe('while the diary is locked', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-03-17T10:00:00.000Z'), toFake: ['Date'] })
    await rememberKey(key, 'words')
    await keepBox(key, true)
    lockOwnKey()
  })

  it.each(kinds)('what is new for $path waits sealed, and joins the rest once it is open', async (one) => {
    await one.keep()
    expect(sent).toEqual([])
    const waiting = await listOutbox()
    expect(waiting).toMatchObject([{ path: one.path }])
    expect(JSON.stringify(waiting)).not.toContain(one.said)

    vi.setSystemTime(new Date('2026-03-19T10:00:00.000Z'))
    await rememberKey(key, 'words')
    expect(await flushOutbox()).toMatchObject({ remaining: false })
    const [{ path, body }] = sent as [(typeof sent)[0]]
    const { id, sealed } = body as { id: string; sealed: string }
    expect([path, Object.keys(body)]).toEqual([one.path, ['id', 'sealed']])
    const content = await openRecord<{ at: number; record: object }>(key.sealing, { kind: one.kind, id }, sealed)
    expect(JSON.stringify(content!.record)).toContain(one.said)
    expect(new Date(content!.at).toISOString(), 'when it was entered').toBe('2026-03-17T10:00:00.000Z')
  })

  it('a bingo square, which the server seals, does not wait behind it', async () => {
    await keepShield(shield)
    const params = { sessionId: 'session-1', boardId: 1, position: 3 }
    const square = await sendOrQueue<typeof completeCell>('/bingo/progress/:sessionId/:boardId/:position', { params })
    expect(square).toHaveProperty('response')
    expect(await listOutbox()).toHaveLength(1)
  })
})

describe('in a browser whose storage was emptied', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-03-17T10:00:00.000Z'), toFake: ['Date'] })
    await rememberKey(key, 'words')
    await keepBox(key, true)
    expect(box, 'told to the server').not.toBeNull()
    // Safari after seven days without a visit: the cookie is left.
    removeOwnKey()
    expect(await openKey()).toBeNull()
    emptyDatabases()
    isKeyed = true
    // The page is opened anew, so that it has written nothing yet.
    await sendUntyped('delete', '/privacy/data')
    sent = []
  })

  it.each(kinds)('what is new for $path is sealed and kept, though nothing here knew of a key', async (one) => {
    await one.keep()
    expect([sent, ownKeyState()]).toEqual([[], 'locked'])
    const waiting = await listOutbox()
    expect(waiting).toMatchObject([{ path: one.path }])
    expect(JSON.stringify(waiting)).not.toContain(one.said)

    vi.setSystemTime(new Date('2026-03-19T10:00:00.000Z'))
    await rememberKey(key, 'words')
    expect(await flushOutbox()).toMatchObject({ remaining: false })
    const [{ body }] = sent as [(typeof sent)[0]]
    const { id, sealed } = body as { id: string; sealed: string }
    const content = await openRecord<{ at: number; record: object }>(key.sealing, { kind: one.kind, id }, sealed)
    expect(JSON.stringify(content!.record)).toContain(one.said)
    expect(new Date(content!.at).toISOString(), 'when it was entered').toBe('2026-03-17T10:00:00.000Z')
  })

  it('the box is asked for once', async () => {
    await keepShield(shield)
    box = null
    await keepShield(shield)
    expect(await listOutbox()).toHaveLength(2)
  })

  it('what the server seals is taken as before', async () => {
    const params = { sessionId: 'session-1', boardId: 1, position: 3 }
    const square = await sendOrQueue<typeof completeCell>('/bingo/progress/:sessionId/:boardId/:position', { params })
    expect(square).toHaveProperty('response')
  })
})

describe('in an emptied browser whose key has no box yet', () => {
  beforeEach(async () => {
    await rememberKey(key, 'words')
    removeOwnKey()
    expect(await openKey()).toBeNull()
    emptyDatabases()
    // Here the mark that there is a key was left.
    setOwnKeyState({ by: 'words', open: true })
    stop = onAskedToOpen(
      (answer) => void (comes ? rememberKey(key, 'words') : Promise.resolve()).then(() => answer(comes)),
    )
    comes = false
  })
  afterEach(() => stop())
  let stop: () => void
  /** Whether the visitor opens the diary when she is asked to. */
  let comes: boolean

  it.each(kinds)('what is new for $path goes out once the diary was opened for it', async (one) => {
    comes = true
    await one.keep()
    expect(sent).toMatchObject([{ path: one.path, body: { sealed: expect.any(String) } }])
  })

  it('what was typed stays, and says how to come back', async () => {
    writeDraft('day-2026-03-17', { changed: { note: 'Slept badly' } })
    const refused = await keepShield(shield).catch((error: unknown) => error)
    expect(refused).toMatchObject({ serverMessage: expect.stringContaining('passkey or your 24 words') })
    expect([await listOutbox(), sent, ownKeyState()]).toEqual([[], [], 'locked'])
    expect(readDraft('day-2026-03-17')).toEqual({ changed: { note: 'Slept badly' } })
  })

  it('two taps in the night stand in the logger with their time', async () => {
    const pressed = {
      symptomType: 'hot_flash',
      severity: 4,
      duration: 3,
      timestamp: '2026-03-17T03:10:20.000Z',
    } as const
    const refused = await logEntry(() => pressed, true).catch((error: unknown) => error)
    expect(leaveInLogger(refused, pressed)).toContain('Log a Hot Flash')
    const filledIn = readDraft(logDraft)
    expect(filledIn).toMatchObject({ severity: 4, duration: 3, when: 'other', otherTime: '2026-03-17T03:10' })
    expect(leaveInLogger(new TypeError('Failed to fetch'), pressed), 'nothing for another failure').toBeNull()
  })
})

it('the box is told again where a sign-in page took it', async () => {
  await rememberKey(key, 'words')
  isHotel = true
  await keepBox(key, true)
  isHotel = false
  await keepBox(key, false)
  expect(box).toMatchObject({ lid: expect.any(String), lock: expect.any(String) })
  box = null
  await keepBox(key, false)
  expect(box, 'once is enough').toBeNull()
})

describe('a correction or a deletion that meets a lock', () => {
  const entry = {
    id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    symptomType: 'hot_flash',
    severity: 3,
    duration: 5,
    triggers: [],
    reliefMethods: [],
    notes: '',
    timestamp: '2026-03-16T09:00:00.000Z',
  } as const satisfies StoredHotFlash
  const corrected = { ...formOf(entry), notes: 'After the wine' } as LogAnswers
  let stop: () => void
  let newer: OwnKey

  beforeEach(async () => {
    await rememberKey(key, 'words')
    newer = await deriveOwnKey(new Uint8Array(32).fill(1))
    // Another browser has taken a newer key into use, or this one's storage went, while the page was open.
    await endKey()
  })
  afterEach(() => stop())

  const opensWith = (other: OwnKey | null) => {
    stop = onAskedToOpen(
      (answer) => void (other ? rememberKey(other, 'words') : Promise.resolve()).then(() => answer(!!other)),
    )
  }

  it('is done once the diary is open, without anything typed again', async () => {
    opensWith(key)
    await correctEntry(entry, corrected)
    expect(sent).toMatchObject([{ path: `/symptoms/${entry.id}`, body: { sealed: expect.any(String) } }])
  })

  it('finds the record where it has moved to', async () => {
    opensWith(newer)
    const movedTo = await placeOf(newer.places, 'moved symptom', entry.id)
    gone.add(`/symptoms/${entry.id}`)
    await correctEntry(entry, corrected)
    expect(sent.map(({ path }) => path)).toEqual([`/symptoms/${movedTo}`])
    const { sealed } = sent[0]!.body as { sealed: string }
    const content = await openRecord<{ record: object }>(newer.sealing, { kind: 'symptom', id: movedTo }, sealed)
    expect(content!.record).toMatchObject({ notes: 'After the wine' })
  })

  it('is refused in words when the diary stays locked', async () => {
    opensWith(null)
    await expect(correctEntry(entry, corrected)).rejects.toMatchObject({ status: 401 })
    expect(sent).toEqual([])
  })

  it('is refused in words, and at once, where nothing on the page can open it', async () => {
    stop = () => {}
    vi.useFakeTimers()
    await expect(correctEntry(entry, corrected)).rejects.toMatchObject({ status: 401 })
  })

  it('waits for a dialog that is still on its way, and not for ever', async () => {
    stop = () => {}
    hasDialog = true
    vi.useFakeTimers()
    let isRefused = false
    const refused = correctEntry(entry, corrected).catch(() => (isRefused = true))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(isRefused).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    await refused
    expect(isRefused).toBe(true)
  })

  it('is done where the dialog comes a moment later', async () => {
    hasDialog = true
    const changed = correctEntry(entry, corrected)
    await vi.waitFor(() => expect(sent).toEqual([]))
    opensWith(key)
    await changed
    expect(sent).toHaveLength(1)
  })
})

it('a list is not empty because this browser drops the cookie of its key', async () => {
  await rememberKey(key, 'words')
  await expect(ownMedicines.list()).rejects.toMatchObject({ status: 401 })
})

it('a diary that is left in one tab is shown in no other, and what was typed there goes', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  followLock()
  writeDraft('shield', shield)
  const turn = (oldValue: object, newValue: object) =>
    window.dispatchEvent(
      Object.assign(new Event('storage'), {
        key: 'power-years-own-key',
        oldValue: JSON.stringify(oldValue),
        newValue: JSON.stringify(newValue),
      }),
    )
  turn({ by: 'words', open: false }, { by: 'words', open: true })
  turn({ by: 'words', open: true }, { by: 'unknown', open: false })
  expect([reload.mock.calls.length, readDraft('shield')]).toEqual([0, shield])
  turn({ by: 'words', open: true }, { by: 'words', open: false })
  expect([reload.mock.calls.length, readDraft('shield')]).toEqual([1, null])
})
