import { expect, it } from 'vitest'

import { askedInstead } from './askedInstead'
import { tellsOnlyGladly } from './tellsOnlyGladly'

it.each([
  'Hello love. No question today, I just wanted to tell you that my hot flashes are down to one and I danced at the fair!',
  'No problem today, only wanted to say the sweats have eased and I am so happy',
  'Thought you’d like to know that I ran my first five kilometres without brain fog, so proud',
])('is told, and no complaint: “%s”', (message) => {
  expect(tellsOnlyGladly(message)).toBe(true)
  expect(askedInstead(message)).toBeNull()
})

it.each([
  'I just wanted to say that my hot flashes are killing me',
  'Only wanted to tell somebody that the sweats are worse and I cried all night',
  'I danced till one and now my knees hurt',
])('may be a complaint: “%s”', (message) => expect(tellsOnlyGladly(message)).toBe(false))
