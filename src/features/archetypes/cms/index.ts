import { defineRoom } from '@/shared/cms/defineRoom'
import { slugs } from '@/slugs'

import { archetypes } from './archetypes'
import { seedArchetypes } from './seed'

export const archetypesRoom = defineRoom({
  collections: [archetypes],
  seed: { run: seedArchetypes, after: [slugs.educationModules] },
})
