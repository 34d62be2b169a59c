/** The categories of the universal assessment, in the order they are shown. */
export const categories = [
  { value: 'movement', label: 'Movement' },
  { value: 'nutrition', label: 'Nutrition' },
  { value: 'purpose', label: 'Purpose' },
  { value: 'social', label: 'Social' },
  { value: 'stress', label: 'Stress' },
  { value: 'perimenopause', label: 'Perimenopause' },
] as const

export type Category = (typeof categories)[number]['value']

type Asked = { id: string; category: Category; text: string; help: string }
/** Options of a radio stand from worst to best: the index is what counts. */
export type RadioQuestion = Asked & { type: 'radio'; options: readonly string[] }
/** `exclusive` is the option that means none of the others. */
export type CheckboxQuestion = Asked & { type: 'checkbox'; options: readonly string[]; exclusive: string }
/** From 1 to 10. */
export type ScaleQuestion = Asked & { type: 'scale'; lowest: string; highest: string }
export type Question = RadioQuestion | CheckboxQuestion | ScaleQuestion

/** Raised whenever a question, an option or a weight changes: a stored score must stay explainable. */
export const universalVersion = 1

export const scaleMin = 1
export const scaleMax = 10

export const stageQuestionId = 'peri_stage'
export const symptomsQuestionId = 'peri_symptoms'

/** The twelve questions. They are code and not content of the CMS, because scores are made of them. */
export const universalQuestions: readonly Question[] = [
  {
    id: 'movement_minutes',
    category: 'movement',
    type: 'radio',
    text: 'In an ordinary week, how much do you move enough to breathe harder?',
    help: 'Brisk walking, stairs, gardening and dancing in the kitchen all count. The target is 150 minutes.',
    options: [
      'Hardly ever',
      'Under 30 minutes a week',
      '30 to 90 minutes a week',
      '90 to 150 minutes a week',
      '150 minutes a week or more',
    ],
  },
  {
    id: 'movement_strength',
    category: 'movement',
    type: 'radio',
    text: 'How often do you do something that works your muscles hard?',
    help: 'Weights, bands, heavy bags, push-ups, stairs with shopping. Twice a week is the target.',
    options: ['Never', 'Less than once a week', 'Once a week', 'Twice a week', 'Three times a week or more'],
  },
  {
    id: 'nutrition_plants',
    category: 'nutrition',
    type: 'radio',
    text: 'On most days, how much vegetables, fruit and beans do you eat?',
    help: 'A portion is about a handful.',
    options: ['Almost none', 'One portion', 'Two or three portions', 'Four portions', 'Five portions or more'],
  },
  {
    id: 'nutrition_habits',
    category: 'nutrition',
    type: 'checkbox',
    text: 'Which of these are true for you most weeks?',
    help: 'Tick all that apply. There is no gold star and no telling-off.',
    options: [
      'Protein at two or more meals a day',
      'Fish, beans or lentils at least twice a week',
      'Two or more calcium-rich foods a day',
      'Alcohol under 14 units a week, or none',
      'I eat at fairly regular times',
      'None of these at the moment',
    ],
    exclusive: 'None of these at the moment',
  },
  {
    id: 'purpose_scale',
    category: 'purpose',
    type: 'scale',
    text: 'How much does your life feel as though it is about something?',
    help: 'There is no right score. This asks how it feels lately, not how it ought to feel.',
    lowest: 'Empty or adrift',
    highest: 'Deeply worthwhile',
  },
  {
    id: 'purpose_time',
    category: 'purpose',
    type: 'radio',
    text: 'How often do you do something that is truly yours to do?',
    help: 'Work, making, caring by choice, learning, faith, mending, singing. You decide what counts.',
    options: ['Never', 'Once in a while', 'Once a month', 'Once a week', 'Several times a week'],
  },
  {
    id: 'social_contact',
    category: 'social',
    type: 'radio',
    text: 'How often do you have an unhurried talk with someone who knows you well?',
    help: 'Phone counts. Typing while cooking does not.',
    options: ['Almost never', 'Every few months', 'About monthly', 'About weekly', 'Most days'],
  },
  {
    id: 'social_support',
    category: 'social',
    type: 'radio',
    text: 'If you were ill tomorrow, who would show up?',
    help: 'Pick the truth rather than the tidy answer. It helps us point you to the right things.',
    options: [
      'Nobody I can think of',
      'Perhaps one person',
      'One person for sure',
      'Two or three people',
      'Several people, gladly',
    ],
  },
  {
    id: 'stress_scale',
    category: 'stress',
    type: 'scale',
    text: 'Over the last two weeks, how steady have you felt?',
    help: '1 is running on fumes, 10 is light and unhurried. If 1 or 2 has lasted, please tell someone.',
    lowest: 'Overwhelmed',
    highest: 'Light and unhurried',
  },
  {
    id: 'stress_recovery',
    category: 'stress',
    type: 'radio',
    text: 'When something hard happens, how do you usually come back from it?',
    help: 'Worst to best, if you want to know the order.',
    options: [
      "I don't; it piles up",
      'It takes days and shows on me',
      'I cope but feel worn',
      'I recover within a day or so',
      'I recover and look after myself on purpose',
    ],
  },
  {
    id: 'peri_stage',
    category: 'perimenopause',
    type: 'radio',
    text: 'Where do you think you are?',
    help: 'Best guess is good enough. You can change it.',
    options: [
      'Early perimenopause (subtle changes, still regular periods)',
      'Mid perimenopause (noticeable symptoms, irregular periods)',
      'Late perimenopause (significant symptoms, very irregular periods)',
      'Postmenopause (no periods for 12+ months)',
      'Surgical or medical menopause (ovaries removed, or periods stopped by treatment)',
      'Not sure yet',
    ],
  },
  {
    id: 'peri_symptoms',
    category: 'perimenopause',
    type: 'checkbox',
    text: 'Which of these are visiting you lately?',
    help: 'Tick all that apply in the last month.',
    options: [
      'Hot flashes or night sweats',
      'Poor or broken sleep',
      'Low mood, tearfulness or irritability',
      'Anxiety or dread',
      'Brain fog or forgetfulness',
      'Irregular, heavy or missing periods',
      'Aching joints or muscles',
      'Vaginal dryness, painful sex or bladder trouble',
      'Tiredness that rest does not fix',
      'None of these right now',
    ],
    exclusive: 'None of these right now',
  },
]
