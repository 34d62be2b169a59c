import { defineRoom } from '@/shared/cms/defineRoom'
import { dashboardTexts } from '../content/dashboardTexts'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { dashboardFocus } from './dashboardFocus'
import { patternCards } from './patternCards'
import { seedDashboard } from './seed'

export const dashboardRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.dashboardPage,
      label: 'Dashboard',
      description: 'The words around what the day brings.',
      page: '/dashboard',
      defaults: dashboardTexts,
      sections: {
        Opening: ['badge', 'headline', 'introduction', 'trackButton', 'learnButton', 'practiceButton'],
        'What to note': [
          'logTitle',
          'logText',
          'shieldTitle',
          'shieldText',
          'tarotTitle',
          'tarotText',
          'sleepTitle',
          'energyTitle',
        ],
        Patterns: ['patternsHeading', 'patternToday', 'thought', 'tryFirst', 'seeClinician', 'toRead', 'sources'],
        'Focus, stack and learning': [
          'focusHeading',
          'focusText',
          'stackHeading',
          'stackWhen',
          'stackLink',
          'learningHeading',
        ],
        'Coaching, community and the rest': [
          'coachingHeading',
          'coachingText',
          'coachingButton',
          'communityHeading',
          'communityText',
          'communityButton',
          'wisdomHeading',
          'actionsHeading',
        ],
      },
    }),
  ],

  collections: [patternCards, dashboardFocus],
  seed: { run: seedDashboard, after: [slugs.educationModules, slugs.references] },
})
