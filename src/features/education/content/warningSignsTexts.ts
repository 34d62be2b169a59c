/** The starting words around the warning signs. The signs are the one list of red flags. */
export const warningSignsTexts = {
  eyebrow: 'Safety',
  headline: 'When Not to Wait',
  introduction:
    'Signs that are for a person who can examine you, and how soon. It is one list: the articles, the diary, the assessments and Auntie all go by it. Not sure? Pick the sooner one.',
  whereLabel: 'Where is it?',
  more: 'More:',
  source: 'Source',
  sources: 'Sources',
  sourcesAbove: 'Sources of the signs above',
  untraced: 'An entry without a source is the editors’ advice, and nobody has traced it yet.',
  note: 'No clinician has reviewed the list. Its sources say that a sign matters. Where they do not say how soon, that is our editors’ judgment.',
} as const
