import { defineRecordFormat } from '@/shared/lib/recordFormat'

import { bingoRecords, type Mark } from '../contract'

export const bingoFormat = defineRecordFormat<Mark>({
  exportKey: bingoRecords.exportKey,
  title: { one: 'Bingo square', many: 'Bingo squares' },
  when: ({ writtenAt = '' }) => writtenAt,
  tell: ({ boardId, position }) => [
    ['Board', String(boardId)],
    ['Square', String(position + 1)],
  ],
})
