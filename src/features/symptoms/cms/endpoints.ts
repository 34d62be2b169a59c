import {
  createRecordEndpoint,
  deleteRecordEndpoint,
  listRecordsEndpoint,
  updateRecordEndpoint,
  type Entry,
} from '@/vault'

import {
  deleteSymptom,
  hotFlashRecords,
  listSymptoms,
  logSymptom,
  updateSymptom,
  type StoredHotFlash,
} from '../contract'

type HotFlash = Omit<StoredHotFlash, 'id'>

export const symptomEndpoints = [
  createRecordEndpoint({
    contract: logSymptom,
    kind: hotFlashRecords,
    idempotent: true,
    toRecord: (hotFlash) => hotFlash,
    toResponse: (id, record) => ({ id, ...record }),
  }),
  listRecordsEndpoint({
    contract: listSymptoms,
    kind: hotFlashRecords,
    toResponse: (entries: Entry<HotFlash>[]) =>
      entries
        .map(({ id, record }) => ({ id, ...record }))
        // Sorted by occurrence, not by creation: an entry may be back-dated.
        .sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp)),
  }),
  updateRecordEndpoint({
    contract: updateSymptom,
    kind: hotFlashRecords,
    toRecord: (hotFlash) => hotFlash,
    toResponse: (id, record) => ({ id, ...record }),
  }),
  deleteRecordEndpoint({ contract: deleteSymptom, kind: hotFlashRecords }),
]
