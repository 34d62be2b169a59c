import { defineRoom } from '@/shared/cms/defineRoom'
import { slugs } from '@/slugs'

import { wisdomQuotes } from './quotes'
import { seedWisdom } from './seed'
import { wisdomEntries } from './wisdomEntries'

export const wisdomRoom = defineRoom({
  collections: [wisdomQuotes, wisdomEntries],
  seed: { run: seedWisdom, after: [slugs.references] },
})
