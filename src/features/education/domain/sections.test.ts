import { describe, expect, it } from 'vitest'

import { claimsOfRichText } from '@/shared/evidence/findClaims'
import { headingAnchors } from '@/shared/lib/headingAnchors'

import { sectionsOf } from './sections'

const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const heading = (tag: string, value: string) => ({ type: 'heading', tag, children: [text(value)] })

describe('sections', () => {
  it('part at h2, with the anchors of the page; citations are left out', () => {
    const citation = { type: 'inlineBlock', fields: { blockType: 'citation', reference: 1 } }
    expect(
      sectionsOf({
        children: [
          paragraph(text('Lead.')),
          heading('h2', 'What helps'),
          paragraph(text('One'), citation, text('.')),
          heading('h3', 'Inside'),
          { type: 'list', children: [{ type: 'listitem', children: [text('Point')] }] },
          heading('h2', 'What helps'),
        ],
      }),
    ).toEqual([
      { heading: '', anchor: '', text: 'Lead.' },
      { heading: 'What helps', anchor: 'on-what-helps', text: 'One.\nInside\nPoint' },
      { heading: 'What helps', anchor: 'on-what-helps-2', text: '' },
    ])
  })

  it('hold a table of treatments as lines', () => {
    const treatments = [{ name: 'Nothing', helps: 'Not at all', harms: 'None', notFor: 'No one' }]
    const table = { type: 'block', fields: { blockType: 'treatmentTable', caption: 'Side by side', treatments } }
    expect(sectionsOf({ children: [table, { type: 'block', fields: { blockType: 'other' } }] })[0]!.text).toBe(
      'Side by side\nNothing. How much it helps: Not at all. Harms: None. Who should not: No one.',
    )
  })

  it('are one empty one of nothing', () => {
    expect(sectionsOf(undefined)).toEqual([{ heading: '', anchor: '', text: '' }])
  })
})

it('makes an anchor of the words, a new one for each heading', () => {
  const anchorOf = headingAnchors()
  expect(anchorOf('What’s “normal”, then?')).toBe('on-whats-normal-then')
  expect(anchorOf('Sources')).toBe('on-sources')
  expect(anchorOf('Sources')).toBe('on-sources-2')
  expect(anchorOf('???')).toBe('on-this')
})

const cited = { type: 'inlineBlock', fields: { blockType: 'citation', reference: 7 } }

it('reads what is raised as raised: 10⁶ is never read out as 106', () => {
  const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
  const children = [{ type: 'paragraph', children: [text('About 10'), text('6', 64), text(' in CO'), text('2', 32)] }]
  expect(sectionsOf({ children })[0]!.text).toBe('About 10⁶ in CO2')
  expect(
    claimsOfRichText({ children: [{ ...children[0], children: [...children[0]!.children, cited] }] }, 'content'),
  ).toEqual([expect.objectContaining({ statement: 'About 10⁶ in CO2' })])
})
