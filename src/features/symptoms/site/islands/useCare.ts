import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { keepsCookies, NotKept } from '@/shared/browser/keepsCookies'
import { notify } from '@/shared/browser/notify'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'

import type { appointmentCalls, medicineCalls, StoredAppointment, StoredMedicine } from '../../contract'

type New<Stored extends { id: string }> = Omit<Stored, 'id'>

/** A list of the visitor's own things, and the calls that change it. */
type Kept<Stored extends { id: string }> = {
  key: string
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
      const { id: stored } = await (id === null ? add(thing) : update(id, thing))
      const own = await list().catch(() => null)
      if (own && !own.some((one) => one.id === stored)) throw new NotKept()
    },
    onSuccess: refetch,
    onError: failed,
  })
  const removing = useMutation({
    mutationFn: ({ id }: Stored) => remove(id),
    onSuccess: async (_, { id: _id, ...thing }) => {
      const putBack = () => add(thing).then(refetch, failed)
      notify({ title: 'Deleted', action: { label: 'Undo', onPress: () => void putBack() } })
      await refetch()
    },
    onError: failed,
  })
  return { ...query, saving, removing }
}

export const useMedicines = () => useKept(medicines)
export const useAppointments = () => useKept(appointments)
