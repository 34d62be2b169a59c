import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const features = path.resolve(import.meta.dirname, '../..')
const references = 'education/content/references.json'

/** A file as one line, so that a pattern does not depend on where its lines break. */
const read = (file: string) => readFileSync(path.join(features, file), 'utf8').replaceAll(/\s+/g, ' ')

describe('the references', () => {
  type Reference = {
    id: string
    kind: string
    doi?: string
    url?: string
    oneLine: string
    locator?: string
    notOpened?: boolean
    abstractOnly?: boolean
  }
  const all = JSON.parse(readFileSync(path.join(features, references), 'utf8')) as Reference[]
  const modules = readdirSync(path.join(features, 'education/content/modules'))
    .map((file) => read(`education/content/modules/${file}`))
    .join(' ')
  /** Where modules say that they found something in a source. */
  const modulesCite = (id: string) =>
    [...modules.matchAll(new RegExp(`\\[\\^${id}, ([^\\]]+)`, 'g'))].map(([, place]) => place!)
  const find = (id: string) => all.find((reference) => reference.id === id)

  it('lead to a page, or tell readers that they were not opened', () => {
    const nowhere = all.filter(({ doi, url, oneLine }) => !doi && !url && !/not opened/.test(oneLine))
    expect(nowhere.map(({ id }) => id)).toEqual([])
  })

  it('say where in them to look, or that they were not opened', () => {
    const listed = ['../shared/lib/redFlags.json', 'clean-beauty/content/ingredients.json']
      .concat(
        'smart-stacks/content/stacks.json',
        'evidence/content/starterCorrections.json',
        'dashboard/content/patternCards.json',
      )
      .map(read)
      .join(' ')
    const named = all.filter(({ id }) => listed.includes(`"${id}"`) || modules.includes(`[^${id}`))
    const nowhere = named.filter(({ id, locator, notOpened }) => !locator && !notOpened && modulesCite(id).length === 0)
    expect(nowhere.map(({ id }) => id)).toEqual([])
  })

  it('say that their abstract alone was read where nothing else of them is named', () => {
    const marked = all.filter(({ abstractOnly }) => abstractOnly)
    expect(marked.length).toBeGreaterThan(150)
    expect(marked.filter(({ notOpened }) => notOpened)).toEqual([])
    const onlyAbstract = all.filter(({ locator }) => /^abstract(?:, results)?$/.test(locator ?? ''))
    const elsewhere = ({ id }: Reference) => modulesCite(id).some((place) => !place.includes('abstract'))
    expect(
      onlyAbstract.filter((one) => !one.abstractOnly && !one.notOpened && !elsewhere(one)).map(({ id }) => id),
    ).toEqual([])
  })

  it('say of results and findings whether they were read in the abstract, or as who gives them', () => {
    const places = [...modules.matchAll(/\[\^[a-z0-9-]+, ([^\]]+)/g)].map(([, place]) => place!)
    const own = all.flatMap(({ locator, kind }) => (kind === 'official-page' ? [] : (locator ?? []))) as string[]
    const whole = /^(?:(?:main |key )?results|findings|methods|conclusions|interpretation|summary, [a-z]+)$/
    expect([...places, ...own].filter((place) => whole.test(place))).toEqual([])
  })

  it('say so where a page was cited from memory and could not be opened', () => {
    const unopened = [
      'bad-itch',
      'beyene-menarche-1989',
      'flint-reward-1975',
      'nhs-hair-loss',
      'nhs-lipoedema',
      'ods-magnesium',
      'ods-omega-3',
    ]
    expect(unopened.filter((id) => !find(id)?.oneLine.includes('not opened'))).toEqual([])
  })

  it('lead to the page itself', () => {
    expect(find('fda-fezolinetant-2024')?.url).not.toBe('https://www.fda.gov/drugs/drug-safety-and-availability')
    expect(find('activity-guidelines-2018')?.url).toMatch(/odphp\.health\.gov/)
    expect(find('eu-parabens-2014')?.url).toMatch(/2014\/358/)
    expect(find('brain-fog-counsel-2024')?.kind).not.toBe('position-statement')
  })
})
