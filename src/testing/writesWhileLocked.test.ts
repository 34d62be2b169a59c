import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { lipedemaSymptoms } from '@/features/assessments/domain/lipedemaSymptoms'
import { questions } from '@/features/assessments/domain/questions'
import { saveLipedema, saveUniversal } from '@/features/assessments/site/islands/save'
import { keepShield } from '@/features/boundary-magic/site/islands/removeShield'
import { leaveInLogger, logEntry } from '@/features/symptoms/site/islands/changeEntries'
import { logDraft } from '@/features/symptoms/site/islands/logForm'
import { ownAppointments, ownMedicines, saveCareRecord } from '@/features/symptoms/site/islands/changeCare'
import { listThings } from '@/features/symptoms/site/islands/ownCare'
import type { completeCell } from '@/features/bingo/contract'
import { sendUntyped } from '@/shared/browser/callEndpoint'
import { keepBox } from '@/shared/browser/offline/lockedWrites'
import { flushOutbox, listOutbox, sendOrQueue } from '@/shared/browser/offline/outbox'
import { reloadOnLock } from '@/shared/browser/ownKey/reloadOnLock'
import { onUnlockRequest } from '@/shared/browser/ownKey/requestUnlock'
import { openKey, rememberKey } from '@/shared/browser/ownKey/keyStore'
import { openRecord } from '@/shared/browser/ownKey/seal'
import { lockOwnKey, ownKeyState, removeOwnKey, setOwnKeyState } from '@/shared/browser/ownKey/state'
import { readDraft, writeDraft } from '@/shared/browser/tabDrafts'

import { openLockablePage } from './lockablePage'
import { emptyDatabases } from './memoryIdb'

vi.mock('idb', () => import('./memoryIdb'))

const page = openLockablePage()

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
    keep: () => saveCareRecord(ownMedicines, null, { name: ' Patch ', dose: '', from: '2026-03-01', until: null }),
  },
  {
    path: '/appointments',
    kind: 'appointment',
    said: 'Is it time?',
    keep: () =>
      saveCareRecord(ownAppointments, null, { day: '2026-03-20', place: '', questions: ['Is it time?', '', ''] }),
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
    page.online = false
    await keep()
    expect(await listOutbox()).toMatchObject([{ path }])
    page.online = true
    expect(await flushOutbox()).toMatchObject({ remaining: false })
    expect(page.sent).toMatchObject([{ path, key: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    expect(await listOutbox()).toEqual([])
  })

  it('a medicine that waits stands in the list, and is changed and taken back there', async () => {
    page.online = false
    const takeBack = await saveCareRecord(ownMedicines, null, {
      name: ' Patch ',
      dose: '',
      from: '2026-03-01',
      until: null,
    })
    const [waiting] = await listThings(ownMedicines)
    expect(waiting).toMatchObject({ name: 'Patch', waits: true })
    const { id: _id, waits: _waits, ...patch } = waiting!
    await saveCareRecord(ownMedicines, waiting!, { ...patch, dose: 'half' })
    expect(await listThings(ownMedicines)).toMatchObject([{ name: 'Patch', dose: 'half' }])
    const [changed] = await listOutbox()
    await takeBack!().catch(() => {})
    expect(await listOutbox(), 'the one before was taken back already').toEqual([changed])
  })
})

