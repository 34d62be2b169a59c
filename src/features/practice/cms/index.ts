import { defineRoom } from '@/shared/cms/defineRoom'
import { practiceTexts } from '../content/practiceTexts'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { practiceSessions } from './practiceSessions'
import { seedPractice } from './seed'

export const practiceRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.practicePage,
      label: 'Practice page',
      description: 'The words around the nine sessions. What stands in braces becomes a number, or the name of a mood.',
      page: '/practice',
      defaults: practiceTexts,
      fixed: ['questions', 'groups'],
      sections: {
        'The list of sessions': [
          'headline',
          'askLabel',
          'questions',
          'startHere',
          'groups',
          'minutes',
          'minutesLong',
          'chooseButton',
          'opening',
        ],
        'Below the list': [
          'notesHeading',
          'notesLabel',
          'bestFor',
          'purposeHeading',
          'purpose',
          'kept',
          'wisdomHeading',
        ],
        'Before a session': [
          'prepareHeading',
          'prepareText',
          'moodBefore',
          'safetyHeading',
          'notForFlashes',
          'prepareKept',
          'beginButton',
          'cancelButton',
        ],
        'A session': [
          'startButton',
          'pauseButton',
          'resumeButton',
          'endEarlyButton',
          'resetButton',
          'timeLeft',
          'progressLabel',
          'ownPace',
          'pausedNote',
          'sessionEnd',
          'closedEyesHeading',
          'cuesLegend',
          'silentCue',
          'spokenCue',
          'tappedCue',
          'announcedCue',
          'darkScreen',
          'informationHeading',
          'duration',
          'intensity',
          'pace',
          'sourcesHeading',
        ],
        'Practice tips': ['tipsHeading', 'meditationTips', 'breathworkTips', 'movementTips'],
        'After a session': [
          'notesButton',
          'completeHeading',
          'completeText',
          'moodNow',
          'notesField',
          'notesOptional',
          'notesHint',
          'saveButton',
          'skipButton',
          'keptHere',
          'notKept',
          'lasted',
          'lastedOne',
          'moods',
          'closeNotesButton',
        ],
        'What was practised': ['historyHeading', 'historyNote', 'historyMore', 'deleteButton'],
      },
    }),
  ],

  collections: [practiceSessions],
  seed: { run: seedPractice, after: [slugs.references] },
})
