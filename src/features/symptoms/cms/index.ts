import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { sealable } from '@/shared/lib/ownRecords'
import { slugs } from '@/slugs'

import { diaryTexts } from '../content/diaryTexts'
import { nowTexts } from '../content/nowTexts'
import { trackingTexts } from '../content/trackingTexts'
import { appointments, days, hotFlashes, medicines } from '../domain/ownRecords'
import { symptomEndpoints } from './endpoints'

export const symptomsRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.trackingPage,
      label: 'Tracking page',
      description: 'The words around the diary. What the diary and the history say belongs to them.',
      page: '/tracking',
      defaults: trackingTexts,
      sections: {
        Opening: [
          'badge',
          'headline',
          'introduction',
          'noteButton',
          'logButton',
          'careButton',
          'sealed',
          'privacyLink',
        ],
        'Ways and what is worth a line': [
          'methodsHeading',
          'methods',
          'thingsHeading',
          'thingsIntroduction',
          'bodyHeading',
          'bodyThings',
          'headHeading',
          'headThings',
          'daysHeading',
          'daysThings',
        ],
        'What you get, and the warning': ['benefitsHeading', 'benefits', 'warningHeading', 'warning', 'warningSources'],
      },
    }),
    pageTextsGlobal({
      slug: slugs.diaryDialogs,
      label: 'Dialogs of the diary',
      description:
        'What the two dialogs say in which a hot flash and a day are noted. The answers to choose from are fixed, so that entries stay comparable; what stands in braces becomes a number or a length.',
      page: '/tracking',
      defaults: diaryTexts,
      sections: {
        'A hot flash': [
          'logCaption',
          'logHeading',
          'correctHeading',
          'strengthLegend',
          'lengthLegend',
          'whenLegend',
          'otherTimeField',
          'optional',
          'triggersLegend',
          'reliefLegend',
          'severalHint',
          'notesField',
          'sealed',
          'exportNote',
          'quickLabel',
          'quickText',
          'quickButton',
          'logButton',
          'saveButton',
          'logging',
        ],
        'A day': [
          'dayCaption',
          'today',
          'yesterday',
          'dayBefore',
          'dayAfter',
          'anotherDay',
          'sleepLegend',
          'moodLegend',
          'energyLegend',
          'flashesLegend',
          'sweatsLegend',
          'bleedingLegend',
          'symptomsLegend',
          'allSymptomsButton',
          'ownWordsField',
          'takenLegend',
          'noteField',
          'noteHint',
          'keepDayButton',
        ],
      },
    }),
    pageTextsGlobal({
      slug: slugs.nowPage,
      label: 'Page for right now',
      description:
        'The dark page for a hot flash: three steps of thirty seconds each. What is kept is the strength from 1 to 5 and the range of its length, which the diary calls by its own names: a name here says the same in your words.',
      page: '/now',
      defaults: nowTexts,
      fixed: ['strengths', 'lengths'],
      narrow: { strengths: 10, lengths: 12 },
    }),
  ],
  endpoints: symptomEndpoints,
  ownRecords: [sealable(hotFlashes), sealable(days), sealable(medicines), sealable(appointments)],
})
