import { expect, it } from 'vitest'

import { askedFor } from './askedForAnother'
import { toldFacts } from './toldFacts'

it.each([
  ['my mum is 79 and on warfarin', 'would a pessary be ok for her', 'mum'],
  ['My daughter is 17 and has POI', 'does she need calcium?', 'daughter'],
  ['my sister takes tamoxifen', 'can I give her sage tea?', 'sister'],
  ['hi auntie, my wife has lupus', 'is HRT safe for her', 'wife'],
  ['my mother-in-law keeps getting infections', 'what helps her', 'mother-in-law'],
  ['my friend had a clot', 'could she use the patch?', 'friend'],
])('“%s” and “%s” are asked for another', (told, asked, whom) => expect(askedFor([told, asked])).toBe(whom))

it.each([
  ['my mum is 79 and on warfarin', 'what can I take for my flushes?'],
  ['my sister had breast cancer', 'should I worry that she had it?'],
  ['my mum is 79', 'what helps with hot flashes?'],
  ['is HRT safe', 'would it be ok for her'],
])('“%s” and “%s” are asked for herself', (told, asked) => expect(askedFor([told, asked])).toBeNull())

it('takes as hers who is asked for what was told of her', () => {
  expect(toldFacts(['my mum is 79 and on warfarin'], 'mum').map(({ text }) => text)).toContain('I take warfarin.')
  expect(toldFacts(['my daughter won’t have periods by herself'], 'daughter').map(({ kind }) => kind)).toContain(
    'early',
  )
})
