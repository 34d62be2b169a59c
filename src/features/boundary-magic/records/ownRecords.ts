import type { OwnEntry, OwnRecords } from '@/shared/lib/ownRecords'

import {
  applyShield,
  deleteShield,
  listShields,
  shieldRecords,
  updateShield,
  type shield,
  type StoredShield,
} from '../contract'

/** The visitor's shields, newest first. */
export const shields: OwnRecords<
  typeof shield,
  Omit<StoredShield, 'id'>,
  (typeof applyShield)['response'],
  (typeof listShields)['response']['element']
> = {
  kind: shieldRecords,
  add: applyShield,
  list: listShields,
  update: updateShield,
  remove: deleteShield,
  toRecord: (record) => record,
  toResponse: (id, record) => ({ id, ...record }),
  toList: (entries: OwnEntry<Omit<StoredShield, 'id'>>[]) => entries.map(({ id, record }) => ({ id, ...record })),
}
