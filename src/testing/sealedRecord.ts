import { randomUUID } from 'node:crypto'

import type { OwnKey } from '@/shared/browser/ownKey/derive'
import { sealRecord } from '@/shared/browser/ownKey/seal'

/** A record as a browser with this key sends it. */
export const sealedRecord = async ({ sealing }: OwnKey, kind: string, record: object, id: string = randomUUID()) => ({
  id,
  sealed: await sealRecord(sealing, { kind, id }, { at: 0, record }),
})
