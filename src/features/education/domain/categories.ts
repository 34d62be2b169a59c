/** The education categories in tab order; `analytics` has no tab, its modules are listed under All. */
export const categories = [
  {
    value: 'truth-telling',
    label: 'Hormonal',
    name: 'Hormonal',
    description: 'What hormones do, what helps, and what the leaflet left out.',
  },
  {
    value: 'sacred-science',
    label: 'Sacred',
    name: 'Sacred Science',
    description: 'Old wisdom and new research, each saying which one is speaking.',
  },
  {
    value: 'biohacking',
    label: 'Formulas',
    name: 'Formulas',
    description: 'Sleep, strength, bone and supplements, with the evidence in plain sight.',
  },
  {
    value: 'boundary-mastery',
    label: 'Boundary',
    name: 'Boundary Mastery',
    description: 'Saying no, asking for more, and keeping some of yourself back.',
  },
  {
    value: 'community',
    label: 'Community',
    name: 'Community',
    description: 'Friends, partners, family, and how to let them help.',
  },
  {
    value: 'self-care',
    label: 'Self-Care',
    name: 'Self-Care',
    description: 'Skin, joints, comfort and the subjects nobody brings up at lunch.',
  },
  {
    value: 'practice',
    label: 'Practice',
    name: 'Practice',
    description: 'Breath, mind and movement, for what each is good at.',
  },
  {
    value: 'nutrition-foundations',
    label: 'Nutrition',
    name: 'Nutrition Foundations',
    description: 'Food that holds you up, and the fine print on the rest.',
  },
  {
    value: 'awakening-practices',
    label: 'Awakening',
    name: 'Awakening Practices',
    description: 'Purpose, grief, kindness, and who you are after all this.',
  },
  {
    value: 'analytics',
    label: 'Knowing Your Numbers',
    name: 'Knowing Your Numbers',
    description: 'Tracking without obsessing, and telling a good claim from a loud one.',
  },
] as const

export type Category = (typeof categories)[number]['value']

export const tabCategories = categories.filter((category) => category.value !== 'analytics')

/** The category with this value; undefined for others. */
export function findCategory(value: string | null | undefined) {
  return categories.find((category) => category.value === value)
}

/** "8 min", or "Self-paced" without a duration. */
export const formatDuration = (minutes: number | null) => (minutes ? `${minutes} min` : 'Self-paced')
