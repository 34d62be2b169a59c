import { defineRoom } from '@/shared/cms/defineRoom'

import { seedSiteSettings } from './seed'
import { siteSettings } from './siteSettings'

export const siteShellRoom = defineRoom({ globals: [siteSettings], seed: { run: seedSiteSettings } })
