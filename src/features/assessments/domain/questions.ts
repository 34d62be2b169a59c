/** The scored categories, in the order of the results. */
export const categories = ['movement', 'nutrition', 'purpose', 'social', 'stress', 'perimenopause'] as const
export type Category = (typeof categories)[number]

/** Display names of the categories. */
export const categoryNames: Record<Category, string> = {
  movement: 'Movement',
  nutrition: 'Nutrition',
  purpose: 'Purpose',
  social: 'Social',
  stress: 'Stress',
  perimenopause: 'Perimenopause',
}

type Option = {
  text: string
  /** An exclusive option ("None of these…"): it deselects the others and counts as nothing selected. */
  exclusive?: boolean
}

type Asked = { id: string; category: Category; text: string }

export type Question =
  | (Asked & { type: 'radio' | 'checkbox'; options: readonly Option[] })
  | (Asked & { type: 'scale'; scaleMin: number; scaleMax: number; scaleLabels: readonly [string, string] })

/** Answers by question id: an option's text, a list of them, or a number on the scale. */
export type Responses = Record<string, string | string[] | number>

/**
 * The questions of the universal assessment, in order. Radio options are ordered worst to best. Any change that affects
 * scoring needs a new `questionsVersion`.
 */
export const questions = [
  {
    id: 'movement_minutes',
    category: 'movement',
    type: 'radio',
    text: 'In an ordinary week, how much do you move enough to breathe harder?',
    options: [
      { text: 'Hardly ever' },
      { text: 'Under 30 minutes a week' },
      { text: '30 to 90 minutes a week' },
      { text: '90 to 150 minutes a week' },
      { text: '150 minutes a week or more' },
    ],
  },
  {
    id: 'movement_strength',
    category: 'movement',
    type: 'radio',
    text: 'How often do you do something that works your muscles hard?',
    options: [
      { text: 'Never' },
      { text: 'Less than once a week' },
      { text: 'Once a week' },
      { text: 'Twice a week' },
      { text: 'Three times a week or more' },
    ],
  },
  {
    id: 'nutrition_plants',
    category: 'nutrition',
    type: 'radio',
    text: 'On most days, how much vegetables, fruit and beans do you eat?',
    options: [
      { text: 'Almost none' },
      { text: 'One portion' },
      { text: 'Two or three portions' },
      { text: 'Four portions' },
      { text: 'Five portions or more' },
    ],
  },
  {
    id: 'nutrition_habits',
    category: 'nutrition',
    type: 'checkbox',
    text: 'Which of these are true for you most weeks?',
    options: [
      { text: 'Protein at two or more meals a day' },
      { text: 'Fish, beans or lentils at least twice a week' },
      { text: 'Two or more calcium-rich foods a day' },
      { text: 'Alcohol under 14 units a week, or none' },
      { text: 'I eat at fairly regular times' },
      { text: 'None of these at the moment', exclusive: true },
    ],
  },
  {
    id: 'purpose_scale',
    category: 'purpose',
    type: 'scale',
    text: 'How much does your life feel as though it is about something?',
    scaleMin: 1,
    scaleMax: 10,
    scaleLabels: ['Empty or adrift', 'Deeply worthwhile'],
  },
  {
    id: 'purpose_time',
    category: 'purpose',
    type: 'radio',
    text: 'How often do you do something that is truly yours to do?',
    options: [
      { text: 'Never' },
      { text: 'Once in a while' },
      { text: 'Once a month' },
      { text: 'Once a week' },
      { text: 'Several times a week' },
    ],
  },
  {
    id: 'social_contact',
    category: 'social',
    type: 'radio',
    text: 'How often do you have an unhurried talk with someone who knows you well?',
    options: [
      { text: 'Almost never' },
      { text: 'Every few months' },
      { text: 'About monthly' },
      { text: 'About weekly' },
      { text: 'Most days' },
    ],
  },
  {
    id: 'social_support',
    category: 'social',
    type: 'radio',
    text: 'If you were ill tomorrow, who would show up?',
    options: [
      { text: 'Nobody I can think of' },
      { text: 'Perhaps one person' },
      { text: 'One person for sure' },
      { text: 'Two or three people' },
      { text: 'Several people, gladly' },
    ],
  },
  {
    id: 'stress_scale',
    category: 'stress',
    type: 'scale',
    text: 'Over the last two weeks, how steady have you felt?',
    scaleMin: 1,
    scaleMax: 10,
    scaleLabels: ['Overwhelmed', 'Light and unhurried'],
  },
  {
    id: 'stress_recovery',
    category: 'stress',
    type: 'radio',
    text: 'When something hard happens, how do you usually come back from it?',
    options: [
      { text: "I don't; it piles up" },
      { text: 'It takes days and shows on me' },
      { text: 'I cope but feel worn' },
      { text: 'I recover within a day or so' },
      { text: 'I recover and look after myself on purpose' },
    ],
  },
  {
    id: 'peri_stage',
    category: 'perimenopause',
    type: 'radio',
    text: 'Where do you think you are?',
    options: [
      { text: 'Early perimenopause (subtle changes, still regular periods)' },
      { text: 'Mid perimenopause (noticeable symptoms, irregular periods)' },
      { text: 'Late perimenopause (significant symptoms, very irregular periods)' },
      { text: 'Postmenopause (no periods for 12+ months)' },
      { text: 'Surgical or medical menopause (ovaries removed, or periods stopped by treatment)' },
      { text: 'Not sure yet' },
    ],
  },
  {
    id: 'peri_symptoms',
    category: 'perimenopause',
    type: 'checkbox',
    text: 'Which of these are visiting you lately?',
    options: [
      { text: 'Hot flashes or night sweats' },
      { text: 'Poor or broken sleep' },
      { text: 'Low mood, tearfulness or irritability' },
      { text: 'Anxiety or dread' },
      { text: 'Brain fog or forgetfulness' },
      { text: 'Irregular, heavy or missing periods' },
      { text: 'Aching joints or muscles' },
      { text: 'Vaginal dryness, painful sex or bladder trouble' },
      { text: 'Tiredness that rest does not fix' },
      { text: 'None of these right now', exclusive: true },
    ],
  },
] as const satisfies readonly Question[]
