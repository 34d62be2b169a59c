/** The groups of the practice page, in order. */
export const practiceGroups = [
  {
    id: 'meditation',
    name: 'Meditation',
  },
  {
    id: 'breathwork',
    name: 'Breathwork',
  },
  {
    id: 'movement',
    name: 'Movement',
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
