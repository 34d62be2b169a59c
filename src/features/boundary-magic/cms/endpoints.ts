import {
  createRecordEndpoint,
  deleteRecordEndpoint,
  listRecordsEndpoint,
  updateRecordEndpoint,
  type Entry,
} from '@/vault'

import { applyShield, deleteShield, listShields, shieldRecords, updateShield, type StoredShield } from '../contract'

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
  updateRecordEndpoint({
    contract: updateShield,
    kind: shieldRecords,
    toRecord: (shield) => shield,
    toResponse: (id, record) => ({ id, ...record }),
  }),
  deleteRecordEndpoint({ contract: deleteShield, kind: shieldRecords }),
]
