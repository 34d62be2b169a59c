import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { sendOrStore } from '@/shared/browser/offline/lockedWrites'
import { removeQueued, type OrQueued } from '@/shared/browser/offline/queuedRecords'
import { deleteStored } from '@/shared/browser/ownKey/changeStored'
import { queryClient } from '@/shared/browser/queryClient'

import type { applyShield, deleteShield, listShields, StoredShield } from '../../contract'

export const shieldsKey = ['/api/shield-applications']

const refetch = () => queryClient().invalidateQueries({ queryKey: shieldsKey })

const say = (error: unknown) =>
  notify({ title: 'That Did Not Work', description: describeFailedCall(error), tone: 'destructive' })

export const shieldsPath = '/shield-applications'

/** The stored shields, newest first. */
export const listKept = () => callEndpoint<typeof listShields>('get', shieldsPath)

/** Keeps a shield, or lets it wait on this device. */
export const keepShield = (body: Omit<StoredShield, 'id'>) => sendOrStore<typeof applyShield>(shieldsPath, { body })

const remove = (stored: string) =>
  deleteStored({ kind: 'shield', id: stored }, (id) =>
    callEndpoint<typeof deleteShield>('delete', '/shield-applications/:id', { params: { id } }),
  )

/** Deletes a shield, wherever it is. @returns whether it is gone */
export async function removeShield({
  id,
  waits,
  appliedAt,
}: Pick<OrQueued<StoredShield>, 'id' | 'waits' | 'appliedAt'>): Promise<boolean> {
  const isIt = (one: StoredShield) => Date.parse(one.appliedAt) === Date.parse(appliedAt)
  try {
    await (waits ? removeQueued<StoredShield>(id, isIt, { list: listKept, remove }) : remove(id))
  } catch (error) {
    say(error)
    return false
  }
  notify({ title: 'Shield Taken Off' })
  await refetch()
  return true
}

/** Deletes a shield with a way back. */
export async function removeShieldUndoably(shield: OrQueued<StoredShield>): Promise<void> {
  if (!(await removeShield(shield))) return
  const { id: _id, waits: _waits, ...applied } = shield
  const putBack = () => keepShield(applied).then(refetch, say)
  notify({
    title: 'Shield Taken Off',
    action: { label: 'Undo', onPress: () => void putBack() },
  })
}
