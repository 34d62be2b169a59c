/** The groups of the practice page, in order. */
export const practiceGroups = [
  {
    id: 'meditation',
    name: 'Meditation',
    tips: [
      'Comfortable beats correct. A chair, a bed and a parked car all count.',
      'Your mind will wander. Noticing that it did is the whole exercise.',
      'Stop whenever you like. A short sit is a sit.',
    ],
  },
  {
    id: 'breathwork',
    name: 'Breathwork',
    tips: [
      'Follow the circle only as far as it suits you. Your own pace is right too.',
      'Never strain and never hold your breath. If you feel dizzy, breathe as you please.',
      'Not while driving, and not in water.',
    ],
  },
  {
    id: 'movement',
    name: 'Movement',
    tips: [
      'Effort is welcome, sharp pain is not. Stop at the second one.',
      'Breathe out on the hard part.',
      'Fewer rounds, a lighter weight or a chair to hold on to: all of it counts.',
    ],
  },
] as const

export type PracticeGroup = (typeof practiceGroups)[number]['id']

/** Beside the safety note of each session of a group, which says how to do it: entries of the one list of red flags. */
export const practiceFlags: Record<PracticeGroup, readonly string[]> = {
  meditation: ['stirred-up'],
  breathwork: ['chest-pain', 'breathless', 'breath-holding'],
  movement: ['chest-pain', 'numb-between-legs', 'hot-joint', 'exercise-with-illness'],
}

/** The page's one question, and the session each answer suggests. */
export const questions = [
  { word: 'Awake', session: 'body-scan-for-a-wakeful-night' },
  { word: 'Hot', session: 'heat-of-the-moment-breath' },
  { word: 'Wired', session: 'sighing-set' },
  { word: 'Sore', session: 'shoulders-and-hips-unstuck' },
] as const
