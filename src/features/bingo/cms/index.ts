import { defineRoom } from '@/shared/cms/defineRoom'
import { bingoTexts } from '../content/bingoTexts'
import { slugs } from '@/slugs'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'

import { bingoRecords } from '../contract'
import { bingoBoards } from './boards'
import { bingoEndpoints } from './endpoints'
import { seedBingo } from './seed'

export const bingoRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.bingoPage,
      label: 'Self-Care Bingo page',
      description: 'The words around the boards. What stands in braces becomes a number or a name.',
      page: '/self-care-bingo',
      defaults: bingoTexts,
      sections: {
        'The list of boards': [
          'headline',
          'loading',
          'boardMissing',
          'journey',
          'activities',
          'startButton',
          'carryOnButton',
          'startWith',
          'noBoards',
          'withoutScripts',
        ],
        'How It Works': ['howHeading', 'howText', 'steps', 'sealed'],
        'A board': [
          'backButton',
          'squareCount',
          'completedCount',
          'progressHeading',
          'progressLabel',
          'achievements',
          'noLine',
          'newBoardButton',
          'boardLabel',
          'listButton',
          'listLabel',
          'rowLabel',
          'squareHint',
          'squareButton',
          'squareDone',
          'closing',
        ],
        'Reward and mastery': ['rewardLabel', 'closeButton', 'masteryLabel', 'masteryHeading', 'masteryText'],
        'Starting anew': [
          'restartHeading',
          'restartOne',
          'restartMany',
          'emptyButton',
          'emptying',
          'emptyAllButton',
          'emptyAllNote',
          'keepButton',
        ],
      },
    }),
  ],

  collections: [bingoBoards],
  endpoints: bingoEndpoints,
  recordKinds: [bingoRecords],
  seed: { run: seedBingo },
})
