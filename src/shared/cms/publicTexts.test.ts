import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'

import { claimErrors } from './refuseForbiddenClaims'
import { publicTexts } from './publicTexts'

it('reads a line break between two words as one between words', () => {
  const fields = [{ name: 'content', type: 'richText' }] as FlattenedField[]
  const children = [
    { type: 'text', text: 'Black cohosh cures' },
    { type: 'linebreak' },
    { type: 'text', text: 'hot flashes.' },
  ]
  const texts = publicTexts(fields, { content: { root: { children: [{ type: 'paragraph', children }] } } })
  expect(texts[0]!.text.trim()).toBe('Black cohosh cures hot flashes.')
  expect(claimErrors(texts)).toHaveLength(1)
})
