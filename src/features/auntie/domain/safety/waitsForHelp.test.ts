import { expect, it } from 'vitest'

import { waitsForHelp } from './waitsForHelp'

it.each([
  ['does ginkgo sharpen the mind and the memory?', 'stroke'],
  ['which crosswords keep you sharp', 'stroke'],
  ['would a beta blocker calm it?', 'chest-pain'],
  ['is valerian any good for nerves like mine?', 'chest-pain'],
  ['can a tight neck give you migraines?', 'sudden-headache'],
  ['is that part of the change?', 'other-emergency'],
] as const)('waits: %s (%s)', (message, concern) => expect(waitsForHelp(message, concern, '', ['ok'])).toBe(true))

it.each([
  ['what do I wear to a wedding in July?', 'stroke'],
  ['which moisturizer is good for dry skin?', 'chest-pain'],
  ['does ginkgo sharpen the mind and the memory?', 'breast-lump'],
  ['my memory is bad', 'stroke'],
] as const)('does not: %s (%s)', (message, concern) =>
  expect(waitsForHelp(message, concern, 'it came on at the shop')).toBe(false),
)

it('waits no more once help is there, or long after', () => {
  const asked = 'would magnesium calm it?'
  expect(waitsForHelp(asked, 'chest-pain', '', ['the ambulance is here'])).toBe(false)
  expect(waitsForHelp(asked, 'chest-pain', '', ['a', 'b', 'c', 'd', 'e'])).toBe(false)
})

it('waits where it is of what the alarm was told with', () => {
  const told = 'I brought up blood when I coughed, and my elbows ache'
  expect(waitsForHelp('could the pill make you cough?', 'other-emergency', told)).toBe(true)
  expect(waitsForHelp('what is good for elbows?', 'other-emergency', told)).toBe(true)
  expect(waitsForHelp('what is good for nails?', 'other-emergency', told)).toBe(false)
})

it('waits where it is of the same part of her by another name', () => {
  expect(waitsForHelp('are oats good for palpitations?', 'other-emergency', 'my heart pounded and I keeled over')).toBe(
    true,
  )
  expect(waitsForHelp('are oats good for cholesterol?', 'other-emergency', 'my heart pounded and I keeled over')).toBe(
    false,
  )
  const told = 'the saddle of me is numb and the wee won’t start'
  expect(waitsForHelp('do kegels bring the feeling back?', 'other-emergency', told)).toBe(true)
  expect(waitsForHelp('do oats bring the shine back?', 'other-emergency', told)).toBe(false)
})
