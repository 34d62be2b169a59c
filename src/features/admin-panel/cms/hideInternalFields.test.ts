import type { Config, Field } from 'payload'
import { expect, it } from 'vitest'

import { hideInternalFields } from './hideInternalFields'

it('compares no field that no form shows, however deep, and every other one', () => {
  const inner = (name: string): Field => ({ name, type: 'text', admin: { hidden: true } })
  const fields: Field[] = [
    inner('digest'),
    { name: 'shown', type: 'text', admin: { position: 'sidebar' } },
    { type: 'tabs', tabs: [{ label: '', fields: [inner('inTab'), { name: 'alsoShown', type: 'text' }] }] },
    { name: 'rows', type: 'array', fields: [inner('inRow')] },
  ]
  const { collections } = hideInternalFields({ collections: [{ slug: 'c', fields }] } as Config)
  const withoutDifference = (found: unknown): string[] => {
    if (!found || typeof found !== 'object') return []
    const { name, admin } = found as { name?: string; admin?: { components?: { Diff?: string } } }
    const own = admin?.components?.Diff?.endsWith('#HiddenDifference') ? [name!] : []
    return [...own, ...Object.values(found).flatMap(withoutDifference)]
  }
  expect(withoutDifference(collections)).toEqual(['digest', 'inTab', 'inRow'])
})
