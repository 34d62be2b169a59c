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
      sections: {
        'Words of the header': ['skipLink', 'more', 'menu', 'closeMenu', 'openMenu', 'search', 'day', 'nowLink'],
        Themes: ['toDark', 'toLight', 'toDim', 'light', 'themeDay', 'themeNight', 'themeDim'],
        Footer: ['kept', 'keptLink'],
        'Page for addresses that lead nowhere': [
          'notFoundHeading',
          'notFoundLead',
          'notFoundText',
          'notFoundStart',
          'notFoundLibrary',
        ],
        'Links of the header, the More menu and the footer': ['topLinks', 'moreLinks', 'footerLinks'],
      },
    }),
    siteSettings,
  ],
  seed: { run: seedSiteSettings, fillsOnly: true },
})
