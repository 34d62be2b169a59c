import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'

import { pageTextsGlobal } from './pageTextsGlobal'

const nameOf = (field: Field) => ('name' in field ? field.name : undefined)

describe('the form of a page’s words', () => {
  const { fields } = pageTextsGlobal({
    slug: slugs.homePage,
    label: '',
    description: '',
    page: '/',
    defaults: { headline: 'A', text: 'B'.repeat(100), steps: ['C'], link: 'D' },
    sections: { 'Below it': ['steps', 'text'] },
  })

  it('folds what belongs to a part, in the order of the page, and shows the rest above', () => {
    const [headline, link, fold] = fields
    expect([headline, link].map((field) => nameOf(field!))).toEqual(['headline', 'link'])
    expect(fold).toMatchObject({ type: 'collapsible', label: 'Below it', admin: { initCollapsed: true } })
    expect((fold as { fields: Field[] }).fields.map(nameOf)).toEqual(['text', 'steps'])
  })

  it('says how much room a paragraph has', () => {
    const text = (fields[2] as { fields: Field[] }).fields[0]
    expect(text).toMatchObject({
      maxLength: 600,
      admin: { description: expect.stringMatching(/^Up to 600 characters\./) },
    })
  })
})
