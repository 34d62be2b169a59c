import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { correctEntry } from '@/features/symptoms/site/islands/changeEntries'
import { formOf, type LogAnswers } from '@/features/symptoms/site/islands/logForm'
import type { StoredHotFlash } from '@/features/symptoms/contract'
import { onUnlockRequest } from '@/shared/browser/ownKey/requestUnlock'
import { deriveOwnKey, type OwnKey } from '@/shared/browser/ownKey/derive'
import { endKey, rememberKey } from '@/shared/browser/ownKey/keyStore'
import { openRecord, placeOf } from '@/shared/browser/ownKey/seal'

import { openLockablePage } from './lockablePage'

vi.mock('idb', () => import('./memoryIdb'))

const page = openLockablePage()

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
    await rememberKey(page.key, 'words')
    newer = await deriveOwnKey(new Uint8Array(32).fill(1))
    // Another browser has taken a newer key into use, or this one's storage went, while the page was open.
    await endKey()
  })
  afterEach(() => stop())

  const opensWith = (other: OwnKey | null) => {
    stop = onUnlockRequest(
      (answer) => void (other ? rememberKey(other, 'words') : Promise.resolve()).then(() => answer(!!other)),
    )
  }

  it('is done once the diary is open, without anything typed again', async () => {
    opensWith(page.key)
    await correctEntry(entry, corrected)
    expect(page.sent).toMatchObject([{ path: `/symptoms/${entry.id}`, body: { sealed: expect.any(String) } }])
  })

  it('finds the record where it has moved to', async () => {
    opensWith(newer)
    const movedTo = await placeOf(newer.places, 'moved symptom', entry.id)
    page.gone.add(`/symptoms/${entry.id}`)
    await correctEntry(entry, corrected)
    expect(page.sent.map(({ path }) => path)).toEqual([`/symptoms/${movedTo}`])
    const { sealed } = page.sent[0]!.body as { sealed: string }
    const content = await openRecord<{ record: object }>(newer.sealing, { kind: 'symptom', id: movedTo }, sealed)
    expect(content!.record).toMatchObject({ notes: 'After the wine' })
  })

  it('is refused in words when the diary stays locked', async () => {
    opensWith(null)
    await expect(correctEntry(entry, corrected)).rejects.toMatchObject({ status: 401 })
    expect(page.sent).toEqual([])
  })

  it('is refused in words, and at once, where nothing on the page can open it', async () => {
    stop = () => {}
    vi.useFakeTimers()
    await expect(correctEntry(entry, corrected)).rejects.toMatchObject({ status: 401 })
  })

  it('waits for a dialog that is still on its way, and not for ever', async () => {
    stop = () => {}
    page.hasDialog = true
    vi.useFakeTimers()
    let isRefused = false
    const refused = correctEntry(entry, corrected).catch(() => (isRefused = true))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(isRefused).toBe(false)
    // What is loaded for it may come after the clock has been moved, where no test before has loaded it.
    await vi.waitFor(() => expect(isRefused).toBe(true), { timeout: 20_000, interval: 100 })
    await refused
  })

  it('is done where the dialog comes a moment later', async () => {
    page.hasDialog = true
    const changed = correctEntry(entry, corrected)
    await vi.waitFor(() => expect(page.sent).toEqual([]))
    opensWith(page.key)
    await changed
    expect(page.sent).toHaveLength(1)
  })
})
