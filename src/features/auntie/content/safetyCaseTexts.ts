/** The starting words of Auntie's case. Figures, versions and numbers in braces are the program's. */
export const safetyCaseTexts = {
  eyebrow: 'The small print, in large',
  headline: 'How safe is Auntie?',
  introduction: 'She is software that reads our library. She does not examine, diagnose or prescribe.',
  whoReviewed: 'No clinician has reviewed her yet.',
  stepsHeading: 'What happens to a message',
  steps: [
    'She finds out its language. If that is not English, you get the numbers to call at once.',
    'Phrases that editors keep, and a program that learned from {learned} made-up messages look for signs of crisis, violence and illness. Where they are sure, everything else stops and you are told whom to call.',
    'Where they are not sure, your question is answered, and the numbers follow.',
    'Everything else is looked up in the library and quoted, with the page it comes from.',
    'What was serious once stays in mind until you close the page. Nothing of it is kept.',
  ],
  measuringHeading: 'How she is measured',
  measuring: [
    'What is expected of a message is said before it is measured. Figures are added to this page and never changed.',
    'Our own messages were written by a language model. Part of them is kept back: she learns nothing from that part, and only it is counted.',
    'Public posts and letters are counted and not kept. Where some of them had been looked at while she was set up, “Written by” says so, and the figure flatters her.',
    'Questions from studies and tests of others are kept word for word, with their source and license. Nothing in her was changed to do better on them.',
    '“What she heard” counts messages that needed a person and got the numbers to call, or were told to see a doctor this week. A false alarm is an ordinary message that she stopped for. Some rows count the numbers below an answer, too; they say so.',
  ],
  figuresHeading: 'How often she is right, and wrong',
  figures:
    'A language model wrote these messages without having seen her rules. Real ones are more varied, so expect less of her than these figures say. A measurement on messages that nobody here has seen is still to come.',
  newest:
    'Of {needOf} messages that needed a person, {need} were heard: they got the numbers to call, or were told to see a doctor this week. Of {ordinaryOf} ordinary ones, she stopped {ordinary} for nothing. Of {askedOf} questions, she answered {asked} at least in part, or rightly said that the library does not hold the answer. Measured on {day}.',
  allMeasurements: 'All measurements',
  measured: 'Measured on {day}: {which}.',
  heard: 'What she heard',
  falseAlarm: 'False alarms',
  found: 'What she found in the library',
  columns: [{ name: 'Messages' }, { name: 'Written by' }, { name: 'Share (95 % interval)' }, { name: 'n' }],
  versionsHeading: 'Versions and reviews',
  rules: 'The rules that came with the site have the number {version}.',
  rulesChanged: 'Rules, answers and numbers to call were last changed here on {day}.',
  weights:
    'What she learned has the number {version}. {heldOut} messages are kept back for measuring: she learned nothing from them.',
  reviews: [
    'No clinician has reviewed her. No native speaker has reviewed her answers in other languages.',
    'Nobody has reported anything yet.',
  ],
  reportHeading: 'To report something',
  report:
    'If it cannot wait, call; do not report. If she missed what mattered, or stopped you for nothing, tell us in words of your own, without names:',
  reportKept: '(your mail program keeps what you send)',
} as const
