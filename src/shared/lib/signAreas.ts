/** Where a sign belongs, by body or situation, in the order of the page of all signs. */
export const signAreas = [
  'heart',
  'head',
  'bleeding',
  'mind',
  'medicines',
  'belly',
  'pregnancy',
  'back',
  'breasts',
  'skin',
  'whole',
  'before',
] as const
export type SignArea = (typeof signAreas)[number]

/** An area as readers see it. */
export const signAreaNames: Record<SignArea, string> = {
  heart: 'Heart and breath',
  head: 'Head, eyes and ears',
  bleeding: 'Bleeding and periods',
  mind: 'Mind, sleep and safety',
  medicines: 'Medicines and allergies',
  belly: 'Belly, bladder and bowels',
  pregnancy: 'Pregnancy',
  back: 'Back, joints and legs',
  breasts: 'Breasts and vulva',
  skin: 'Skin and hair',
  whole: 'Whole body, and the rest',
  before: 'Before something new',
}

/** Where an entry stands that nobody has placed. */
export const defaultSignArea: SignArea = 'whole'
