import { createRecordEndpoint, listRecordsEndpoint, type Entry } from '@/vault'

import { applyShield, listShields, shieldRecords, type StoredShield } from '../contract'

export const shieldEndpoints = [
  createRecordEndpoint({
    contract: applyShield,
    kind: shieldRecords,
    toRecord: (shield) => shield,
    toResponse: (id, record) => ({ id, ...record }),
  }),
  listRecordsEndpoint({
    contract: listShields,
    kind: shieldRecords,
    toResponse: (entries: Entry<Omit<StoredShield, 'id'>>[]) => entries.map(({ id, record }) => ({ id, ...record })),
  }),
]
