import type { CollectionBeforeChangeHook } from 'payload'

import type { EducationModule } from '@/payload-types'
import { refusePublishing } from '@/shared/cms/refuseForbiddenClaims'

import { textBlocks, uncitedFacts } from '../domain/textBlocks'

const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 89).trim()}…` : text)

/** Whatever way a module is published: what sounds like a fact has its source. */
export const refuseUncitedFacts: CollectionBeforeChangeHook<EducationModule> = ({ collection, data, req }) => {
  if (data._status !== 'published') return data
  const [first, ...others] = uncitedFacts(textBlocks(data.content?.root))
  if (first === undefined) return data
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const message = `A fact without a source: “${shortened(first)}”${more}. Put a citation behind it.`
  refusePublishing(req, collection.slug, [{ path: 'content', message }])
  return data
}
