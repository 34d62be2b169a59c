import { categoryNames, questions } from '../domain/questions'
import { type Text, textsFor } from './text'

type QuestionId = (typeof questions)[number]['id']

const helps: Record<QuestionId, string> = {
  movement_minutes: 'Brisk walking, stairs, gardening and dancing in the kitchen all count. The target is 150 minutes.',
  movement_strength: 'Weights, bands, heavy bags, push-ups, stairs with shopping. Twice a week is the target.',
  nutrition_plants: 'A portion is about a handful.',
  nutrition_habits: 'Tick all that apply. There is no gold star and no telling-off.',
  purpose_scale: 'There is no right score. This asks how it feels lately, not how it ought to feel.',
  purpose_time: 'Work, making, caring by choice, learning, faith, mending, singing. You decide what counts.',
  social_contact: 'Phone counts. Typing while cooking does not.',
  social_support: 'Pick the truth rather than the tidy answer. It helps us point you to the right things.',
  stress_scale: '1 is running on fumes, 10 is light and unhurried. If 1 or 2 has lasted, please tell someone.',
  stress_recovery: 'Worst to best, if you want to know the order.',
  peri_stage: 'Best guess is good enough. You can change it.',
  peri_symptoms: 'Tick all that apply in the last month.',
}

const questionTexts = Object.fromEntries(questions.map(({ id, text }) => [id, text])) as Record<QuestionId, string>

/** Below each question. */
export const questionHelpTexts = textsFor('help', questionTexts, helps)

/** One sentence on what a category's score is computed from. */
const meanings: Record<keyof typeof categoryNames, string> = {
  movement: 'How often you move, and how often your muscles have to work.',
  nutrition: 'Plants on the plate, and a few steady habits.',
  purpose: 'Whether life feels worthwhile lately, and whether some of it is yours.',
  social: 'Unhurried talk, and who would show up.',
  stress: 'How steady you feel, and how you come back from hard things. Higher is steadier.',
  perimenopause: 'How few of the nine symptoms visit you lately. Low means many symptoms, not a mistake.',
}

/** The categories as the end of "Start with …". */
const starts: Record<keyof typeof categoryNames, string> = {
  movement: 'your legs',
  nutrition: 'the plate',
  purpose: 'what it’s for',
  social: 'your people',
  stress: 'the strain',
  perimenopause: 'the symptoms',
}

export const meaningTexts = textsFor('meaning', categoryNames, meanings)
export const startTexts = textsFor('start', categoryNames, starts)

/** The results of the universal assessment. */
export const universalResultTexts = {
  universalResultsTitle: { label: 'Title', text: 'Your Personalized Health Insights' },
  startWith: { label: 'Before what to start with', text: 'Start with' },
  keep: { label: 'Where all are looked after, in its place', text: 'Keep going.' },
  restWaits: { label: 'Behind what it means', text: 'The rest can queue.' },
  allWell: { label: 'Below it, where all are looked after', text: 'All six are looked after.' },
  overallTitle: { label: 'Overall score: title', text: 'Overall score' },
  level_optimal: {
    label: 'Overall score: Optimal (80 and above)',
    text: "Amazing! You're doing excellent work optimizing your health for longevity.",
  },
  level_good: {
    label: 'Overall score: Good (60 to 79)',
    text: 'Great foundation! A few adjustments can help you reach optimal health.',
  },
  level_moderate: {
    label: 'Overall score: Moderate (40 to 59)',
    text: 'Good start! There are several areas where you can enhance your wellbeing.',
  },
  level_needsFocus: {
    label: 'Overall score: Needs Focus (below 40)',
    text: 'This is your wake-up call! Small changes now will compound into huge benefits.',
  },
  needsFocusNote: {
    label: 'Behind it',
    text: 'It is a score of your own answers, not a finding: a hard month looks the same.',
  },
  resultsIntro: {
    label: 'How to read the results',
    text: 'Score and bars say how close your answers came to the ones listed as best. They compare you with nobody. It is a picture to think with: no study has tested whether it tells how well or how long you will live, or what a change in it would bring.',
  },
  orderTitle: { label: 'Above the categories', text: 'In order of need' },
  allTitle: { label: 'Above the categories, where all are optimal', text: 'All six, side by side' },
  transitionTitle: { label: 'Stage: title', text: 'Your Power Years Transition' },
  moreOfThis: { label: 'Stage: before the module that says more', text: 'More of this:' },
  oneSymptom: { label: 'Stage: one symptom', text: '1 symptom lately' },
  symptomCount: { label: 'Stage: several symptoms', text: '{count} symptoms lately' },
  moreSymptoms: { label: 'Stage: symptoms that are not named', text: '+{count} more' },
  manySymptoms: {
    label: 'Stage: more than three symptoms',
    text: 'That is a lot to carry at once, and reason enough to talk to a clinician. [How to begin that conversation](/education/talking-to-your-doctor)',
  },
  modulesButton: { label: 'Button: to the library', text: 'Explore Education Modules' },
  trackingButton: { label: 'Button: to the tracking page', text: 'Continue to Other Assessments' },
  retakeButton: { label: 'Button: take it again', text: 'Retake Assessment' },
  comparedCategory: { label: 'Comparison: head of the first column, read aloud', text: 'Category' },
  comparedOverall: { label: 'Comparison: the overall score', text: 'Overall' },
  comparedNote: {
    label: 'Comparison: below the table',
    text: 'A few points either way are ordinary: a bad week answers differently.',
  },
} satisfies Record<string, Text>
