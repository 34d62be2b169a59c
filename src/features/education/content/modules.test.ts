import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { readingEase, readingGrade } from '@/shared/lib/prose'

import { citationPattern, parseModuleSource } from './moduleSource'
import { markdownProse, reviewModule, uncitedMarkdown } from './reviewModule'
import { splitTables } from './treatmentTables'

const folder = path.join(import.meta.dirname, 'modules')
const references = JSON.parse(readFileSync(path.join(import.meta.dirname, 'references.json'), 'utf8')) as {
  id: string
}[]
const knownReferences = new Set(references.map((reference) => reference.id))
const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
const read = (file: string) => parseModuleSource(file, readFileSync(path.join(folder, file), 'utf8'))

describe('the starter modules', () => {
  it('are all there, each under its own slug and order', () => {
    const modules = files.map(read)
    expect(files.sort()).toEqual(modules.map((module) => `${module.slug}.md`).sort())
    expect(modules.map((module) => module.orderIndex).sort((a, b) => a - b)).toEqual(
      modules.map((_, index) => index + 1),
    )
  })

  it('relate only to modules that exist, and never to themselves', () => {
    const slugs = new Set(files.map((file) => file.replace('.md', '')))
    for (const file of files) {
      const source = read(file)
      for (const related of source.related) {
        expect(slugs, `${file} → ${related}`).toContain(related)
        expect(related).not.toBe(source.slug)
      }
    }
  })

  it.each(files)('%s is ready to publish', (file) => {
    expect(reviewModule(read(file), knownReferences)).toEqual([])
  })

  it('lead in their text only to modules that exist', () => {
    for (const file of files)
      for (const [, slug] of read(file).body.matchAll(/\]\(\/education\/([^)#]+)/g))
        expect(files).toContain(`${slug}.md`)
  })

  it('weigh treatments with “Nothing” first', () => {
    const tables = files.flatMap((file) => splitTables(read(file).body)).filter((part) => 'treatments' in part)
    expect(tables.length).toBeGreaterThanOrEqual(7)
    for (const { treatments } of tables) {
      expect(treatments[0]!.name).toMatch(/^Nothing/)
      expect(treatments.filter(({ sources }) => sources.length === 0)).toEqual([])
    }
  })

  it('count what helps and what harms by one denominator for each column of a table', () => {
    const mixed = files.flatMap((file) =>
      splitTables(read(file).body).flatMap((part) => {
        if (!('treatments' in part)) return []
        return (['helps', 'harms'] as const).flatMap((column) => {
          const cells = part.treatments.map((treatment) => treatment[column]).join('; ')
          const denominators = new Set([...cells.matchAll(/\d+ (?:of|in) (\d[\d,]*\d|\d)/g)].map(([, of]) => of))
          return denominators.size > 1 || /%|percent/.test(cells)
            ? [`${file}, ${part.caption}, ${column}: ${cells}`]
            : []
        })
      }),
    )
    expect(mixed).toEqual([])
  })

  // The ledger knows the sentence before a citation alone: a number before it would outlive its source unmarked.
  it('cite the source beside each share and each count of women', () => {
    const counts = /\d (?:percent|women)\b|\d of (?:every )?\d|\d in [\d,]+\b/
    const said =
      /^That is 911|^And if your waist|^Some limits are lower|^That 11 percent|cut flashes by 40 percent|^The other one says|^Each row counts|^With nothing, 937|^Out of every 100 women in each group:/
    const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
    const uncited = files.flatMap((file) =>
      read(file)
        .body.split('\n')
        .filter((line) => line.includes('[^') && !/^(?:\||#|Table)/.test(line))
        // A citation stands behind the full stop: put before it, it stays with its sentence.
        .map((line) => line.replaceAll(citationPattern, '¶').replaceAll(/([.!?”"]+)(¶+)/g, '$2$1'))
        .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
        .filter((sentence) => counts.test(sentence) && !sentence.includes('¶') && !said.test(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    )
    expect(uncited).toEqual([])
  })

  it.each(files.filter((file) => read(file).orderIndex > 38))('%s reads at grade 5 or lower', (file) => {
    expect(readingGrade(markdownProse(read(file).body))).toBeLessThanOrEqual(5)
  })

  it('word the claim about celebrating cultures as the owner settled it', () => {
    expect(read('global-menopause-wisdom.md').body).toContain(
      'But nobody has shown that celebrating it causes fewer symptoms, and we found no study behind the 60%.',
    )
  })

  it('word the claim about lipedema as the owner settled it', () => {
    expect(read('could-it-be-lipedema.md').body).toContain(
      'A 2016 review believed that it affects about 11% of women; estimates run from well under one percent to more than one in ten, because it has rarely been properly counted, and nobody has measured how many go undiagnosed.',
    )
  })
})

describe('the review of a module', () => {
  it('catches a treatment claim and lets an honest denial pass', () => {
    expect(forbiddenClaims('Slow breathing eases hot flashes.')).toHaveLength(1)
    expect(forbiddenClaims('Slow breathing does not ease hot flashes.')).toHaveLength(0)
    expect(forbiddenClaims('Does slow breathing ease hot flashes?')).toHaveLength(0)
  })

  it('catches a dose that a reader is told to take', () => {
    expect(forbiddenClaims('It is easy. Take 400 mg twice daily.')).toEqual(['Take 400 mg twice daily.'])
    expect(forbiddenClaims('Women in the trial took 400 mg twice daily.')).toEqual([])
    expect(forbiddenClaims('Take 5 minutes to breathe.')).toEqual([])
  })

  it('catches a fact without a source', () => {
    expect(uncitedMarkdown('A trial of 218 women found nothing.')).toHaveLength(1)
    expect(uncitedMarkdown('A trial of 218 women found nothing.[^some-trial-2013]')).toHaveLength(0)
  })

  it('tells easy prose from hard prose', () => {
    expect(readingEase('The cat sat on the mat. It was warm.')).toBeGreaterThan(90)
    expect(
      readingEase('Vasomotor symptomatology necessitates individualized pharmacological consideration.'),
    ).toBeLessThan(20)
  })
})
