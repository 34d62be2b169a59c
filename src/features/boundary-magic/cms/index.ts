import { defineRoom } from '@/shared/cms/defineRoom'
import { boundaryTexts } from '../content/boundaryTexts'
import { sealable } from '@/shared/lib/ownRecords'
import { slugs } from '@/slugs'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'

import { shields } from '../records/ownRecords'
import { shieldEndpoints } from './endpoints'

export const boundaryMagicRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.boundaryPage,
      label: 'Boundary Magic page',
      description:
        'The words of the page: the ritual, its two voices, the example voices. {lines} in the warning becomes the numbers of Auntie: safety and limits.',
      page: '/boundary-magic',
      defaults: boundaryTexts,
      sections: {
        'Opening and philosophy': [
          'eyebrow',
          'headline',
          'introduction',
          'shieldButton',
          'ritualButton',
          'philosophyHeading',
          'philosophy',
          'philosophyMore',
        ],
        Benefits: [
          'physicalVoice',
          'physicalHeading',
          'physical',
          'physicalNote',
          'energeticVoice',
          'energeticHeading',
          'energetic',
          'energeticNote',
        ],
        'The ritual': ['ritualEyebrow', 'ritualHeading', 'ritual'],
        'Today’s shield: the form': [
          'shieldEyebrow',
          'shieldHeading',
          'shieldText',
          'withoutScripts',
          'fetching',
          'protectionLegend',
          'lightNote',
          'mediumNote',
          'fortressNote',
          'moodLegend',
          'zenNote',
          'confidentNote',
          'cautiousNote',
          'defensiveNote',
          'warriorNote',
          'mantraField',
          'mantraHint',
          'notesField',
          'activateButton',
          'activating',
          'worn',
        ],
        'Earlier shields': [
          'pastHeading',
          'pastMore',
          'shieldOf',
          'correctButton',
          'deleteButton',
          'pastNotesField',
          'saveButton',
          'leaveButton',
        ],
        'Example voices and the warning': [
          'voicesHeading',
          'voicesText',
          'voiceMark',
          'voices',
          'warningLead',
          'warning',
        ],
      },
    }),
  ],
  endpoints: shieldEndpoints,
  ownRecords: [sealable(shields)],
})
