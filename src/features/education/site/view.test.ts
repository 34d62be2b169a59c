import { describe, expect, it } from 'vitest'

import type { EducationModule, Reference } from '@/payload-types'

import type { PlacedClaim } from '@/shared/evidence/readClaims'

import { readerTexts } from '../content/readerTexts'
import { formatDuration } from '../domain/categories'
import { moduleCaption, toCardView, toModuleView } from './view'

const reference = (id: number, more: Partial<Reference> = {}): Reference => ({
  id,
  key: `ref-${id}`,
  authors: 'Avis NE, et al.',
  title: `Title ${id}`,
  source: 'JAMA',
  kind: 'cohort',
  finding: 'It lasted.',
  status: 'current',
  updatedAt: '',
  createdAt: '',
  ...more,
})

const citation = (id: unknown) => ({
  type: 'inlineBlock',
  version: 1,
  fields: { blockType: 'citation', reference: id },
})

const moduleDoc = (more: Partial<EducationModule> = {}): EducationModule => ({
  id: 1,
  slug: 'hot-flashes',
  title: 'Hot Flashes',
  description: 'What helps.',
  category: 'truth-telling',
  orderIndex: 1,
  keyInsight: 'One sentence.',
  content: {
    root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 },
  },
  updatedAt: '',
  createdAt: '',
  ...more,
})

describe('toCardView', () => {
  it('says when it was reviewed, in the day’s own time zone', () => {
    expect(toCardView(moduleDoc({ reviewedOn: '2026-11-01T00:00:00.000Z' })).reviewed).toBe('Nov 2026')
  })

  it('knows nothing of what is not filled in', () => {
    expect(toCardView(moduleDoc())).toMatchObject({ duration: null, reviewed: null })
  })
})

describe('toModuleView', () => {
  it('numbers sources by their first citation, then those only listed', () => {
    const content = moduleDoc().content
    content.root.children = [
      { type: 'paragraph', version: 1, children: [citation({ id: 7 }), citation(3), citation(7)] },
    ]
    const { sources } = toModuleView(moduleDoc({ content, references: [reference(1), reference(3), reference(7)] }))
    expect(sources.map(({ id, number, cited }) => [id, number, cited])).toEqual([
      [7, 1, true],
      [3, 2, true],
      [1, 3, false],
    ])
  })

  it('leaves no gap for a cited source that is not listed', () => {
    const content = moduleDoc().content
    content.root.children = [{ type: 'paragraph', version: 1, children: [citation(99), citation(3)] }]
    const { sources } = toModuleView(moduleDoc({ content, references: [reference(3)] }))
    expect(sources.map(({ number }) => number)).toEqual([1])
  })

  it('leads to the DOI before the address, and says how it was made', () => {
    const references = [
      reference(1, { doi: '10.1001/x', url: 'https://jama.example' }),
      reference(2, { url: 'https://nhs.example', design: 'case-control' }),
      reference(3),
    ]
    expect(toModuleView(moduleDoc({ references })).sources).toMatchObject([
      { url: 'https://doi.org/10.1001/x', kind: 'Cohort study' },
      { url: 'https://nhs.example', kind: 'Case-control' },
      { url: null },
    ])
  })

  it('shows of relations only what is there: neither ids nor holes', () => {
    const related = [5, null, moduleDoc({ id: 6, slug: 'sleep', title: 'Sleep', duration: 9 })]
    // A relation to what is deleted is read as null, which the generated types leave out.
    const holes = { relatedModules: related, references: [4, null] } as Partial<EducationModule>
    const view = toModuleView(moduleDoc(holes))
    expect(view.related).toEqual([{ slug: 'sleep', title: 'Sleep', duration: 9 }])
    expect(view.sources).toEqual([])
  })

  it('marks a key insight and a description that say again what no longer stands, and leaves it out where nothing is marked', () => {
    const words = 'Half of women have hot flashes for 7.4 years.'
    const source = { reference: 7, locator: '', path: 'content', documentId: 1, report: {} as PlacedClaim['report'] }
    const checks = {
      checkedBy: null,
      checkedOn: null,
      signedBy: null,
      signedOn: null,
      nextDue: null,
      withdrawnOn: null,
    }
    const claim: PlacedClaim = {
      ...{ ...source, ...checks, id: 1, overdue: false, state: 'expired', standing: 'retracted' },
      statement: 'Hot flashes lasted 7.4 years.',
    }
    const doc = moduleDoc({ description: `${words} What helps.`, keyInsight: words })
    const notice = 'The source of this sentence was retracted.'
    expect(toModuleView(doc, [claim])).toMatchObject({
      keyInsight: words,
      notices: { description: notice, keyInsight: notice },
      metadata: { description: 'What helps.' },
    })
    expect(toModuleView(doc, [{ ...claim, state: 'checked', standing: 'current' }])).toMatchObject({
      notices: { description: null, keyInsight: null },
      metadata: { description: doc.description },
    })
  })

  it('bears a draft that has hardly begun', () => {
    const draft = { id: 9, title: 'New', createdAt: '', updatedAt: '' } as EducationModule
    expect(toModuleView(draft)).toMatchObject({ slug: '', content: null, redFlags: [], sources: [], related: [] })
  })
})

it('tells the duration in words', () => {
  expect(formatDuration(8)).toBe('8 min')
  expect(formatDuration(null)).toBe('Self-paced')
  expect(moduleCaption({ categoryLabel: 'Hormonal', duration: 8 }, readerTexts)).toBe('Hormonal · 8 min')
  expect(moduleCaption({ categoryLabel: '', duration: null }, readerTexts)).toBe('Self-paced')
})
