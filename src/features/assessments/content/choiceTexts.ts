import type { Text } from './text'

/** The choice between the two assessments. */
export const choiceTexts = {
  title: { label: 'Title of the page', text: 'Health Assessment' },
  intro: {
    label: 'Introduction of the page',
    text: 'Two sets of questions: one about how you live and feel, one about your legs. Neither is a test you can fail, and neither is a diagnosis.',
  },
  eyebrow: { label: 'Above the two assessments', text: 'Something to think with' },
  universalTitle: { label: 'Universal assessment: title', text: 'Universal Health Assessment' },
  universalSubtitle: { label: 'Universal assessment: below the title', text: 'Blue Zones + Perimenopause Integration' },
  universalMinutes: { label: 'Universal assessment: how long', text: '10-15 minutes' },
  universalBenefits: {
    label: 'Universal assessment: what it gives (one a line)',
    list: true,
    text: 'Twelve plain questions about moving, eating, purpose, people and strain\nWhere you are in the transition, in words\nA plan made of what you could use most',
  },
  lipedemaTitle: { label: 'Lipedema assessment: title', text: 'Lipedema Recognition Assessment' },
  lipedemaSubtitle: { label: 'Lipedema assessment: below the title', text: 'Specialized Condition Identification' },
  lipedemaMinutes: { label: 'Lipedema assessment: how long', text: '5-10 minutes' },
  lipedemaBenefits: {
    label: 'Lipedema assessment: what it gives (one a line)',
    list: true,
    text: 'Fifteen signs, with what each one does and does not mean\nA clear list to take to an examination\nWhat may help, and what is not proven',
  },
  beginButton: { label: 'Button: begin', text: 'Begin Assessment' },
  reviewButton: { label: 'Button: look at the results again', text: 'Review Results' },
  resultsOf: { label: 'Button: results of an earlier day, before the day', text: 'Your results of' },
  reminderTitle: { label: 'Reminder: title', text: 'A gentle reminder' },
  reminder: {
    label: 'Reminder',
    text: 'Starting points, not verdicts. Your answers stay in this tab until you finish, then they are sealed; the server sees them for the moment in which it does that. [How, and for how long](/privacy-dashboard)',
  },
  noScript: { label: 'Without JavaScript', text: 'The questions need JavaScript. The library works without it.' },
} satisfies Record<string, Text>

/** What several views say. */
export const sharedTexts = {
  backToChoice: { label: 'Button: back to the choice', text: '← Back to Assessments' },
  loading: { label: 'While a view is on its way', text: 'One moment…' },
  progress: { label: 'Name of the progress bar', text: 'Progress' },
  question: { label: 'Before the number of a question, read aloud', text: 'Question' },
  of: { label: 'Between a number and its total', text: 'of' },
  outOf: { label: 'Behind a score', text: 'out of 100' },
  previousButton: { label: 'Button: the question before', text: 'Previous' },
  nextButton: { label: 'Button: the next question', text: 'Next' },
  completeButton: { label: 'Button: the last question', text: 'Complete Assessment' },
  answeredOn: { label: 'Results: before the day of the answers', text: 'Answered on' },
  sources: { label: 'Above the sources', text: 'Sources' },
  planButton: { label: 'Button: to the plan', text: 'Explore Your Wellness Plan' },
  printButton: { label: 'Button: print', text: 'Print' },
  bothDone: { label: 'Below the results, once both are done', text: 'Complete Health Profile Created!' },
  profileButton: { label: 'Button: to the profile', text: 'See your profile' },
  comparedTitle: { label: 'Comparison with the time before: title', text: 'Beside the last time' },
} satisfies Record<string, Text>

/** What stands above the results of whoever answered that things are very hard. */
export const helpTexts = {
  helpTitle: { label: 'Title', text: 'Before any number' },
  helpText: {
    label: 'Text',
    text: 'You answered that things are very hard just now. No score matters more than that. Please tell somebody you trust, or a clinician, in just those words.',
  },
  helpLines: {
    label: 'Below the lines to call',
    text: '[Lines for other countries](/ask-auntie) are beside the chat, and [findahelpline.com](https://findahelpline.com) lists free ones everywhere. What to say when you can’t think: [Asking for Help Before the Cliff](/education/asking-for-help-before-the-cliff).',
  },
} satisfies Record<string, Text>
