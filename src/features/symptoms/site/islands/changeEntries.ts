import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { keepsCookies, NotKept } from '@/shared/browser/keepsCookies'
import { notify } from '@/shared/browser/notify'
import { discardQueued, sendOrQueue } from '@/shared/browser/offline/outbox'
import { queryClient } from '@/shared/browser/queryClient'

import type { deleteSymptom, listSymptoms, logSymptom, StoredHotFlash, updateSymptom } from '../../contract'
import { toHotFlash, type LogAnswers } from './logForm'
import { logPath, symptomsKey, type OwnEntry } from './ownSymptoms'

type Noted = ReturnType<typeof toHotFlash>

/** Fetches the visitor's entries anew wherever they are shown. */
async function refetchEntries(): Promise<void> {
  const client = queryClient()
  await Promise.all([symptomsKey, ['/api/privacy/dashboard']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** @throws NotKept when a stored entry is not among the visitor's: the browser dropped the cookie */
async function confirmKept(id: string): Promise<void> {
  const own = await callEndpoint<typeof listSymptoms>('get', '/symptoms').catch(() => null)
  if (own && !own.some((entry) => entry.id === id)) throw new NotKept()
}

/**
 * Keeps a hot flash, or lets it wait on this device.
 * @param isFirst whether nothing is kept yet: only then it has to be seen whether this browser keeps its cookie
 * @returns what takes it back, and whether it waits
 */
export async function logEntry(noted: Noted, isFirst: boolean): Promise<{ waits: boolean; takeBack: () => void }> {
  if (!keepsCookies()) throw new NotKept()
  const logged = await sendOrQueue<typeof logSymptom>(logPath, { body: noted })
  if ('queued' in logged) {
    void refetchEntries()
    return { waits: true, takeBack: () => void undo(() => discardQueued(logged.queued)) }
  }
  const { id } = logged.response
  if (isFirst) await confirmKept(id)
  void refetchEntries()
  return { waits: false, takeBack: () => void undo(() => removeStored(id)) }
}

/** Why an entry was not kept, in words. */
export const describeFailedLog = (error: unknown): string =>
  error instanceof NotKept ? error.message : describeFailedCall(error)

const removeStored = (id: string) => callEndpoint<typeof deleteSymptom>('delete', '/symptoms/:id', { params: { id } })

const replaceStored = (id: string, body: Noted) =>
  callEndpoint<typeof updateSymptom>('patch', '/symptoms/:id', { params: { id }, body })

/** Corrects an entry. @returns what takes the correction back */
export async function correctEntry(before: StoredHotFlash, answers: LogAnswers): Promise<() => void> {
  await replaceStored(before.id, toHotFlash(answers, before))
  void refetchEntries()
  const { id, ...noted } = before
  return () => void undo(() => replaceStored(id, noted as Noted))
}

/** Deletes an entry and says so, with a way back. */
export async function deleteEntry({ id, waits, ...noted }: OwnEntry): Promise<void> {
  try {
    await (waits ? discardQueued(id) : removeStored(id))
  } catch (error) {
    notify({ title: 'Not Deleted', description: describeFailedCall(error), tone: 'destructive' })
    return
  }
  notify({
    title: 'Entry Deleted',
    action: {
      label: 'Undo',
      onPress: () => void undo(() => sendOrQueue<typeof logSymptom>(logPath, { body: noted as Noted })),
    },
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
