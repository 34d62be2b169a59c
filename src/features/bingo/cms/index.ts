import { defineRoom } from '@/shared/cms/defineRoom'

import { bingoBoards } from './boards'
import { bingoEndpoints } from './endpoints'
import { seedBingo } from './seed'

export const bingoRoom = defineRoom({
  collections: [bingoBoards],
  endpoints: bingoEndpoints,
  seed: { run: seedBingo },
})
