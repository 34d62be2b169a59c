import { defineRoom } from '@/shared/cms/defineRoom'

import { seedTarot } from './seed'
import { tarotCards } from './tarotCards'

export const tarotRoom = defineRoom({ collections: [tarotCards], seed: { run: seedTarot } })
