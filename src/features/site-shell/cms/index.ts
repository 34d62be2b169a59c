import { defineRoom } from '@/shared/cms/defineRoom'
import { shellTexts } from '../content/shellTexts'
import { slugs } from '@/slugs'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'

import { seedSiteSettings, siteSettings } from './siteSettings'

export const siteShellRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.menus,
      label: 'Menus and footer',
      description:
        'The menus and their order, the footer, and the page for addresses that lead nowhere. Drag an entry to move it.',
      page: '/',
      defaults: shellTexts,
    }),
    siteSettings,
  ],
  seed: { run: seedSiteSettings, fillsOnly: true },
})
