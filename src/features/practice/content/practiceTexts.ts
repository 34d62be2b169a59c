import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the practice page. */
export const practiceTexts = {
  headline: 'Practice',
  minutes: 'min',
  startHere: 'start here',
  notesHeading: 'Before you choose',
  notesLabel: 'steps, safety and sources',
  bestFor: 'Best for',
  purposeHeading: 'What this is for',
  purpose:
    'Rest, sleep, strength and pleasure. None of it treats hot flashes: a rattled hour may get easier, the flash still comes. What has been shown to help with flashes stands in the library.',
  kept: 'The timer, your moods and your notes stay in this browser. Nothing on this page is sent anywhere.',
  wisdomHeading: 'On practice, today',
  questions: [{ text: 'Awake?' }, { text: 'Hot?' }, { text: 'Wired?' }, { text: 'Sore?' }],
  groups: [
    { invitation: 'Lie still', line: 'Nobody is good at it, and nobody minds.' },
    { invitation: 'Breathe slowly', line: 'No cure for a flash. Good company in one.' },
    { invitation: 'Move a little', line: 'Loosen, lift, unwind. A chair will do.' },
  ],
} as const

export type PracticeTexts = PageTexts<typeof practiceTexts>
