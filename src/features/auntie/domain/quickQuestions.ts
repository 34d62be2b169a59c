/** Six things to begin with; each fills the input and is sent by the visitor, not by us. */
export const quickQuestions = [
  'What really helps with hot flashes?',
  'Is brain fog real, and does it pass?',
  'How do I get back to sleep at 3 a.m.?',
  'Is hormone therapy safe?',
  'Which supplements are worth the money?',
  'How do I talk to my doctor about this?',
] as const
