import { expect, it } from 'vitest'

import { isHelpThere, isOverdoseTold } from './tellsOverdose'

it.each([
  'I took the whole box of sertraline',
  'swallowed thirty paracetamol an hour ago',
  'took everything in the cabinet',
  'i have taken too many of my sleeping pills',
  'downed a bottle of cough medicine and the rest of the codeine',
  'I’ve just overdosed',
  'took all my heart tablets, feel fine',
])('tells of an overdose: %s', (message) => expect(isOverdoseTold(message)).toBe(true))

it.each([
  'some nights I look at the pills and count them',
  'I took all the pills back to the pharmacy',
  'took all of the tablets out of the house',
  'in 1996 I took a whole box, I am fine now',
  'what if I took all of them',
  'I take twenty of something every morning',
])('tells of none: %s', (message) => expect(isOverdoseTold(message)).toBe(false))

it.each(['the ambulance is on its way', 'I’m in A&E now', 'I called an ambulance', 'they kept me in overnight'])(
  'hears that help is there: %s',
  (message) => expect(isHelpThere(message)).toBe(true),
)

it('hears no help in feeling well', () => expect(isHelpThere('I feel alright, just sleepy')).toBe(false))
