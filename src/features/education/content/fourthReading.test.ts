import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { citationPattern } from './moduleSource'

/** A module as one line, so that a pattern does not depend on where its lines break. */
const read = (slug: string) =>
  readFileSync(path.join(import.meta.dirname, 'modules', `${slug}.md`), 'utf8').replaceAll(/\s+/g, ' ')

const references = JSON.parse(readFileSync(path.join(import.meta.dirname, 'references.json'), 'utf8')) as {
  id: string
  url?: string
  note?: string
}[]
const reference = (id: string) => references.find((one) => one.id === id)!

/** What forty claims drawn by their words, on the last day of November 2026, showed. */
describe('the fourth reading of the modules, November 2026', () => {
  it('cites for heavy bleeding on hormones the page that speaks of it', () => {
    expect(read('hormone-therapy-in-practice')).toMatch(
      /Heavy bleeding, or bleeding on most days, should be looked into at any time\.\[\^bms-bleeding-2024/,
    )
    expect(reference('bms-bleeding-2024').url).not.toMatch(/side-effects-and-risks-of-hrt/)
    expect(reference('bms-bleeding-2024').url).toMatch(/unscheduled-bleeding-on-hrt/)
  })

  it('puts the source of ovaries that wake up behind that sentence, not behind a request', () => {
    const text = read('contraception-method-by-method')
    expect(text).not.toMatch(/Ask your team\.\[\^/)
    expect(text).toMatch(/Ovaries can wake up, so use something still\.\[\^scotland-breast-contraception/)
  })

  it('says in its record that the prescribing guide on the coil could not be opened again', () => {
    expect(reference('menopause-opt-progestogen').note).toMatch(/could not be opened again/)
  })

  it('says what a fluent sentence hides: which rules of sport and of blood services were not found', () => {
    const text = read('sport-blood-banks-and-the-fine-print').replaceAll(citationPattern, '')
    expect(text).toContain('We could read only part of the world list.')
    expect(text).toContain('We found no blood service whose page names HRT.')
  })
})
