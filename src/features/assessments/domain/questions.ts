/** The scored categories, in the order of the results. */
export const categories = ['movement', 'nutrition', 'purpose', 'social', 'stress', 'perimenopause'] as const
export type Category = (typeof categories)[number]

type Option = {
  text: string
  /** An exclusive option ("None of these…"): it deselects the others and counts as nothing selected. */
  exclusive?: boolean
}

type Asked = { id: string; category: Category; text: string; help: string }

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
    help: 'Brisk walking, stairs, gardening and dancing in the kitchen all count. The target is 150 minutes.',
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
    help: 'Weights, bands, heavy bags, push-ups, stairs with shopping. Twice a week is the target.',
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
    help: 'A portion is about a handful.',
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
    help: 'Tick all that apply. There is no gold star and no telling-off.',
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
    help: 'There is no right score. This asks how it feels lately, not how it ought to feel.',
    scaleMin: 1,
    scaleMax: 10,
    scaleLabels: ['Empty or adrift', 'Deeply worthwhile'],
  },
  {
    id: 'purpose_time',
    category: 'purpose',
    type: 'radio',
    text: 'How often do you do something that is truly yours to do?',
    help: 'Work, making, caring by choice, learning, faith, mending, singing. You decide what counts.',
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
    help: 'Phone counts. Typing while cooking does not.',
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
    help: 'Pick the truth rather than the tidy answer. It helps us point you to the right things.',
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
    help: '1 is running on fumes, 10 is light and unhurried. If 1 or 2 has lasted, please tell someone.',
    scaleMin: 1,
    scaleMax: 10,
    scaleLabels: ['Overwhelmed', 'Light and unhurried'],
  },
  {
    id: 'stress_recovery',
    category: 'stress',
    type: 'radio',
    text: 'When something hard happens, how do you usually come back from it?',
    help: 'Worst to best, if you want to know the order.',
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
    help: 'Best guess is good enough. You can change it.',
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
    help: 'Tick all that apply in the last month.',
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
