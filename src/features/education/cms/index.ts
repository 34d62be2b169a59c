import { defineRoom } from '@/shared/cms/defineRoom'
import { libraryPassagesTable } from '@/shared/search/libraryPassages'
import { slugs } from '@/slugs'

import { educationEndpoints } from './endpoints'
import { educationModules } from './modules'
import { redFlags } from './redFlags'
import { references } from './references'
import { seedEducation } from './seed'
import { preventDeleteIfInModuleText } from './preventDeleteIfInModuleText'

export const educationRoom = defineRoom({
  collections: [educationModules, references, redFlags],
  endpoints: educationEndpoints,
  tables: [libraryPassagesTable],
  seed: { run: seedEducation },
  hooksOn: { [slugs.media]: { beforeDelete: [preventDeleteIfInModuleText] } },
})
