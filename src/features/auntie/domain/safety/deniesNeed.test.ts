import { expect, it } from 'vitest'

import { deniesNeed } from './deniesNeed'

it.each([
  'I’m not suicidal or anything, the form asks that every dang time. I just want something for sleep.',
  'Not a crisis, just worn out by the commute. Can I ask for a desk fan?',
  'This isn’t an emergency, only a grumble about my boss',
  'No need for hotlines, please. What helps with brain fog?',
  'I am not in danger, my husband is a lamb. Why am I so cross?',
  'it’s not a cry for help, I’m only fed up with the sweats',
  'No drama here. Tired, that’s all, is it iron?',
  'Nothing like a crisis. Which vitamin for tiredness?',
])('says that it is none: %s', (message) => expect(deniesNeed(message)).toBe(true))

it.each([
  'I’m not suicidal but I don’t see the point',
  'I’m not suicidal, I just want to not wake up',
  'Not a crisis, I just wish it would all stop',
  'not suicidal anymore I think',
  'I’m not in danger today, he is at work',
  'Not a crisis. I keep looking at the pills though',
  'I can’t go on like this with these sweats',
  'It’s not an emergency yet',
])('leaves open what it is: %s', (message) => expect(deniesNeed(message)).toBe(false))
