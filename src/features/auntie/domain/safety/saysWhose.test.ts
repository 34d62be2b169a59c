import { expect, it } from 'vitest'

import { saysWhose } from './saysWhose'

it.each([
  'sorry no I mean my sister found it, she is 60',
  'it’s my mum that’s bleeding actually, not me',
  'oh wait I should say it’s my husband, not me',
  'i’m asking about my neighbour, she’s 70',
  'hang on, not me, this is my mother in law',
  'oops, my daughter. She rang me about it',
  'I was talking about my best friend, she lives alone',
])('is somebody else’s: %s', (message) => expect(saysWhose(message)).toBe(true))

it.each([
  'my husband says I fuss',
  'no, my husband is asleep',
  'my mother had the same, and me too',
  'I told my sister about it',
  'it was my birthday and my sister came',
  'sorry, my daughter says I should ring',
])('stays hers: %s', (message) => expect(saysWhose(message)).toBe(false))
