import { defineRoom } from '@/shared/cms/defineRoom'
import { slugs } from '@/slugs'

import { stackEndpoints } from './endpoints'
import { seedStacks } from './seed'
import { stacks } from './stacks'

export const smartStacksRoom = defineRoom({
  collections: [stacks],
  endpoints: stackEndpoints,
  seed: { run: seedStacks, after: [slugs.references] },
})
