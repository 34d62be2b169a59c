import type { EducationModule } from '@/payload-types'
import type { Passage } from '@/shared/search/passage'

import { sectionsOf } from '../domain/sections'

/**
 * The search passages of a published module: one for the whole, then one per section.
 * @param redFlags in words
 */
export function toPassages(module: EducationModule, redFlags: readonly string[]): Passage[] {
  const { slug, title, description, keyInsight } = module
  const [lead, ...sections] = sectionsOf(module.content?.root)
  const common = { slug, title, description: '', summary: '' }
  const flags = redFlags.join('\n')
  return [
    { ...common, description, summary: keyInsight, anchor: '', heading: '', body: lead?.text ?? '' },
    ...sections.map(({ heading, anchor, text }) => ({ ...common, heading, anchor, body: text })),
    ...(flags ? [{ ...common, heading: 'When to see someone', anchor: '', body: flags }] : []),
  ]
}
