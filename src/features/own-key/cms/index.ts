import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { ownKeyTexts } from '../content/ownKeyTexts'
import { ownKeyEndpoints } from './endpoints'

export const ownKeyRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.ownKeyPanel,
      label: 'A key of your own',
      description:
        'The words about a visitor’s own key: on the privacy page, beside the diary, and in the dialog that makes one or opens a diary. What they promise, you answer for. {count} and {number} become numbers.',
      page: '/privacy-dashboard',
      defaults: ownKeyTexts,
      sections: {
        'On the privacy page': [
          'none',
          'open',
          'locked',
          'nothingSaved',
          'keepButton',
          'haveButton',
          'openButton',
          'sheetButton',
          'lockButton',
          'instead',
        ],
        'The offer beside the diary': ['offerLabel', 'offer', 'offerLocked'],
        'Making a key': [
          'createHeading',
          'createText',
          'createPasskeyButton',
          'createWordsButton',
          'passkeyNote',
          'paperNote',
          'cannotHold',
          'working',
        ],
        'Opening a diary': [
          'openHeading',
          'openText',
          'ownPasskeyButton',
          'typeWordsButton',
          'wordsField',
          'wordsHint',
        ],
        'The sheet of words': [
          'sheetHeading',
          'sheetText',
          'sheetPasskeyText',
          'printText',
          'keyTitle',
          'codeLabel',
          'keyNote',
          'printButton',
          'onPaperButton',
          'copyDoneButton',
          'confirmText',
          'wordField',
          'backButton',
          'sealButton',
        ],
        Done: [
          'doneHeading',
          'opened',
          'broughtOne',
          'brought',
          'made',
          'sealedOne',
          'sealed',
          'fromNowOn',
          'askedAgain',
          'doneButton',
        ],
      },
    }),
  ],
  endpoints: ownKeyEndpoints,
})
