/** The four steps of the morning ritual, with their minutes: five in all. */
export const ritual = [
  {
    name: 'Stand',
    minutes: 1,
    text: 'Both feet on the floor, before the phone. Feel how much of you the floor is already holding.',
  },
  {
    name: 'Draw the line',
    minutes: 1,
    text: 'Picture a gate around you, as wide as your arms. It opens from your side. Put the handle where you can reach it.',
  },
  {
    name: 'Say it',
    minutes: 2,
    text: 'Your mantra, out loud, twice. Then the one no you may need today, in the exact words: “I can’t take that on.”',
  },
  {
    name: 'Close the gate',
    minutes: 1,
    text: 'A hand on your chest, one slow breath, and on with the day. Whoever rings can wait for an answer.',
  },
]

/** What the ritual may do, in two voices that stay apart. */
export const benefits = {
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
}

/** Written by us to show how it may sound; the page says so. */
export const exampleVoices = [
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
]
