import { describe, expect, it } from 'vitest'

import { takesBackAlarm } from './takesBackAlarm'

describe('an alarm that was told before', () => {
  it.each([
    ['That was in 1998, when I was a student. I am fine now, long over it.', 'self-harm'],
    ['Sorry, it was my first husband, thirty years ago. I am safe now.', 'violence'],
    [
      'No sorry, I meant my mother, not me. She had the scan last week and it was only a polyp.',
      'bleeding-after-menopause',
    ],
    ['I was talking about my sister, she was checked and all was fine', 'breast-lump'],
    ['That was years ago, I am fine', 'chest-pain'],
    ['That was two years ago, they did an ECG and it came back normal', 'chest-pain'],
  ] as const)('is taken back by “%s” (%s)', (message, concern) => {
    expect(takesBackAlarm(message, concern)).toBe(true)
  })

  it.each([
    ['It is nothing really, forget I said it', 'self-harm'],
    ['That was years ago, but I still think of it every night', 'self-harm'],
    ['It was only a twinge, I am fine', 'chest-pain'],
    ['I am fine now', 'violence'],
    ['It is my husband who has the pain, not me', 'chest-pain'],
    ['That was last month and nobody has looked at it', 'breast-lump'],
    ['What helps with dry skin?', 'self-harm'],
  ] as const)('stands after “%s” (%s)', (message, concern) => {
    expect(takesBackAlarm(message, concern)).toBe(false)
  })
})
