import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words around a module: its page, and the same as a dialog over the library. */
export const readerTexts = {
  breadcrumb: 'Breadcrumb',
  backToLibrary: 'The Education Library',
  freeAccess: 'Free Access',
  minutes: 'min',
  selfPaced: 'Self-paced',
  readingLabel: 'Your reading',
  timeRead: 'Time read',
  of: 'of',
  progressLabel: 'Reading progress',
  timerLabel: 'Reading timer',
  timer: 'Timer',
  startTimer: 'Start timer',
  pauseTimer: 'Pause timer',
  resumeTimer: 'Resume timer',
  resetTimer: 'Reset',
  aloudHeading: 'Read aloud',
  playAloud: 'Play aloud',
  pauseVoice: 'Pause voice',
  resumeVoice: 'Resume voice',
  stopVoice: 'Stop voice',
  noVoice: 'Speech synthesis not available',
  printHeading: 'For the doctor’s visit',
  printButton: 'Print',
  forYou: 'For you, as you chose',
  youSaid: 'You said:',
  moreWithSources: 'More, with the sources',
  completeLater: 'Once you are {percent}% through, you can mark this module complete here.',
  completeButton: 'Mark Complete',
  finished: 'You have finished this one.',
  keyInsight: 'Key insight',
  helpHeading: 'When to get help',
  allSigns: 'All signs that are not for waiting, with sources',
  sourcesHeading: 'Sources',
  sourceLabel: 'Source {number}: back to the text',
  oneSentence: 'The sentence that rests on it',
  sentences: 'The {count} sentences that rest on it',
  howWeCheck: 'How we check',
  corrections: 'Corrections',
  reviewedBy: 'Reviewed by',
  reviewedOn: 'Reviewed on',
  changedSince: 'Changed since',
  changedSentences: 'Single sentences. Two people read each in its source, the last on {day}',
  nextReview: 'Next review due',
  secondReader: 'Second reader',
  noDiagnosis:
    'This page explains; it cannot examine you. Nothing here is a diagnosis or stands in for your own clinician.',
  readNext: 'Read next',
} as const

export type ReaderTexts = PageTexts<typeof readerTexts>

/** The names of those that read aloud, here and on other pages. */
export const aloudNames = ['aloudHeading', 'playAloud', 'pauseVoice', 'resumeVoice', 'stopVoice', 'noVoice'] as const
