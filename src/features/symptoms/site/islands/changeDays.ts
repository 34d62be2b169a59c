import { ApiError, callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { cookiesEnabled, CookieNotStoredError } from '@/shared/browser/cookiesEnabled'
import { notify } from '@/shared/browser/notify'
import { sendOrStore, sendOrStoreLocked } from '@/shared/browser/offline/lockedWrites'
import { discardQueued } from '@/shared/browser/offline/outbox'
import { describeSendTime } from '@/shared/browser/offline/describeSendTime'
import { deleteStored } from '@/shared/browser/ownKey/changeStored'
import { queryClient } from '@/shared/browser/queryClient'

import type { deleteDay, keepDay, listDays, StoredDay } from '../../contract'
import type { DayEntry } from '../../domain/dayEntry'
import { emptyDay, saysAnything } from '../../domain/emptyDay'
import type { DayKey } from '../../domain/days'
import { applyChanges, dayRules, type DayChanges } from '../../domain/mergeDays'
import { daysKey, daysPath, daysQuery } from './ownDays'

type Body = Parameters<typeof sendOrStore<typeof keepDay>>[1]['body']

async function refetchDays(): Promise<void> {
  const client = queryClient()
  await Promise.all([daysKey, ['/api/privacy/dashboard']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

const upon = (began: DayEntry) => ({ list: daysPath, by: 'day', began, rules: dayRules }) as const

/** @param began what the day takes the place of, as far as it is known here */
const send = (day: DayEntry, began: DayEntry) =>
  sendOrStore<typeof keepDay>(daysPath, { body: day as Body }, upon(began))

const remove = (stored: string, day: DayKey) =>
  deleteStored({ kind: 'day', id: stored, once: day }, (id) =>
    callEndpoint<typeof deleteDay>('delete', '/days/:id', { params: { id } }),
  )

async function undo(takeBack: () => Promise<unknown>): Promise<void> {
  try {
    await takeBack()
    notify({ title: 'Taken Back' })
  } catch (error) {
    notify({ title: 'That Did Not Work', description: describeFailedCall(error), tone: 'destructive' })
  }
  await refetchDays()
}

/**
 * What is kept by now: a page that stayed open knows nothing of what another tab or device has added since.
 * @throws the server's refusal; without a network only what is known here counts
 */
async function daysNow(): Promise<StoredDay[] | null> {
  try {
    return (await queryClient().fetchQuery({ ...daysQuery, staleTime: 0 })).days
  } catch (error) {
    if (error instanceof ApiError && error.serverMessage !== null) throw error
    return null
  }
}

async function removeWhatWentOut(day: DayKey): Promise<void> {
  const kept = (await daysNow())?.find((one) => one.day === day)
  if (kept) await remove(kept.id, day)
}

/**
 * Keeps what was changed of a day, or lets it wait on this device, and says so with a way back.
 * @throws CookieNotStoredError when this browser dropped the cookie; the call's error when it could neither be kept nor wait
 */
export async function saveDay(day: DayKey, changes: DayChanges): Promise<void> {
  if (!cookiesEnabled()) throw new CookieNotStoredError()
  // What is kept by now nobody can see while the diary is locked; what was changed is put on it then.
  const seen = { ...emptyDay(day), ...changes.began }
  const kept = await sendOrStoreLocked(
    daysPath,
    applyChanges(seen, changes),
    async () => {
      const own = await daysNow()
      const before = own?.find((one) => one.day === day)
      const { id: _id, ...stored } = { id: '', ...(before ?? emptyDay(day)) }
      const entry = applyChanges(stored, changes)
      // A day that says nothing is no day with a note.
      if (before && !saysAnything(entry)) {
        await remove(before.id, day)
        return { emptied: stored }
      }
      return { own, before, putBack: () => send(stored, entry), ...(await send(entry, stored)) }
    },
    upon(seen),
  )
  if ('queued' in kept) {
    const wentOut = () => ('before' in kept && kept.before ? kept.putBack() : removeWhatWentOut(day))
    const takeBack = async () => (await discardQueued(kept.queued)) || wentOut()
    notify({
      title: 'Saved on this phone',
      description: describeSendTime(),
      action: { label: 'Undo', onPress: () => void undo(takeBack) },
    })
  } else if (kept.emptied) notifyDeleted(kept.emptied)
  else {
    const { own, before, putBack } = kept
    const { id } = kept.response
    // Only while nothing is kept it has to be seen whether this browser keeps its cookie.
    if (own?.length === 0) {
      const found = await callEndpoint<typeof listDays>('get', daysPath).catch(() => null)
      if (found && !found.some((one) => one.id === id)) throw new CookieNotStoredError()
    }
    notify({
      title: 'Day Kept',
      action: { label: 'Undo', onPress: () => void undo(before ? putBack : () => remove(id, day)) },
    })
  }
  void refetchDays()
}

const notifyDeleted = (day: DayEntry) =>
  notify({
    title: 'Day Deleted',
    action: { label: 'Undo', onPress: () => void undo(() => send(day, emptyDay(day.day))) },
  })

/** Deletes a day and says so, with a way back. */
export async function removeDay({ id, ...day }: StoredDay): Promise<void> {
  let wasHere: boolean
  try {
    wasHere = (await discardQueued(id)) || (await remove(id, day.day))
  } catch (error) {
    notify({ title: 'Not Deleted', description: describeFailedCall(error), tone: 'destructive' })
    return
  }
  if (wasHere) notifyDeleted(day)
  else notify({ title: 'Day Deleted', description: 'It was gone already.' })
  await refetchDays()
}
