import { defineRoom } from '@/shared/cms/defineRoom'

import { seedSiteSettings, siteSettings } from './siteSettings'

export const siteShellRoom = defineRoom({ globals: [siteSettings], seed: { run: seedSiteSettings } })
