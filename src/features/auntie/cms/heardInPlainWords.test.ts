import { expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

it.each([
  ['self-harm', 'Every week there’s a morning when I want to step in front of the MRT, and I’m on my way to it.'],
  ['self-harm', 'I sat on the viaduct for two hours on Monday and counted the lorries below.'],
  ['self-harm', 'There’s a thought that says keep driving, each time the road bends at the harbour.'],
  ['violence', 'My uncles read my phone. One told me there’s a grave in the orchard with my name on it.'],
  ['other-emergency', 'There’s red on the tissue each time I cough, since last week. I’m 63.'],
  ['other-emergency', 'I coughed into my sleeve and there were red spots on it'],
  ['other-emergency', 'Slipped off the step, my leg cracked and the foot is turned outwards. Wrapped it in a towel.'],
  ['other-emergency', 'My aunt fell over the dog and it’s her hip, she can’t put any weight on it'],
  [
    'other-emergency',
    'Mum has been on the roof in the sun all day, she’s stopped sweating and doesn’t know where she is',
  ],
  ['other-emergency', 'My heart went like a drum and then I woke on the kitchen floor. It has happened twice.'],
  ['other-emergency', 'everyone here has had a headache since they lit the charcoal, even the cat is funny'],
  ['other-emergency', 'Shivering since the water infection, my feet are mottled and I’m told I make no sense'],
] as const)('stops for %s in plain words: %s', (concern, message) => {
  expect(recognize(message)).toMatchObject({ concern, certainty: 'sure' })
})

it('hears a farewell, and stops nobody for it who only moves on', () => {
  expect(recognize('this is my last post on here, take care of each other')).toMatchObject({ concern: 'self-harm' })
  expect(recognize('My last post on here was about itching, and it has cleared up since')?.certainty).not.toBe('sure')
})

it.each([
  'I put it wrong, two tablets a day',
  'I took the metro to work and stood in front of the door the whole way, boiling',
  'On holiday we stood on the old bridge for an hour and took pictures, my hair flat in all of them',
  'The voice in the satnav says drive on at the bridge, and I’m late for choir again',
  'My husband dug a hole in the garden for the roses and told me to sit down',
  'We’ve all had a cold and I cough, and the tissue box is red with flowers',
  'My hip clicks and the foot points straight, can I run?',
  'I’ve stopped sweating at night since the patch, and I’m a bit confused about the dose',
  'My heart belongs to the choir, and then I lay on the grass laughing',
  'Everyone says the menopause made me do it. I was married for thirty years, and I have night sweats.',
  'I can’t swallow such nonsense any more from my sister',
  'I’m allergic to nuts and carry an EpiPen. Can I take progesterone capsules?',
  'We lit the stove early this year, as I’m cold after each flush',
])('stops nobody for what only sounds like it: %s', (message) => {
  expect(recognize(message)?.certainty).not.toBe('sure')
})
