import type { CollectionBeforeChangeHook, FlattenedField, GlobalBeforeChangeHook } from 'payload'

import { textBlocks, uncitedFacts } from '@/shared/lib/textBlocks'

import { richTexts } from './publicTexts'
import { refusePublishing, refusePublishingOfGlobal } from './refuseForbiddenClaims'

const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 89).trim()}…` : text)

const uncitedErrors = (fields: readonly FlattenedField[], doc: Record<string, unknown>) =>
  richTexts(fields, doc).flatMap(({ path, root }) => {
    const [first, ...others] = uncitedFacts(textBlocks(root))
    if (first === undefined) return []
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return [{ path, message: `A fact without a source: “${shortened(first)}”${more}. Put a citation behind it.` }]
  })

/** Whatever way an article is published: what sounds like a fact in its rich texts has its source. */
export const refuseUncitedFacts: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (data._status === 'published')
    refusePublishing(req, collection.slug, uncitedErrors(collection.flattenedFields, data))
  return data
}

/** {@link refuseUncitedFacts} for a global. */
export const refuseUncitedFactsOfGlobal: GlobalBeforeChangeHook = ({ data, global, req }) => {
  const doc = data as Record<string, unknown>
  if (doc._status !== 'draft') refusePublishingOfGlobal(req, global.slug, uncitedErrors(global.flattenedFields, doc))
  return doc
}
