import { defineRoom } from '@/shared/cms/defineRoom'
import { slugs } from '@/slugs'

import { practiceSessions } from './practiceSessions'
import { seedPractice } from './seed'

export const practiceRoom = defineRoom({
  collections: [practiceSessions],
  seed: { run: seedPractice, after: [slugs.references] },
})
