import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { describeFailedCall } from '@/shared/browser/callEndpoint'
import { CookieNotStoredError } from '@/shared/browser/cookiesEnabled'
import { notify } from '@/shared/browser/notify'
import type { OrQueued } from '@/shared/browser/offline/queuedRecords'
import { describeSendTime } from '@/shared/browser/offline/describeSendTime'

import { ownAppointments, ownMedicines, deleteCareRecord, saveCareRecord, type New, type OwnList } from './changeCare'
import { careQuery } from './ownCare'

function useOwnList<Stored extends { id: string }>(own: OwnList<Stored>) {
  type Shown = OrQueued<Stored>
  const client = useQueryClient()
  const asked = careQuery(own)
  const { queryKey } = asked
  const [saveKey, removeKey] = [
    [...queryKey, 'save'],
    [...queryKey, 'remove'],
  ]
  const query = useQuery(asked)
  const refetch = async () => {
    await Promise.all([queryKey, ['/api/privacy/dashboard']].map((one) => client.invalidateQueries({ queryKey: one })))
  }
  const failed = (error: unknown) =>
    notify({
      title: 'Not Saved',
      description: error instanceof CookieNotStoredError ? error.message : describeFailedCall(error),
      tone: 'destructive',
    })
  const saving = useMutation({
    mutationKey: saveKey,
    mutationFn: ({ before, thing }: { before: Shown | null; thing: New<Stored> }) => saveCareRecord(own, before, thing),
    onSuccess: async (takeBack) => {
      if (takeBack)
        notify({
          title: 'Saved on this phone',
          description: describeSendTime(),
          action: { label: 'Undo', onPress: () => void takeBack().then(refetch, failed) },
        })
      await refetch()
    },
    onError: failed,
  })
  const removing = useMutation({
    mutationKey: removeKey,
    mutationFn: (shown: Shown) => deleteCareRecord(own, shown),
    onSuccess: async (_, { id: _id, waits: _waits, ...thing }) => {
      const putBack = () => own.add(thing as unknown as New<Stored>).then(refetch, failed)
      notify({ title: 'Deleted', action: { label: 'Undo', onPress: () => void putBack() } })
      await refetch()
    },
    onError: failed,
  })
  // Asked of the client: a second press may come before the first one's state is rendered, and is no second wish.
  const isBusy = (mutationKey: string[], isSame: (variables: unknown) => boolean) =>
    client.isMutating({ mutationKey, predicate: ({ state }) => isSame(state.variables) }) > 0
  return {
    ...query,
    save(before: Shown | null, thing: New<Stored>, onSuccess: () => void) {
      if (!isBusy(saveKey, () => true)) saving.mutate({ before, thing }, { onSuccess })
    },
    remove(shown: Shown) {
      if (!isBusy(removeKey, (other) => other === shown)) removing.mutate(shown)
    },
  }
}

/** The visitor's medicines, and how to change them. */
export const useMedicines = () => useOwnList(ownMedicines)

/** The visitor's appointments, and how to change them. */
export const useAppointments = () => useOwnList(ownAppointments)
