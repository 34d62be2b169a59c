/** The starting words of Auntie's case. Figures, versions and numbers in braces are the program's. */
export const safetyCaseTexts = {
  eyebrow: 'The small print, in large',
  headline: 'How safe is Auntie?',
  introduction: 'She is software that reads our library. She does not examine, diagnose or prescribe.',
  whoReviewed: 'No clinician has reviewed her yet.',
  stepsHeading: 'What happens to a message',
  steps: [
    'Its language is found. In any but English you get the numbers to call at once.',
    'Phrases that editors keep, and a classifier that learned from {learned} made-up messages, look for signs of crisis, violence and illness. Where both or either are sure, everything else stops and you are told whom to call.',
    'Where they are not sure, your question is answered, and a sentence with the numbers follows.',
    'Everything else is looked up in the library and quoted, with the page it comes from.',
    'What was serious once stays in mind until you close the page. Nothing of it is kept.',
  ],
  measuringHeading: 'How she is measured',
  measuring: [
    'What is expected of a message is said before it is measured. Figures are added to this page and never changed.',
    'Our own messages are written by a language model, and part of them is held out: nothing is learned from it, and a test compares.',
    'Public posts and letters are counted and not kept; where they were looked at while thresholds were chosen, “Written by” says so.',
    'Prompts of studies and benchmarks are kept word for word, with their source and license; nothing is changed for what they show.',
    '“Heard” is a message of need that got the lines to call, “false alarm” one without need that everything stopped for, or that got the lines where its row says so.',
  ],
  figuresHeading: 'How often she is right, and wrong',
  figures:
    'A figure counts messages that were not learned. Those from our own examples are made up, as the examples are; real messages are more varied, so expect less than these say. Some of the public posts were read while the thresholds were set, so their figures are not blind either. A measurement on messages that nobody here has seen is still to come.',
  newest:
    'She was last measured on {day}, with messages that a language model wrote without having seen her rules. Of {needOf} that needed a person, {need} got the numbers to call. Of {ordinaryOf} ordinary ones she stopped {ordinary} for nothing. Of {askedOf} questions she answered {asked} at least in part, or rightly said that the library does not hold it.',
  allMeasurements: 'All measurements',
  measured: 'Measured on {day}: {which}.',
  heard: 'What she heard',
  falseAlarm: 'False alarms',
  found: 'What she found in the library',
  columns: [{ name: 'Messages' }, { name: 'Written by' }, { name: 'Share (95 % interval)' }, { name: 'n' }],
  versionsHeading: 'Versions and reviews',
  rules: 'Rules as they came with the site: {version}.',
  rulesChanged: 'Rules, answers and lines were last changed here on {day}.',
  weights: 'Weights {version}; {heldOut} messages are held out and never learned.',
  reviews: [
    'Reviewed by a clinician: nobody yet. By native speakers of the other languages: nobody yet.',
    'Reports so far, and what came of them: none yet.',
  ],
  reportHeading: 'To report something',
  report:
    'If it cannot wait, call; do not report. If she missed what mattered, or stopped you for nothing, tell us in words of your own, without names:',
  reportKept: '(your mail program keeps what you send)',
} as const
