import type { Config, Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { describeLimit, showCharacterLimits } from './characterLimits'

describe('the room of a text', () => {
  it.each([
    [0, '0 of 120', ''],
    [107, '107 of 120', ''],
    [108, '108 of 120', '12 characters left'],
    [119, '119 of 120', '1 character left'],
    [120, '120 of 120', '0 characters left'],
    [121, '121 of 120', '1 character too many'],
    [130, '130 of 120', '10 characters too many'],
  ])('of 120, with %i taken: seen always, read out only near the bound', (length, shown, said) => {
    expect(describeLimit(length, 120)).toEqual({ shown, said, isNear: said !== '' })
  })

  it('stands below every text with a bound, however deep, and below no other field', () => {
    const bounded = (name: string): Field => ({ name, type: 'text', maxLength: 9 })
    const fields: Field[] = [
      bounded('plain'),
      { name: 'unbounded', type: 'text' },
      { name: 'several', type: 'text', hasMany: true, maxLength: 9 },
      { type: 'collapsible', label: '', fields: [{ name: 'rows', type: 'array', fields: [bounded('inRow')] }] },
      { type: 'tabs', tabs: [{ label: '', fields: [{ name: 'inTab', type: 'textarea', maxLength: 9 }] }] },
      { name: 'blocks', type: 'blocks', blocks: [{ slug: 'one', fields: [bounded('inBlock')] }] },
    ]
    const config = { collections: [{ slug: 'c', fields }], globals: [{ slug: 'g', fields }] } as unknown as Config
    const { collections, globals } = showCharacterLimits(config)
    const named = (found: unknown): string[] => {
      if (!found || typeof found !== 'object') return []
      const { name, admin } = found as { name?: string; admin?: { components?: { afterInput?: unknown[] } } }
      return [...(admin?.components?.afterInput ? [name!] : []), ...Object.values(found).flatMap(named)]
    }
    const below = ['plain', 'inRow', 'inTab', 'inBlock']
    expect([named(collections), named(globals)]).toEqual([below, below])
  })
})
