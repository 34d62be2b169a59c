import { defineRoom } from '@/shared/cms/defineRoom'
import { libraryTexts, nextReadNames } from '../content/libraryTexts'
import { aloudNames, readerTexts } from '../content/readerTexts'
import { warningSignsTexts } from '../content/warningSignsTexts'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { libraryPassagesTable } from '@/shared/search/libraryPassages'
import { slugs } from '@/slugs'

import { educationEndpoints } from './endpoints'
import { educationModules } from './modules'
import { redFlags } from './redFlags'
import { references } from './references'
import { seedEducation } from './seed'

export const educationRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.libraryPage,
      label: 'Library page',
      description:
        'The words of the table of contents, the names of the categories and of the four ways into the library, and what home and the dashboard say of reading. What stands in braces becomes a number.',
      page: '/education',
      defaults: libraryTexts,
      sections: {
        Opening: ['headline', 'introduction', 'freeAccess', 'introductionEnd'],
        'Searching and progress': [
          'searchLabel',
          'searchHint',
          'startHeading',
          'allTab',
          'reads',
          'completed',
          'modulesCompleted',
          'notStarted',
          'inProgress',
          'done',
          'reviewed',
          'looking',
          'alsoHeading',
        ],
        'Nothing found': [
          'otherWords',
          'oneElsewhere',
          'othersElsewhere',
          'nothingText',
          'nothingHeading',
          'noneHeading',
          'noneText',
          'everywhereButton',
          'clearButton',
          'allButton',
        ],
        'On home and the dashboard: what to read next': [...nextReadNames],
        'Ways and categories': ['lineHeading', 'routesHeading', 'routesIntroduction', 'routes', 'categories'],
      },
      fixed: ['categories', 'routes'],
    }),
    pageTextsGlobal({
      slug: slugs.readerPage,
      label: 'Page of a module',
      description:
        'The words around each module, on its page and over the library; those of reading aloud stand on the Clean Beauty page, too. What stands in braces becomes a number.',
      page: '/education/hot-flashes-honestly',
      defaults: readerTexts,
      sections: {
        'Above the text': [
          'breadcrumb',
          'backToLibrary',
          'freeAccess',
          'minutes',
          'selfPaced',
          'forYou',
          'youSaid',
          'moreWithSources',
        ],
        'Progress, timer, read aloud and print': [
          'readingLabel',
          'timeRead',
          'of',
          'progressLabel',
          'timerLabel',
          'timer',
          'startTimer',
          'pauseTimer',
          'resumeTimer',
          'resetTimer',
          ...aloudNames,
          'printHeading',
          'printButton',
          'completeLater',
          'completeButton',
          'finished',
        ],
        'Below the text: insight and help': ['keyInsight', 'helpHeading', 'allSigns'],
        'Sources, review and what to read next': [
          'sourcesHeading',
          'sourceLabel',
          'oneSentence',
          'sentences',
          'howWeCheck',
          'corrections',
          'reviewedBy',
          'reviewedOn',
          'changedSince',
          'changedSentences',
          'nextReview',
          'secondReader',
          'noDiagnosis',
          'readNext',
        ],
      },
    }),
    pageTextsGlobal({
      slug: slugs.warningSignsPage,
      label: 'When Not to Wait page',
      description: 'The words around the warning signs, which stand under Red flags.',
      page: '/warning-signs',
      defaults: warningSignsTexts,
    }),
  ],

  collections: [educationModules, references, redFlags],
  endpoints: educationEndpoints,
  tables: [libraryPassagesTable],
  seed: { run: seedEducation },
})
