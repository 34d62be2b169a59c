import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'

import { claimErrors, claimErrorsIn } from './refuseForbiddenClaims'
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

it('reads lines that were broken within a sentence as that sentence, and the lines of a list as lines', () => {
  const fields = [{ name: 'description', type: 'textarea' }] as FlattenedField[]
  const read = (description: string) => publicTexts(fields, { description })[0]!.text
  expect(read('Black cohosh cures hot \r\nflashes.')).toBe('Black cohosh cures hot flashes.')
  expect(read('Rest.\nBlack cohosh\nHot flashes')).toBe('Rest.\nBlack cohosh\nHot flashes')
})

it('reads the place in a source that a citation names, which readers find below the text', () => {
  const fields = [{ name: 'content', type: 'richText' }] as FlattenedField[]
  const cited = (locator: string) => ({
    content: {
      root: {
        children: [{ type: 'paragraph', children: [{ type: 'inlineBlock', fields: { reference: 1, locator } }] }],
      },
    },
  })
  expect(claimErrorsIn(fields, cited('table 2'))).toEqual([])
  expect(claimErrorsIn(fields, cited('Black cohosh cures hot flashes.'))).toMatchObject([{ path: 'content' }])
})

it('says of each sentence which rule it breaks, and ends once', () => {
  const said = (text: string) => claimErrors([{ path: 'text', text }])[0]?.message
  expect(said('Black cohosh cures hot flashes. Take 400 mg twice daily.')).toBe(
    'This cannot be published. “Black cohosh cures hot flashes.” calls breathing, yoga, mindfulness or a supplement a treatment of hot flashes. “Take 400 mg twice daily.” advises a dose.',
  )
  expect(said('Your anxiety is hormonal')).toBe(
    'This cannot be published. “Your anxiety is hormonal” tells a reader what she has.',
  )
  expect(said('This balances your hormones.')).toMatch(/” promises what nobody can\.$/)
  expect(said('You do not need a mammogram, as long as you eat well.')).toMatch(/” promises what nobody can\.$/)
})
