import { defineRoom } from '@/shared/cms/defineRoom'
import { slugs } from '@/slugs'

import { brands } from './brands'
import { ingredients } from './ingredients'
import { seedCleanBeauty } from './seed'

export const cleanBeautyRoom = defineRoom({
  collections: [ingredients, brands],
  seed: { run: seedCleanBeauty, after: [slugs.references] },
})
