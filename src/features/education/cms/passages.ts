import type { EducationModule } from '@/payload-types'
import type { Passage } from '@/shared/search/libraryIndex'

import { sectionsOf } from '../domain/sections'

/** The search passages of a published module: one for the whole, then one per section. */
export function toPassages(module: EducationModule): Passage[] {
  const { slug, title, description, keyInsight, redFlags } = module
  const [lead, ...sections] = sectionsOf(module.content?.root)
  const common = { slug, title, description: '', summary: '' }
  const flags = (redFlags ?? []).map(({ text }) => text).join('\n')
  return [
    { ...common, description, summary: keyInsight, anchor: '', heading: '', body: lead?.text ?? '' },
    ...sections.map(({ heading, anchor, text }) => ({ ...common, heading, anchor, body: text })),
    ...(flags ? [{ ...common, heading: 'When to see someone', anchor: '', body: flags }] : []),
  ]
}
