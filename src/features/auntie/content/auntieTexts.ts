import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the page Ask an Auntie. */
export const auntieTexts = {
  headline: 'Ask an Auntie',
  greeting: 'Hello, love. I’m software.',
  greetingEnd: 'Ask, and I’ll show you the page.',
  startOver: 'Start over',
  whatIAm: 'What I am',
  urgent: 'If it can’t wait',
  call: 'Call',
  disclaimer:
    'I’m a program, not a person: I can be wrong, I can’t examine you, and I don’t diagnose or tell you what to take. If it can’t wait, call a number on this page instead.',
  findingOut: 'Finding out where your words go on this site…',
  thinking: 'Auntie is thinking...',
  fieldLabel: 'Your question',
  linesText: 'A person can do what software can’t. These answer at any hour.',
  country: 'Your country',
  emergency: 'Emergency: chest pain, signs of a stroke, danger',
  withoutScripts: 'The chat needs JavaScript. [The library](/education) doesn’t.',
  questions: [
    'What really helps with hot flashes?',
    'Is brain fog real, and does it pass?',
    'How do I get back to sleep at 3 a.m.?',
    'Is hormone therapy safe?',
    'Which supplements are worth the money?',
    'How do I talk to my doctor about this?',
  ],
  questionsHeading: 'To begin with',
} as const

export type AuntieTexts = PageTexts<typeof auntieTexts>
