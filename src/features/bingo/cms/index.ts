import { defineRoom } from '@/shared/cms/defineRoom'

import { bingoRecords } from '../contract'
import { bingoBoards } from './boards'
import { bingoEndpoints } from './endpoints'
import { seedBingo } from './seed'

export const bingoRoom = defineRoom({
  collections: [bingoBoards],
  endpoints: bingoEndpoints,
  recordKinds: [bingoRecords],
  seed: { run: seedBingo },
})
