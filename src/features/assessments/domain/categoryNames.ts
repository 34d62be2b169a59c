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
