import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { keepsCookies, NotKept } from '@/shared/browser/keepsCookies'
import { notify } from '@/shared/browser/notify'
import { orKeepLocked } from '@/shared/browser/offline/keepLocked'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'

import { discardQueued } from '@/shared/browser/offline/outbox'
import { whenItGoes } from '@/shared/browser/offline/whenItGoes'

import type { appointmentCalls, medicineCalls, StoredAppointment, StoredMedicine } from '../../contract'

type New<Stored extends { id: string }> = Omit<Stored, 'id'>

/** A list of the visitor's own things, and the calls that change it. */
type Kept<Stored extends { id: string }> = {
  key: `/${string}`
  list: () => Promise<Stored[]>
  add: (thing: New<Stored>) => Promise<Stored>
  update: (id: string, thing: New<Stored>) => Promise<Stored>
  remove: (id: string) => Promise<unknown>
}

const medicines: Kept<StoredMedicine> = {
  key: '/medicines',
  list: () => callEndpoint<typeof medicineCalls.list>('get', '/medicines'),
  add: (body) => callEndpoint<typeof medicineCalls.add>('post', '/medicines', { body }),
  update: (id, body) => callEndpoint<typeof medicineCalls.update>('patch', '/medicines/:id', { params: { id }, body }),
  remove: (id) => callEndpoint<typeof medicineCalls.remove>('delete', '/medicines/:id', { params: { id } }),
}

const appointments: Kept<StoredAppointment> = {
  key: '/appointments',
  list: () => callEndpoint<typeof appointmentCalls.list>('get', '/appointments'),
  add: (body) => callEndpoint<typeof appointmentCalls.add>('post', '/appointments', { body }),
  update: (id, body) =>
    callEndpoint<typeof appointmentCalls.update>('patch', '/appointments/:id', { params: { id }, body }),
  remove: (id) => callEndpoint<typeof appointmentCalls.remove>('delete', '/appointments/:id', { params: { id } }),
}

const sayItWaits = (queued: string) =>
  notify({
    title: 'Saved on this phone',
    description: whenItGoes(),
    action: { label: 'Undo', onPress: () => void discardQueued(queued) },
  })

function useKept<Stored extends { id: string }>({ key, list, add, update, remove }: Kept<Stored>) {
  const client = useQueryClient()
  const queryKey = [`/api${key}`]
  const query = useQuery({ queryKey, queryFn: () => fetchOrCached(key, list) })
  const refetch = async () => {
    await Promise.all([queryKey, ['/api/privacy/dashboard']].map((one) => client.invalidateQueries({ queryKey: one })))
  }
  const failed = (error: unknown) =>
    notify({
      title: 'Not Saved',
      description: error instanceof NotKept ? error.message : describeFailedCall(error),
      tone: 'destructive',
    })
  const saving = useMutation({
    mutationFn: async ({ id, thing }: { id: string | null; thing: New<Stored> }) => {
      if (!keepsCookies()) throw new NotKept()
      const kept = await (id === null ? orKeepLocked(key, thing, () => add(thing)) : update(id, thing))
      if ('queued' in kept) return sayItWaits(kept.queued)
      const own = await list().catch(() => null)
      if (own && !own.some((one) => one.id === kept.id)) throw new NotKept()
    },
    onSuccess: refetch,
    onError: failed,
  })
  const removing = useMutation({
    mutationFn: ({ id }: Stored) => remove(id),
    onSuccess: async (_, { id: _id, ...thing }) => {
      const putBack = () => orKeepLocked(key, thing, () => add(thing)).then(refetch, failed)
      notify({ title: 'Deleted', action: { label: 'Undo', onPress: () => void putBack() } })
      await refetch()
    },
    onError: failed,
  })
  return { ...query, saving, removing }
}

export const useMedicines = () => useKept(medicines)
export const useAppointments = () => useKept(appointments)
