import { callEndpoint } from '@/shared/browser/callEndpoint'
import { markLocked } from '@/shared/browser/ownKey/state'

import type { readOwnKey } from '../../contract'

/** How many records would be lost with the cookie. A cookie of an own key in a browser that forgot it is noticed. */
export async function countKept(): Promise<number> {
  const kept = await callEndpoint<typeof readOwnKey>('get', '/own-key')
  if (kept.ownKey) markLocked()
  return kept.records
}
