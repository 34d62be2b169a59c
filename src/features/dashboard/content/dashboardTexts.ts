import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the dashboard. */
export const dashboardTexts = {
  badge: '100% Free',
  headline: 'Your Day on One Page',
  introduction: 'Something to note, something to read, something to try. Take what’s useful; the page won’t sulk.',
  trackButton: 'Track',
  learnButton: 'Learn',
  practiceButton: 'Practice',
  logTitle: 'Log Hot Flash',
  logText: 'A few taps, while it’s still warm',
  shieldTitle: 'Luxe Self-Care Shield',
  shieldText: 'Your no, in a good coat',
  tarotTitle: 'Daily Tarot',
  tarotText: 'A picture and a question',
  sleepTitle: 'Sleep Quality',
  energyTitle: 'Energy Level',
  patternsHeading: 'Symptom Patterns',
  patternToday: 'Pattern of the day',
  thought: 'When you think',
  tryFirst: 'Worth trying first',
  seeClinician: 'See a clinician if',
  toRead: 'To read:',
  sources: 'What this rests on',
  focusHeading: 'Today’s Focus',
  focusText: 'Pick one or none. Nobody is counting.',
  stackHeading: 'Today’s supplement stack',
  stackWhen: 'When:',
  stackLink: 'View Protocol',
  learningHeading: 'Learning Path',
  coachingHeading: 'Book Coaching Session',
  coachingText:
    'An hour with a real person, for you alone. The only thing here that costs anything, and no medical care.',
  coachingButton: 'Schedule $75 Consultation',
  communityHeading: 'Community Support',
  communityText: 'Questions to ask each other, opinions on fans welcome. Nobody has to be fine there.',
  communityButton: 'Join the Community',
  wisdomHeading: 'On learning, today',
  actionsHeading: 'Quick actions',
} as const

export type DashboardTexts = PageTexts<typeof dashboardTexts>
