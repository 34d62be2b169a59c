import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { RedFlag } from '@/shared/lib/redFlags'

import { RedFlagList } from './RedFlagList'

const textOf = (who: string) => {
  const flag: RedFlag = { key: 'sleepy', urgency: 'now', sign: 'Very sleepy.', who, action: 'Call.' }
  return renderToStaticMarkup(<RedFlagList flags={[flag]} />)
    .replaceAll(/<[^>]+>/g, '')
    .trim()
}

it.each([
  ['', 'Very sleepy. Now: Call.'],
  ['On gabapentin.', 'On gabapentin: Very sleepy. Now: Call.'],
  ['Also after surgery.', 'Very sleepy. Also after surgery. Now: Call.'],
  ['Unless whoever prescribes them knows.', 'Very sleepy. Unless whoever prescribes them knows. Now: Call.'],
])('“%s” stands where it is read in time', (who, text) => expect(textOf(who)).toBe(text))
