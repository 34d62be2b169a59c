import { ApiError, callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { cookiesEnabled, CookieNotStoredError } from '@/shared/browser/cookiesEnabled'
import { notify } from '@/shared/browser/notify'
import { sendOrStore } from '@/shared/browser/offline/lockedWrites'
import { removeQueued } from '@/shared/browser/offline/queuedRecords'
import { describeSendTime } from '@/shared/browser/offline/describeSendTime'
import { changeStored, deleteStored } from '@/shared/browser/ownKey/changeStored'
import { queryClient } from '@/shared/browser/queryClient'
import { writeDraft } from '@/shared/browser/tabDrafts'

import type { deleteSymptom, listSymptoms, logSymptom, StoredHotFlash, updateSymptom } from '../../contract'
import { formOf, logDraft, toHotFlash, type LogAnswers } from './logForm'
import { logPath, symptomsKey, type OwnEntry } from './ownSymptoms'

type Noted = ReturnType<typeof toHotFlash>

/** Fetches the visitor's entries anew wherever they are shown. */
async function refetchEntries(): Promise<void> {
  const client = queryClient()
  await Promise.all([symptomsKey, ['/api/privacy/dashboard']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

const list = () => callEndpoint<typeof listSymptoms>('get', '/symptoms')

/** @throws CookieNotStoredError when a stored entry is not among the visitor's: the browser dropped the cookie */
async function confirmKept(id: string): Promise<void> {
  const own = await list().catch(() => null)
  if (own && !own.some((entry) => entry.id === id)) throw new CookieNotStoredError()
}

const send = (body: Noted) => sendOrStore<typeof logSymptom>(logPath, { body })

/** A time that differs by more was told by another clock (ms). */
const clockJump = 5 * 60_000

/**
 * Keeps a hot flash, or lets it wait on this device.
 * @param note makes the entry. Made again it has another time where the first answer of all told that this device's
 * clock is wrong: then that one is kept.
 * @param isFirst whether nothing is kept yet: only then it has to be seen whether this browser keeps its cookie
 * @returns what takes it back, and, where it waits, when it goes out, in words
 */
export async function logEntry(
  note: () => Noted,
  isFirst: boolean,
): Promise<{ waits: string | null; takeBack: () => void }> {
  if (!cookiesEnabled()) throw new CookieNotStoredError()
  const noted = note()
  const setRight = () => {
    const again = note()
    return Math.abs(Date.parse(again.timestamp) - Date.parse(noted.timestamp)) > clockJump ? again : null
  }
  const logged = await send(noted).catch(async (error: unknown) => {
    // A clock that is days ahead is refused.
    const again = setRight()
    if (again) return send(again)
    throw error
  })
  if ('queued' in logged) {
    void refetchEntries()
    return {
      waits: describeSendTime(),
      takeBack: () => void undo(() => removeWaitingEntry(logged.queued, noted)),
    }
  }
  const { id, timestamp } = logged.response
  const again = setRight()
  if (again && timestamp === noted.timestamp) await replaceStored(id, again)
  if (isFirst) await confirmKept(id)
  void refetchEntries()
  return { waits: null, takeBack: () => void undo(() => removeStored(id)) }
}

/**
 * What is refused because the diary is locked, where nothing can wait for it, stays in the logger of this tab with its
 * time: whoever goes and opens the diary finds it there.
 * @returns where it is, in words; null for any other failure
 */
export function leaveInLogger(error: unknown, noted: Noted): string | null {
  if (!(error instanceof ApiError && error.status === 401)) return null
  writeDraft(logDraft, formOf({ triggers: [], reliefMethods: [], notes: '', ...noted } as unknown as StoredHotFlash))
  return 'What you pressed is filled in under “Log a Hot Flash” until then, in this tab.'
}

/** Why an entry was not kept, in words. */
export const describeFailedLog = (error: unknown): string =>
  error instanceof CookieNotStoredError ? error.message : describeFailedCall(error)

const removeStored = (stored: string) =>
  deleteStored({ kind: 'symptom', id: stored }, (id) =>
    callEndpoint<typeof deleteSymptom>('delete', '/symptoms/:id', { params: { id } }),
  )

const removeWaitingEntry = (key: string, noted: { timestamp: string; severity: number }) =>
  removeQueued<StoredHotFlash>(
    key,
    ({ timestamp, severity }) => Date.parse(timestamp) === Date.parse(noted.timestamp) && severity === noted.severity,
    { list, remove: removeStored },
  )

const replaceStored = (stored: string, body: Noted) =>
  changeStored({ kind: 'symptom', id: stored }, (id) =>
    callEndpoint<typeof updateSymptom>('patch', '/symptoms/:id', { params: { id }, body }),
  )

/** Corrects an entry. @returns what takes the correction back */
export async function correctEntry(before: StoredHotFlash, answers: LogAnswers): Promise<() => void> {
  await replaceStored(before.id, toHotFlash(answers, before))
  void refetchEntries()
  const { id, ...noted } = before
  return () => void undo(() => replaceStored(id, noted as Noted))
}

/** Deletes an entry and says so, with a way back. */
export async function deleteEntry({ id, waits, ...noted }: OwnEntry): Promise<void> {
  let wasHere = true
  try {
    if (waits) await removeWaitingEntry(id, noted)
    else wasHere = await removeStored(id)
  } catch (error) {
    notify({ title: 'Not Deleted', description: describeFailedCall(error), tone: 'destructive' })
    return
  }
  notify({
    title: 'Entry Deleted',
    ...(wasHere
      ? { action: { label: 'Undo', onPress: () => void undo(() => send(noted as Noted)) } }
      : { description: 'It was gone already.' }),
  })
  await refetchEntries()
}

async function undo(takeBack: () => Promise<unknown>): Promise<void> {
  try {
    await takeBack()
    notify({ title: 'Taken Back' })
  } catch (error) {
    notify({ title: 'That Did Not Work', description: describeFailedCall(error), tone: 'destructive' })
  }
  await refetchEntries()
}
