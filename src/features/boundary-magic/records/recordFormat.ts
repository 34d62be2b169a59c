import { defineRecordFormat } from '@/shared/lib/recordFormat'

import { shieldRecords, type StoredShield } from '../contract'

export const shieldFormat = defineRecordFormat<StoredShield>({
  exportKey: shieldRecords.exportKey,
  title: { one: 'Boundary shield', many: 'Boundary shields' },
  when: ({ appliedAt }) => appliedAt,
  tell: ({ protectionLevel, moodState, dailyMantra, applicationNotes }) => [
    ['Protection', protectionLevel],
    ['Mood', moodState],
    ['Mantra', dailyMantra],
    ['Note', applicationNotes ?? ''],
  ],
})
