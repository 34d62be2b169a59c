import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the Boundary Magic page. */
export const boundaryTexts = {
  eyebrow: 'Play, not medicine',
  headline: 'Boundary Magic',
  introduction:
    'A small morning ritual to keep your no in one piece. The shield is pretend, in the way a birthday candle is pretend. The no is real.',
  shieldButton: 'Put on today’s shield',
  ritualButton: 'The five-minute ritual',
  philosophyHeading: 'The philosophy',
  philosophy:
    'A boundary says what you will do. It doesn’t need anybody’s permission, and it isn’t a wall: it is a gate, and you are the one with the handle.',
  philosophyMore:
    'Many of us were praised for being no trouble, and the habit wore a groove. The first no feels rude. By the fifth it feels like weather.',
  physicalVoice: 'Plain speaking',
  physicalHeading: 'Physical benefits',
  energeticVoice: 'Magic speaking',
  energeticHeading: 'Energetic benefits',
  energeticNote: 'Nobody has measured any of this, and nobody needs to. It is play.',
  ritualEyebrow: 'A 5-minute protocol',
  ritualHeading: 'The morning shield ritual',
  shieldEyebrow: 'Boundary Magic',
  shieldHeading: 'Today’s shield',
  shieldText:
    'How are you, and how thick does it have to be? What you write is sealed with a key made from this browser’s cookie, or with your own if you made one.',
  voicesHeading: 'Three example voices',
  voicesText: 'Written by us to show how it may sound. They are not real people, and they prove nothing.',
  voiceMark: 'Example:',
  warningLead: 'When it is not about boundaries.',
  physicalNote:
    'That is all we promise. A ritual treats no symptom, hot flashes included. What is known about saying no, with its sources, is in [The Graceful No](/education/the-graceful-no).',
  physical: [
    'Five minutes without a screen, on your own two feet.',
    'Shoulders that come down from your ears, if only until nine.',
    'A sentence ready in your mouth, so that you don’t have to build one under fire.',
  ],
  energetic: [
    'A gate that only you can open, made of nothing, which is why nobody can break it.',
    'Other people’s weather stays on their side of the fence.',
    'You begin the day as its owner and not as its help desk.',
  ],
  ritual: [
    {
      name: 'Stand',
      minutes: '1',
      text: 'Both feet on the floor, before the phone. Feel how much of you the floor is already holding.',
    },
    {
      name: 'Draw the line',
      minutes: '1',
      text: 'Picture a gate around you, as wide as your arms. It opens from your side. Put the handle where you can reach it.',
    },
    {
      name: 'Say it',
      minutes: '2',
      text: 'Your mantra, out loud, twice. Then the one no you may need today, in the exact words: “I can’t take that on.”',
    },
    {
      name: 'Close the gate',
      minutes: '1',
      text: 'A hand on your chest, one slow breath, and on with the day. Whoever rings can wait for an answer.',
    },
  ],
  voices: [
    {
      voice: 'One who is asked for everything',
      text: 'I said, ‘Let me look and tell you tomorrow.’ Tomorrow I said no. The building still stands.',
    },
    {
      voice: 'One with a mother on the phone',
      text: 'I picture the gate before I pick up. Some days I even leave it open. But I know where the handle is.',
    },
    {
      voice: 'One who thinks this is silly',
      text: 'It is silly. It is also five minutes in which nobody wants anything from me, so I’m keeping it.',
    },
  ],
  warning:
    'If saying no brings threats, control or fear, a ritual is the wrong tool. {lines} In danger, the emergency services.',
  withoutScripts: 'The form needs scripts, which this browser does not run. The ritual doesn’t.',
  fetching: 'Fetching the form…',
  protectionLegend: 'Protection level',
  lightNote: 'A kind day, a thin coat.',
  mediumNote: 'The usual people, the usual asks.',
  fortressNote: 'Drawbridge up. Back on Thursday.',
  moodLegend: 'Mood',
  zenNote: 'Unbothered',
  confidentNote: 'I’ve got this',
  cautiousNote: 'Testing the ice',
  defensiveNote: 'Prickly, with cause',
  warriorNote: 'Bring it',
  mantraField: 'Daily mantra',
  mantraHint: 'Left empty, it says: “{mantra}”',
  notesField: 'Notes, if you like',
  activateButton: 'Activate my shield',
  activating: 'Activating…',
  worn: 'Your shield is on.',
  pastHeading: 'Your shields so far',
  pastMore: '{count} more',
  shieldOf: 'the shield of {day}',
  correctButton: 'Correct',
  deleteButton: 'Delete',
  pastNotesField: 'Notes',
  saveButton: 'Save it',
  leaveButton: 'Leave it as it was',
} as const

export type BoundaryTexts = PageTexts<typeof boundaryTexts>
