import { describe, expect, it } from 'vitest'

import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { rankByReader } from './rankByReader'

const place = (slug: string, heading: string, start: string): FoundAnswer => {
  const passage = { slug, title: slug, description: '', summary: '', anchor: '', heading, body: start }
  return {
    slug,
    lead: passage,
    excerpts: [{ passage, start, readsOn: false }],
    score: 5,
    coverage: 0.8,
    terms: [],
    isWhole: true,
    isGeneral: false,
  }
}
const ofAll = place('hormone-therapy-in-practice', 'The kinds', 'If you have a uterus')
const withoutUterus = place('no-bleeding-to-go-by', 'If your uterus is gone', 'No uterus, no periods')
const onTestosterone = place('every-body-that-changes', 'If you take testosterone', 'Dryness. Testosterone makes')

const found: FoundLibrary = {
  answers: [withoutUterus, onTestosterone, ofAll],
  modules: [],
  known: 1,
  coverage: 1,
  distance: -1,
  terms: { asked: [] },
}
const readTo = (question: string, library = found) =>
  rankByReader(library, question).answers.map(({ excerpts }) => excerpts[0]!.start)

describe('what holds for some readers alone', () => {
  it.each([
    'do I need progesterone if I still have my womb',
    'I have a uterus, so I need both hormones?',
    'do women get testosterone now',
    'testosterone gel for low desire',
  ])('is read to nobody else: %s', (question) => expect(readTo(question)).toEqual(['If you have a uterus']))

  it.each([
    ['I had a hysterectomy, how would I know', 'No uterus, no periods'],
    ['my womb was taken out at 40, am I menopausal', 'No uterus, no periods'],
    ['I am on testosterone and very dry', 'Dryness. Testosterone makes'],
    ['trans man, 48, pain down there', 'Dryness. Testosterone makes'],
  ])('is read to whoever says so: %s', (question, start) => expect(readTo(question)).toContain(start))

  const pregnant = place('contraception-method-by-method', 'Yes, still', 'Women who use nothing')
  const byChance = place('fibroids-adenomyosis-iron', 'Found by chance', 'A thick lining')
  const more = { ...found, answers: [pregnant, byChance, ofAll] }

  it('is not read where she says what it does not hold for', () => {
    expect(readTo('41, FSH 62 then 71, can I fall pregnant?', more)).not.toContain('Women who use nothing')
    expect(readTo('diagnosed with POI, any chance of a baby?', more)).not.toContain('Women who use nothing')
    expect(readTo('48 with gaps, can I fall pregnant?', more)).toContain('Women who use nothing')
    expect(readTo('lining 6 mm and nine days of bleeding, can it wait?', more)).not.toContain('A thick lining')
    expect(readTo('lining 7 mm, no bleeding ever since, never bled, biopsy?', more)).toContain('A thick lining')
  })

  it('is read of early menopause to whoever may have had it', () => {
    const early = place('early-and-surgical-menopause', 'Why it matters more', 'Women who go through')
    const both = { ...found, answers: [early, ofAll] }
    const isRead = (question: string) => readTo(question, both).includes('Women who go through')
    expect(isRead('Do I need HRT at all? I’m 52 and my friends say I’ll crumble without it')).toBe(false)
    expect(isRead('Do I need HRT at all? I’m 41 and my friends say I’ll crumble without it')).toBe(true)
    expect(isRead('I’m 52, my ovaries came out long ago. Do I need HRT?')).toBe(true)
    expect(isRead('do I need HRT for my bones')).toBe(true)
  })

  it('is read where there is nothing else', () =>
    expect(readTo('do I need a smear', { ...found, answers: [withoutUterus] })).toEqual(['No uterus, no periods']))
})