describe('while the diary is locked', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-03-17T10:00:00.000Z'), toFake: ['Date'] })
    await rememberKey(page.key, 'words')
    await keepBox(page.key, true)
    lockOwnKey()
  })

  it.each(kinds)('what is new for $path waits sealed, and joins the rest once it is open', async (one) => {
    await one.keep()
    expect(page.sent).toEqual([])
    const waiting = await listOutbox()
    expect(waiting).toMatchObject([{ path: one.path }])
    expect(JSON.stringify(waiting)).not.toContain(one.said)

    vi.setSystemTime(new Date('2026-03-19T10:00:00.000Z'))
    await rememberKey(page.key, 'words')
    expect(await flushOutbox()).toMatchObject({ remaining: false })
    const [{ path, body }] = page.sent as [(typeof page.sent)[0]]
    const { id, sealed } = body as { id: string; sealed: string }
    expect([path, Object.keys(body)]).toEqual([one.path, ['id', 'sealed']])
    const content = await openRecord<{ at: number; record: object }>(page.key.sealing, { kind: one.kind, id }, sealed)
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
    await rememberKey(page.key, 'words')
    await keepBox(page.key, true)
    expect(page.box, 'told to the server').not.toBeNull()
    // Safari after seven days without a visit: the cookie is left.
    removeOwnKey()
    expect(await openKey()).toBeNull()
    emptyDatabases()
    page.isKeyed = true
    // The page is opened anew, so that it has written nothing yet.
    await sendUntyped('delete', '/privacy/data')
    page.sent = []
  })

  it.each(kinds)('what is new for $path is sealed and kept, though nothing here knew of a key', async (one) => {
    await one.keep()
    expect([page.sent, ownKeyState()]).toEqual([[], 'locked'])
    const waiting = await listOutbox()
    expect(waiting).toMatchObject([{ path: one.path }])
    expect(JSON.stringify(waiting)).not.toContain(one.said)

    vi.setSystemTime(new Date('2026-03-19T10:00:00.000Z'))
    await rememberKey(page.key, 'words')
    expect(await flushOutbox()).toMatchObject({ remaining: false })
    const [{ body }] = page.sent as [(typeof page.sent)[0]]
    const { id, sealed } = body as { id: string; sealed: string }
    const content = await openRecord<{ at: number; record: object }>(page.key.sealing, { kind: one.kind, id }, sealed)
    expect(JSON.stringify(content!.record)).toContain(one.said)
    expect(new Date(content!.at).toISOString(), 'when it was entered').toBe('2026-03-17T10:00:00.000Z')
  })

  it('the box is asked for once', async () => {
    await keepShield(shield)
    page.box = null
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
    await rememberKey(page.key, 'words')
    removeOwnKey()
    expect(await openKey()).toBeNull()
    emptyDatabases()
    // Here the mark that there is a key was left.
    setOwnKeyState({ by: 'words', open: true })
    stop = onUnlockRequest(
      (answer) => void (comes ? rememberKey(page.key, 'words') : Promise.resolve()).then(() => answer(comes)),
    )
    comes = false
  })
  afterEach(() => stop())
  let stop: () => void
  /** Whether the visitor opens the diary when asked to. */
  let comes: boolean

  it.each(kinds)('what is new for $path goes out once the diary was opened for it', async (one) => {
    comes = true
    await one.keep()
    expect(page.sent).toMatchObject([{ path: one.path, body: { sealed: expect.any(String) } }])
  })

  it('what was typed stays, and says how to come back', async () => {
    writeDraft('day-2026-03-17', { changed: { note: 'Slept badly' } })
    const refused = await keepShield(shield).catch((error: unknown) => error)
    expect(refused).toMatchObject({ serverMessage: expect.stringContaining('passkey or your 24 words') })
    expect([await listOutbox(), page.sent, ownKeyState()]).toEqual([[], [], 'locked'])
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
  await rememberKey(page.key, 'words')
  page.isHotel = true
  await keepBox(page.key, true)
  page.isHotel = false
  await keepBox(page.key, false)
  expect(page.box).toMatchObject({ lid: expect.any(String), lock: expect.any(String) })
  page.box = null
  await keepBox(page.key, false)
  expect(page.box, 'once is enough').toBeNull()
})

it('a list is not empty because this browser drops the cookie of its key', async () => {
  await rememberKey(page.key, 'words')
  await expect(ownMedicines.list()).rejects.toMatchObject({ status: 401 })
})

it('a diary that is left in one tab is shown in no other, and what was typed there goes', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  reloadOnLock()
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
