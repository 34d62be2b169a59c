import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { queryClient } from '@/shared/browser/queryClient'

import type { applyShield, deleteShield, StoredShield } from '../../contract'

export const shieldsKey = ['/api/shield-applications']

const refetch = () => queryClient().invalidateQueries({ queryKey: shieldsKey })

const say = (error: unknown) =>
  notify({ title: 'That Did Not Work', description: describeFailedCall(error), tone: 'destructive' })

/** Deletes a shield. @returns whether it is gone */
export async function removeShield(id: string): Promise<boolean> {
  try {
    await callEndpoint<typeof deleteShield>('delete', '/shield-applications/:id', { params: { id } })
  } catch (error) {
    say(error)
    return false
  }
  notify({ title: 'Shield Taken Off' })
  await refetch()
  return true
}

/** Deletes a shield with a way back. */
export async function removeShieldUndoably({ id, ...shield }: StoredShield): Promise<void> {
  if (!(await removeShield(id))) return
  const putBack = () =>
    callEndpoint<typeof applyShield>('post', '/shield-applications', { body: shield }).then(refetch, say)
  notify({ title: 'Shield Taken Off', action: { label: 'Undo', onPress: () => void putBack() } })
}
