import { describe, expect, it } from 'vitest'

import { cpuTime } from '@/testing/cpuTime'

import { superscriptStyles, withoutOwnMarks, withSuperscriptRuns } from './wordSuperscripts'

const run = (properties: string, text = '6') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const none = new Map<string, 'superscript' | 'subscript'>()
const aligned = (xml: string) => /<w:vertAlign w:val="(\w+)"\/>/.exec(xml)?.[1] ?? null

describe('letters of a Word document', () => {
  it.each([
    ['<w:position w:val="6"/>', 'superscript'],
    ['<w:sz w:val="16" /><w:position w:val="12" />', 'superscript'],
    ["<w:position w:val='-4'/>", 'subscript'],
    ['<w:vertAlign w:val="baseline"/><w:position w:val="6"/>', 'superscript'],
    ['<w:position w:val="0"/>', null],
    ['<w:b/>', null],
  ])('that stand %s are %s', (properties, expected) => {
    expect(aligned(withSuperscriptRuns(run(properties), none))).toBe(expected)
  })

  it('that are raised in both ways stay as they are', () => {
    const both = run('<w:position w:val="-6"/><w:vertAlign w:val="superscript"/>')
    expect(withSuperscriptRuns(both, none)).toBe(both)
  })

  it('whose height was changed with changes tracked stand as they do now', () => {
    const now = '<w:position w:val="6"/><w:rPrChange w:id="1" w:author="R"><w:rPr><w:b/></w:rPr></w:rPrChange>'
    const before = '<w:rPrChange w:id="1" w:author="R"><w:rPr><w:position w:val="6"/></w:rPr></w:rPrChange>'
    expect(aligned(withSuperscriptRuns(run(now), none))).toBe('superscript')
    expect(aligned(withSuperscriptRuns(run(before), none))).toBe(null)
  })

  it('are raised by a style of letters as well, and by one that is based on it', () => {
    const styles = superscriptStyles(`<w:styles>
      <w:style w:type="character" w:customStyle="1" w:styleId="Up"><w:name w:val="Up"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>
      <w:style w:styleId="UpBold" w:type="character"><w:basedOn w:val="Up"/><w:rPr><w:b/></w:rPr></w:style>
      <w:style w:type="character" w:styleId="Down"><w:rPr><w:position w:val="-6"/></w:rPr></w:style>
      <w:style w:type="character" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>
      <w:style w:type="paragraph" w:styleId="Title"><w:rPr><w:position w:val="6"/></w:rPr></w:style>
    </w:styles>`)
    expect([...styles]).toEqual([
      ['Up', 'superscript'],
      ['UpBold', 'superscript'],
      ['Down', 'subscript'],
    ])
    expect(aligned(withSuperscriptRuns(run('<w:rStyle w:val="UpBold"/>'), styles))).toBe('superscript')
    const flat = run('<w:rStyle w:val="Up"/><w:vertAlign w:val="baseline"/>')
    expect(withSuperscriptRuns(flat, styles), 'the letters’ own word comes before their style').toBe(flat)
  })

  it('are looked for once, however many beginnings of theirs have no end', async () => {
    const [cost] = await cpuTime(() => {
      withSuperscriptRuns('<w:rPr>'.repeat(200_000), none)
      withSuperscriptRuns('<w:rPrChange '.repeat(200_000), none)
      withSuperscriptRuns(run('<w:position '.repeat(200_000)), none)
      superscriptStyles('<w:style '.repeat(200_000))
    })
    expect(cost).toBeLessThan(2_000)
  })
})

describe('a mark that somebody chose for a note', () => {
  const reference = '<w:footnoteReference w:customMarkFollows="1" w:id="1"/>'
  it.each([
    [`<w:r><w:t>Sheep</w:t></w:r><w:r>${reference}<w:t>*</w:t></w:r><w:r><w:t> jump</w:t></w:r>`, 'Sheep jump'],
    [`<w:r>${reference}</w:r><w:r><w:t>**</w:t></w:r><w:r><w:t> jump</w:t></w:r>`, ' jump'],
    [`<w:r>${reference}<w:sym w:font="Symbol" w:char="F02A"/></w:r><w:r><w:t>jump</w:t></w:r>`, 'jump'],
    [`<w:r>${reference}</w:r><w:r><w:t>whole words</w:t></w:r>`, 'whole words'],
    ['<w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:t>*</w:t></w:r>', '*'],
    [`<w:r>${reference.replace('1', '0')}</w:r><w:r><w:t>*</w:t></w:r>`, '*'],
  ])('goes with it, and nothing else: %s', (xml, words) => {
    expect(withoutOwnMarks(xml).replaceAll(/<(?!w:sym)[^>]*>/g, '')).toBe(words)
  })

  it('is looked for once through a document', async () => {
    const [cost] = await cpuTime(() => {
      withoutOwnMarks('<w:footnoteReference w:customMarkFollows="1" '.repeat(200_000))
      withoutOwnMarks(`<w:r>${reference}<w:sym `.repeat(100_000))
    })
    expect(cost).toBeLessThan(2_000)
  })
})
