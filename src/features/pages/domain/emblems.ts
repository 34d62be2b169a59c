/** The drawings that a page may choose, in the words of an editor. */
export const emblems = [
  { value: 'truth-telling', label: 'An eye' },
  { value: 'sacred-science', label: 'A star in an atom' },
  { value: 'biohacking', label: 'A sprig in a flask' },
  { value: 'boundary-mastery', label: 'A gate' },
  { value: 'community', label: 'Three women, one moon' },
  { value: 'self-care', label: 'A cup of tea' },
  { value: 'practice', label: 'Someone sitting still' },
  { value: 'nutrition-foundations', label: 'A bowl' },
  { value: 'awakening-practices', label: 'A sunrise' },
  { value: 'analytics', label: 'A month’s curve' },
] as const
