import { expect, it } from 'vitest'

import { askedInstead } from './askedInstead'

it('looks up what to say next time for who was laughed at or not believed by a doctor', () => {
  const told = 'The doctor laughed. He actually laughed and said welcome to the club. I waited 7 weeks'
  expect(askedInstead(told)).toContain('brushed me off')
  expect(askedInstead('my GP fobbed me off again')).toContain('brushed me off')
  expect(askedInstead('My husband laughed at my fan')).toBeNull()
  expect(askedInstead('the nurse laughed with me, she was lovely')).toBeNull()
})

it.each([
  ['these flushes are the end of me lol', 'hot flashes'],
  ['Had a flush in the middle of the wedding speech, so embarrassing', 'hot flashes'],
  ['soaked the sheets again, what a life', 'night sweats'],
  ['meno brain strikes again, put the keys in the fridge', 'brain fog'],
  ['my head is a sieve', 'brain fog'],
  ['I have the concentration of a flea', 'concentrate'],
  ['once upon a time I had a waist', 'waist'],
  ['my jeans won’t zip', 'waist'],
  ['I can’t sleep since my periods stopped. I am up at 2 and then that’s it', 'get back to sleep'],
])('looks up what is complained of in passing: “%s” (%s)', (message, about) =>
  expect(askedInstead(message)).toContain(about),
)

it.each([
  'my flushes have gone and I feel like a girl',
  'my sister has hot flushes',
  'the HRT worked, no more brain fog',
  'I can flush the toilet with my foot',
  'saw it in a flash sale',
  'do flushes end',
  'I lost my keys and my patience',
])('looks nothing up for “%s”', (message) => expect(askedInstead(message)).toBeNull())
