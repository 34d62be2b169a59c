import type { Category } from './questions'

/** Display names of the categories. */
export const categoryNames: Record<Category, string> = {
  movement: 'Movement',
  nutrition: 'Nutrition',
  purpose: 'Purpose',
  social: 'Social',
  stress: 'Stress',
  perimenopause: 'Perimenopause',
}

/** One sentence on what a category's score is computed from. */
export const categoryMeanings: Record<Category, string> = {
  movement: 'How often you move, and how often your muscles have to work.',
  nutrition: 'Plants on the plate, and a few steady habits.',
  purpose: 'Whether life feels worthwhile lately, and whether some of it is yours.',
  social: 'Unhurried talk, and who would show up.',
  stress: 'How steady you feel, and how you come back from hard things. Higher is steadier.',
  perimenopause: 'How few of the nine symptoms visit you lately. Low means many symptoms, not a mistake.',
}

/** The categories as the end of "Start with …". */
export const startNames: Record<Category, string> = {
  movement: 'your legs',
  nutrition: 'the plate',
  purpose: 'what it’s for',
  social: 'your people',
  stress: 'the strain',
  perimenopause: 'the symptoms',
}
