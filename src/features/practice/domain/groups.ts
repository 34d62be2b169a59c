/** The groups of the practice page, in order. */
export const practiceGroups = [
  {
    id: 'meditation',
    name: 'Meditation',
    color: 'plum',
    description: 'Sitting or lying still on purpose. Nobody is good at it; that is not what it is for.',
    tips: [
      'Comfortable beats correct. A chair, a bed and a parked car all count.',
      'Your mind will wander. Noticing that it did is the whole exercise.',
      'Stop whenever you like. A short sit is a sit.',
    ],
  },
  {
    id: 'breathwork',
    name: 'Breathwork',
    color: 'sage',
    description: 'Slow breaths for a rattled hour. Good company in a hot flash, though no cure for one.',
    tips: [
      'Follow the circle only as far as it suits you. Your own pace is right too.',
      'Never strain and never hold your breath. If you feel dizzy, breathe as you please.',
      'Not while driving, and not in water.',
    ],
  },
  {
    id: 'movement',
    name: 'Movement',
    color: 'marigold',
    description: 'Something to lift, something to loosen, and something for the floor at the end of the day.',
    tips: [
      'Effort is welcome, sharp pain is not. Stop at the second one.',
      'Breathe out on the hard part.',
      'Fewer rounds, a lighter weight or a chair to hold on to: all of it counts.',
    ],
  },
] as const

export type PracticeGroup = (typeof practiceGroups)[number]['id']
