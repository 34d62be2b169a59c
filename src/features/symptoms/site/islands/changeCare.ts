import { callEndpoint } from '@/shared/browser/callEndpoint'
import { cookiesEnabled, CookieNotStoredError } from '@/shared/browser/cookiesEnabled'
import { sendOrStore } from '@/shared/browser/offline/lockedWrites'
import { changeStored, deleteStored } from '@/shared/browser/ownKey/changeStored'
import { removeQueued, type OrQueued } from '@/shared/browser/offline/queuedRecords'

import type { appointmentCalls, medicineCalls, StoredAppointment, StoredMedicine } from '../../contract'
import { keptAppointments, keptMedicines } from './ownCare'

export type New<Stored extends { id: string }> = Omit<Stored, 'id'>

/** A list of the visitor's own things, and the calls that change it. */
export type OwnList<Stored extends { id: string }> = {
  path: `/${string}`
  list: () => Promise<Stored[]>
  add: (thing: New<Stored>) => Promise<{ response: Stored } | { queued: string }>
  update: (id: string, thing: New<Stored>) => Promise<Stored>
  remove: (id: string) => Promise<unknown>
}

export const ownMedicines: OwnList<StoredMedicine> = {
  ...keptMedicines,
  add: (body) => sendOrStore<typeof medicineCalls.add>('/medicines', { body }),
  update: (stored, body) =>
    changeStored({ kind: 'medicine', id: stored }, (id) =>
      callEndpoint<typeof medicineCalls.update>('patch', '/medicines/:id', { params: { id }, body }),
    ),
  remove: (stored) =>
    deleteStored({ kind: 'medicine', id: stored }, (id) =>
      callEndpoint<typeof medicineCalls.remove>('delete', '/medicines/:id', { params: { id } }),
    ),
}

export const ownAppointments: OwnList<StoredAppointment> = {
  ...keptAppointments,
  add: (body) => sendOrStore<typeof appointmentCalls.add>('/appointments', { body }),
  update: (stored, body) =>
    changeStored({ kind: 'appointment', id: stored }, (id) =>
      callEndpoint<typeof appointmentCalls.update>('patch', '/appointments/:id', { params: { id }, body }),
    ),
  remove: (stored) =>
    deleteStored({ kind: 'appointment', id: stored }, (id) =>
      callEndpoint<typeof appointmentCalls.remove>('delete', '/appointments/:id', { params: { id } }),
    ),
}

const asKept = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  return Array.isArray(value) ? value.map(asKept).filter((one) => one !== '') : value
}

/** As the server keeps it, so that what waits reads like the rest, and is found again once it has gone out. */
const tidy = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).map(([field, value]) => [field, asKept(value)])) as Thing

/** Takes back what waits, wherever it is by now. */
const takeBack = <Stored extends { id: string }>(own: OwnList<Stored>, queued: string, thing: object) =>
  removeQueued<Stored>(
    queued,
    (kept) =>
      Object.entries(thing).every(
        ([field, value]) => JSON.stringify((kept as Record<string, unknown>)[field]) === JSON.stringify(value),
      ),
    own,
  )

/**
 * Keeps something new, or what was changed of something.
 * @param before what is changed; null for something new
 * @returns what takes it back while it waits; null when it is kept
 * @throws CookieNotStoredError when this browser dropped the cookie; the call's error when it could neither be kept nor wait
 */
export async function saveCareRecord<Stored extends { id: string }>(
  own: OwnList<Stored>,
  before: OrQueued<Stored> | null,
  typed: New<Stored>,
): Promise<(() => Promise<void>) | null> {
  if (!cookiesEnabled()) throw new CookieNotStoredError()
  const thing = tidy(typed)
  if (before && !before.waits) {
    await own.update(before.id, thing)
    return null
  }
  const kept = await own.add(thing)
  if (before) await deleteCareRecord(own, before)
  if ('queued' in kept) return () => takeBack(own, kept.queued, thing)
  const all = await own.list().catch(() => null)
  if (all && !all.some((one) => one.id === kept.response.id)) throw new CookieNotStoredError()
  return null
}

/** Deletes something, also while it waits. */
export async function deleteCareRecord<Stored extends { id: string }>(
  own: OwnList<Stored>,
  { id, waits, ...thing }: OrQueued<Stored>,
): Promise<void> {
  await (waits ? takeBack(own, id, thing) : own.remove(id))
}
