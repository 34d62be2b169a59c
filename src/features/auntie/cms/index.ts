import { defineRoom } from '@/shared/cms/defineRoom'
import { auntieTexts } from '../content/auntieTexts'
import { safetyCaseTexts } from '../content/safetyCaseTexts'
import { slugs } from '@/slugs'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'

import { auntieSafety } from './auntieSafety'
import { auntieEndpoints } from './endpoints'
import { seedAuntie } from './seed'
import { probeTask } from './dailyProbe'
import { auntieUsageTable } from './dailyUsage'

export const auntieRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.auntiePage,
      label: 'Ask an Auntie page',
      description:
        'Her greeting, the questions to begin with, and the words around the chat. What she answers in a crisis stands under Auntie: safety and limits.',
      page: '/ask-auntie',
      defaults: auntieTexts,
    }),
    pageTextsGlobal({
      slug: slugs.safetyCasePage,
      label: 'How safe is Auntie? page',
      description:
        'The words around her figures, which are measured and cannot be changed here. What stands in braces becomes a number or version. Say who reviewed her when somebody has.',
      page: '/safety/auntie',
      defaults: safetyCaseTexts,
      sections: {
        'Opening and steps': ['eyebrow', 'headline', 'introduction', 'whoReviewed', 'stepsHeading', 'steps'],
        'Measuring and figures': [
          'measuringHeading',
          'measuring',
          'figuresHeading',
          'figures',
          'newest',
          'allMeasurements',
          'measured',
          'heard',
          'falseAlarm',
          'found',
          'columns',
        ],
        'Versions, reviews and reports': [
          'versionsHeading',
          'rules',
          'rulesChanged',
          'weights',
          'reviews',
          'reportHeading',
          'report',
          'reportKept',
        ],
      },
      fixed: ['columns'],
    }),
    auntieSafety,
  ],
  endpoints: auntieEndpoints,
  tables: [auntieUsageTable],
  tasks: [probeTask],
  adminComponents: { beforeDashboard: ['/features/auntie/cms/ProbeTrouble#ProbeTrouble'] },
  seed: { run: seedAuntie },
})
