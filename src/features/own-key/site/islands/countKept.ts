import { callEndpoint } from '@/shared/browser/callEndpoint'
import { markLocked, wasMoved } from '@/shared/browser/ownKey/state'

import type { readOwnKey } from '../../contract'

/**
 * How many records would be lost with the cookie. A cookie of an own key in a browser that forgot it is noticed, and a
 * move whose last answer was lost: an empty diary would stand there, and nothing said of the key that has all of it.
 */
export async function countKept(): Promise<number> {
  const kept = await callEndpoint<typeof readOwnKey>('get', '/own-key')
  if (kept.ownKey || wasMoved(kept.records)) markLocked()
  return kept.records
}
