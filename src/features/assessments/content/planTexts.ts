import type { Text } from './text'

/** The profile, once both assessments are done. */
export const profileTexts = {
  profileTitle: { label: 'Title', text: 'Complete Health Profile Created!' },
  completeText: {
    label: 'Text',
    text: 'You have looked at all of it, which most people never do. What you found is yours to use, or to leave lying for a while.',
  },
  detailsButton: { label: 'Button: back to the choice', text: 'View Assessment Details' },
} satisfies Record<string, Text>

/** The wellness plan. */
export const planTexts = {
  planTitle: { label: 'Title', text: 'Your Wellness Plan' },
  planIntro: {
    label: 'Introduction',
    text: 'Made from your own lowest categories. Pick one thing. The rest can wait; it has waited before.',
  },
  toRead: { label: 'Above modules', text: 'To read' },
  toPractice: { label: 'Above practice sessions', text: 'To practice' },
  toLookInto: { label: 'Above smart stacks', text: 'To look into' },
  yourLegs: { label: 'Above what concerns lipedema', text: 'Your legs' },
  fewSigns: {
    label: 'Where there is nothing to plan for',
    text: 'You selected few signs of lipedema: nothing to plan for there. The Universal Health Assessment makes a plan of what else you would like to change.',
  },
  printPlanButton: { label: 'Button: print the plan', text: 'Print the plan' },
} satisfies Record<string, Text>
